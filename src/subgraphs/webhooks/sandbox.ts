import { setTimeout as wait } from 'node:timers/promises';
import type { CapturedRequest, Token, TokenSettings } from '#contracts/webhooks';
import {
  json,
  pathOf,
  type Random,
  type Reply,
  type SandboxRequest,
  standIn,
  UNKNOWN_PARAMETERS,
  type World,
} from '#sandbox';
import { FIRST, rowOf, samples, timeText } from './sandbox/samples.ts';

interface Hook {
  readonly token: Token;
  readonly endsAt: number;
  readonly limit: number;
  readonly requests: CapturedRequest[];
}

interface State {
  readonly random: Random;
  readonly hooks: Map<string, Hook>;
}

type Fields = Readonly<Record<string, unknown>>;

const DAY = 86_400_000;
const LONGEST_SECONDS = 7 * 86_400;
const MOST_RECORDED = 100;
const LARGEST_BODY = 10 * 1024 * 1024;

/** Webhooks without an account: they record whatever is sent to `/webhooks/<uuid>`, a hundred requests and a week long. */
export const sandbox = standIn({
  slug: 'webhooks',
  about: {
    data: 'one for good, `00000000-0000-4000-8000-000000000000`, with seven requests',
    changes: 'requests of any method are recorded, a hundred each; new ones end after a week at the latest',
  },
  seed(world: World): State {
    const state = { random: world.random('webhooks'), hooks: new Map<string, Hook>() };
    const yesterday = world.today - DAY;
    const { token, ...hook } = hookOf(FIRST, {}, yesterday);
    state.hooks.set(FIRST, { ...hook, token: { ...token, expiry: null, expires_at: null }, endsAt: Infinity });
    hook.requests.push(...samples(state.random, yesterday));
    return state;
  },
  errors: {
    async invalid(violations, { request }) {
      const fields = violations.map(pathOf);
      return invalid([...new Set([...fields, ...accountFields((await request.json()) ?? {})])]);
    },
    unmatched: () => failure(404, 'There is nothing at this address'),
    throttled: ({ waitMs }) => {
      const reply = failure(429, 'Too Many Attempts.');
      return { ...reply, headers: { ...reply.headers, 'retry-after': String(Math.ceil(waitMs / 1000)) } };
    },
    failed: (status, message) => (status === 422 ? invalid(['body']) : failure(status, message)),
  },
  ignores: [
    UNKNOWN_PARAMETERS,
    {
      in: 'body',
      rules: ['unknown'],
      what: 'unknown members of the body',
      why: 'the validation of Laravel checks those that it knows',
    },
    { in: 'body', rules: ['syntax'], what: 'a body that is not a JSON object', why: 'it counts as empty' },
    { in: 'query', rules: ['enum'], names: ['sorting'], what: 'any `sorting`', why: 'all but `newest` means `oldest`' },
  ],
  limits: [
    { requests: 120, seconds: 60, per: 'address', operations: ['listRequests'] },
    { requests: 10, seconds: 60, per: 'address', operations: ['createToken'] },
  ],
  limitHeaders: ([state]) => ({
    'x-ratelimit-limit': String(state?.limit.requests),
    'x-ratelimit-remaining': String(state?.remaining),
  }),
  handlers: {
    async createToken(request, state, world) {
      const fields = (await request.json()) ?? {};
      const { clone_from: source } = fields;
      const cloned = state.hooks.get(String(source))?.token;
      const wrong = [...accountFields(fields), ...(source === undefined || cloned ? [] : ['clone_from'])];
      if (wrong.length > 0) return invalid(wrong);
      const uuid = state.random.uuid();
      const hook = hookOf(uuid, { ...cloned, ...fields } as TokenSettings, world.clock.now());
      state.hooks.set(uuid, hook);
      return json(hook.token);
    },
    listRequests(request, state, world) {
      const hook = state.hooks.get(request.parameter('uuid'));
      if (!hook) return failure(404, 'No such token');
      if (world.clock.now() >= hook.endsAt) return failure(410, 'The token has ended');
      const [page, size] = [request.int('page', 1), request.int('per_page', 50)];
      const rows = request.query.get('sorting') === 'newest' ? hook.requests.toReversed() : hook.requests;
      return json(pageOf(rows, page, size));
    },
  },
  async other(request, state, world) {
    const [, uuid = ''] = /^\/([0-9a-f-]{36})(\/|$)/.exec(request.path) ?? [];
    const hook = state.hooks.get(uuid);
    if (!hook) return undefined;
    const now = world.clock.now();
    if (now >= hook.endsAt || hook.requests.length >= hook.limit) return failure(410, 'The token has ended');
    if (Number(request.headers['content-length']) > LARGEST_BODY) return failure(413, 'The body is too large');
    const recorded = await recordedOf(request, hook, state.random.uuid(), now);
    hook.requests.push(recorded);
    const { default_status, default_content, default_content_type, timeout, cors } = hook.token;
    if (timeout) await wait(timeout * 1000);
    return {
      status: default_status,
      headers: {
        'content-type': default_content_type,
        'x-request-id': recorded.uuid,
        'x-token-id': uuid,
        ...(cors && { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }),
      },
      body: default_content ?? '',
    };
  },
});

/** The fields that take an account, among those that are set. */
function accountFields(fields: Fields): string[] {
  return ['alias', 'group_id'].filter((name) => (fields[name] ?? null) !== null);
}

function hookOf(uuid: string, settings: TokenSettings, now: number): Hook {
  const { default_status = 200, default_content = '', default_content_type = 'text/html', timeout = 0 } = settings;
  const { cors = false, actions = false, request_limit = MOST_RECORDED } = settings;
  const expiry = typeof settings.expiry === 'number' ? settings.expiry : LONGEST_SECONDS;
  const endsAt = now + expiry * 1000;
  const token: Token = {
    uuid,
    redirect: false,
    alias: null,
    timeout,
    premium: false,
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
  return { token, endsAt, limit: Math.min(MOST_RECORDED, request_limit), requests: [] };
}

async function recordedOf(request: SandboxRequest, hook: Hook, uuid: string, now: number): Promise<CapturedRequest> {
  const content = await request.text();
  const { method, headers, base, path, query } = request;
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const named = Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat()]);
  return {
    ...rowOf(uuid, hook.token.uuid, now),
    method,
    url: `${base}${path}${query.size > 0 ? `?${query}` : ''}`,
    hostname: new URL(base).hostname,
    query: fieldsOf(query),
    request: isForm ? fieldsOf(new URLSearchParams(content)) : null,
    headers: Object.fromEntries(named) as Record<string, string[]>,
    user_agent: headers['user-agent'] ?? null,
    content,
    size: Buffer.byteLength(content),
  };
}

/** Fields as PHP reads them: `a[]=1` is a list, `a[b]=1` a map, and of equal names the last counts. */
function fieldsOf(pairs: URLSearchParams): Fields | null {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [written, value] of pairs) {
    const [, name = written, key] = /^([^[]+)\[([^\]]*)\]$/.exec(written) ?? [];
    const known = fields[name];
    if (key === undefined) fields[name] = value;
    else if (key === '') fields[name] = Array.isArray(known) ? [...(known as unknown[]), value] : [value];
    else fields[name] = { ...(typeof known === 'object' && known), [key]: value };
  }
  return pairs.size > 0 ? fields : null;
}

function pageOf(rows: readonly CapturedRequest[], page: number, size: number): object {
  const start = (page - 1) * size;
  return {
    data: rows.slice(start, start + size),
    total: rows.length,
    per_page: size,
    current_page: page,
    is_last_page: start + size >= rows.length,
    from: start + 1,
    to: Math.min(start + size, rows.length),
  };
}

function invalid(fields: readonly string[]): Reply {
  const errors = Object.fromEntries(fields.map((field) => [field, [`The ${field} is invalid.`]]));
  return json({ message: 'The given data was invalid.', errors }, 422);
}

function failure(status: number, message: string): Reply {
  return json({ success: false, error: { message, id: null } }, status);
}
