import type { CapturedRequest, Token, TokenSettings } from '#contracts/webhooks';
import type { Random } from '#sandbox';
import { timeText } from './time-text.ts';

export interface Hook {
  readonly token: Token;
  readonly endsAt: number;
  readonly limit: number;
  readonly requests: CapturedRequest[];
  /** The account's key that it was made with. */
  readonly owner?: string | undefined;
}

export interface State {
  readonly random: Random;
  readonly hooks: Map<string, Hook>;
}

/** The hook that a request may change: its own, and the account's key that it carries. */
export interface Origin {
  readonly owner: string | undefined;
  /** The uuid of the hook whose settings are replaced. */
  readonly uuid?: string;
}

const LONGEST_SECONDS = 7 * 86_400;
const MOST_RECORDED = 100;

/** The settings that take an account, among those that are set. */
export function accountSettings(fields: Readonly<Record<string, unknown>>): string[] {
  return ['alias', 'group_id'].filter((name) => (fields[name] ?? null) !== null);
}

/** The names of settings that a token cannot have, besides those that the contract refuses. */
export function wrongSettings(fields: Readonly<Record<string, unknown>>, { hooks }: State, origin: Origin): string[] {
  const { clone_from: source, alias } = fields;
  const isTaken = ({ token }: Hook) => alias != null && token.alias === alias && token.uuid !== origin.uuid;
  return [
    ...(origin.owner === undefined ? accountSettings(fields) : []),
    ...(source === undefined || hooks.has(String(source)) ? [] : ['clone_from']),
    ...([...hooks.values()].some(isTaken) ? ['alias'] : []),
  ];
}

export function hookOf(uuid: string, settings: TokenSettings, now: number, owner?: string): Hook {
  const { default_status = 200, default_content = '', default_content_type = 'text/html', timeout = 0 } = settings;
  const { cors = false, actions = false, request_limit = MOST_RECORDED, alias = null } = settings;
  const expiry = typeof settings.expiry === 'number' ? settings.expiry : LONGEST_SECONDS;
  const endsAt = now + expiry * 1000;
  const token: Token = {
    uuid,
    redirect: false,
    alias,
    timeout,
    premium: owner !== undefined,
    ip: '192.0.2.10',
    user_agent: 'manifold',
    default_content,
    default_status,
    default_content_type,
    cors,
    actions,
    expiry,
    premium_expires_at: null,
    created_at: timeText(now),
    updated_at: timeText(now),
    expires_at: timeText(endsAt),
  };
  return { token, endsAt, limit: Math.min(MOST_RECORDED, request_limit), requests: [], owner };
}

/** The hook with other settings. What it recorded stays. */
export function changedHook(hook: Hook, settings: TokenSettings, now: number): Hook {
  const { uuid, created_at } = hook.token;
  const changed = hookOf(uuid, settings, now, hook.owner);
  const { expiry, expires_at } = hook.token;
  const isOpen = hook.endsAt === Infinity;
  return {
    ...changed,
    ...(isOpen && { endsAt: Infinity }),
    requests: hook.requests,
    token: { ...changed.token, created_at, ...(isOpen && { expiry, expires_at }) },
  };
}

/** A token as the list of an account has it. */
export function listedToken({ token, requests }: Hook): Token {
  const latest = requests.at(-1);
  return {
    ...token,
    user_id: 1,
    group_id: null,
    requests: requests.length,
    latest_request_id: latest?.uuid ?? null,
    latest_request_at: latest?.created_at ?? null,
  };
}
