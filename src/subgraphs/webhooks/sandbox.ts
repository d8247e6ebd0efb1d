import { setTimeout as wait } from 'node:timers/promises';
import type { CapturedRequest, Token, TokenSettings } from '#contracts/webhooks';
import { json, type Random, type Reply, type SandboxRequest, standIn, type World } from '#sandbox';
import { address } from '#sandbox/world/people';

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

/** A webhook that is there from the beginning, and does not end. */
const FIRST = '00000000-0000-4000-8000-000000000000';
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
  handlers: {
    async createToken(request, state, world) {
      // A body that is not a JSON object counts as empty.
      const fields = (await request.json()) ?? {};
      const wrong = Object.entries(fields).filter(([name, value]) => RULES[name]?.(value, state) === false);
      if (wrong.length > 0) return invalid(wrong.map(([name]) => name));
      const cloned = state.hooks.get(String(fields['clone_from']))?.token;
      const uuid = state.random.uuid();
      const hook = hookOf(uuid, { ...cloned, ...fields } as TokenSettings, world.clock.now());
      state.hooks.set(uuid, hook);
      return json(hook.token);
    },
    listRequests(request, state, world) {
      const hook = state.hooks.get(request.parameter('uuid'));
      if (!hook) return failure(404, 'No such token');
      if (world.clock.now() >= hook.endsAt) return failure(410, 'The token has ended');
      const page = request.int('page', request.query.has('page') ? Number.NaN : 1);
      const size = request.int('per_page', request.query.has('per_page') ? Number.NaN : 50);
      if (!(page >= 1)) return invalid(['page']);
      if (!(size >= 1 && size <= 100)) return invalid(['per_page']);
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

const whole = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isText = (value: unknown) => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';

/** The constraints on a token's settings. */
const RULES: Readonly<Record<string, (value: unknown, state: State) => boolean>> = {
  default_status: whole(200, 599),
  default_content: isText,
  default_content_type: isText,
  timeout: whole(0, 30),
  listen: whole(0, 10),
  expiry: (value) => value === null || isFlag(value) || whole(1, LONGEST_SECONDS)(value),
  request_limit: whole(0, 10_000),
  cors: isFlag,
  actions: isFlag,
  clone_from: (value, { hooks }) => typeof value === 'string' && hooks.has(value),
  // Both take an account.
  alias: (value) => value === null,
  group_id: (value) => value === null,
};

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

/** The members that all recorded requests share. Empty maps are empty lists. */
function rowOf(uuid: string, tokenId: string, time: number): CapturedRequest {
  return {
    uuid,
    type: 'web',
    token_id: tokenId,
    ip: '192.0.2.10',
    country: null,
    country_code: null,
    region: null,
    city: null,
    query: null,
    request: null,
    files: [],
    note: null,
    custom_action_output: [],
    custom_action_errors: [],
    time: 0.0021,
    sorting: time * 1000,
    created_at: timeText(time),
    updated_at: timeText(time),
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

/** A day of somebody's parcels: requests, a form, a mail, and a name looked up. */
function samples(random: Random, day: number): CapturedRequest[] {
  const { city, region, countryCode, countryName } = address(random);
  const from = {
    country: countryName,
    country_code: countryCode,
    region,
    city,
    ip: '198.51.100.4',
    hostname: 'webhook.test',
  };
  const url = `https://webhook.test/${FIRST}`;
  const row = (index: number) => ({ ...rowOf(random.uuid(), FIRST, day + index * 3_600_000), ...from });
  const web = (index: number, type: string, content: string): CapturedRequest => ({
    ...row(index),
    method: 'POST',
    url,
    headers: { 'content-type': [type], 'content-length': [String(content.length)] },
    user_agent: 'parcels/1.0',
    content,
    size: content.length,
  });
  const parcels = ['packed', 'moved', 'moved', 'delivered'].map((event, index) => ({
    ...web(index, 'application/json', JSON.stringify({ parcel: 17, event })),
    url: `${url}?event=${event}`,
    query: { event },
  }));
  const mail = {
    type: 'email',
    sender: 'depot@example.test',
    message_id: '<17@example.test>',
    destinations: [`${FIRST}@webhook.test`],
  };
  const checks = { spam: true, virus: true, spf: true, dkim: true, dmarc: false };
  return [
    ...parcels,
    {
      ...web(4, 'application/x-www-form-urlencoded', 'parcel=17&tags%5B%5D=left'),
      request: { parcel: '17', tags: ['left'] },
    },
    {
      ...row(5),
      ...mail,
      checks,
      content: 'Subject: Parcel 17\r\n\r\nIt is there.',
      text_content: 'It is there.',
      html_content: '',
    },
    { ...row(6), type: 'dns', content: `${FIRST}.webhook.test A`, headers: [] },
  ];
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

const timeText = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

function invalid(fields: readonly string[]): Reply {
  const errors = Object.fromEntries(fields.map((field) => [field, [`The ${field} is invalid.`]]));
  return json({ message: 'The given data was invalid.', errors }, 422);
}

function failure(status: number, message: string): Reply {
  return json({ success: false, error: { message, id: null } }, status);
}
