import { setTimeout as wait } from 'node:timers/promises';
import type { CapturedRequest, TokenSettings } from '#contracts/webhooks';
import { empty, json, mock, pathOf, type Reply, type SandboxRequest, UNKNOWN_PARAMETERS, type World } from '#sandbox';
import { recordedOf } from './sandbox/captured.ts';
import {
  accountSettings,
  changedHook,
  type Hook,
  hookOf,
  listedToken,
  type State,
  wrongSettings,
} from './sandbox/hooks.ts';
import { samples } from './sandbox/samples.ts';
import { searchTest } from './sandbox/search.ts';
import { timeIn } from './sandbox/time-text.ts';

/** A webhook that is there from the beginning, and does not end. */
const FIRST = '00000000-0000-4000-8000-000000000000';
/** Another, which the account has. */
const SECOND = '00000000-0000-4000-8000-000000000100';
const DAY = 86_400_000;
const LARGEST_BODY = 10 * 1024 * 1024;

/** Webhooks record whatever is sent to `/webhooks/<uuid>`: a hundred requests, a week long. A key is an account's. */
export const sandbox = mock({
  slug: 'webhooks',
  about: {
    data:
      'one for good, `00000000-0000-4000-8000-000000000000`, with seven requests, and one like it, ' +
      '`00000000-0000-4000-8000-000000000100`, which every account has',
    changes:
      'requests of any method are recorded, a hundred each; new ones end after a week at the latest; all can be changed and removed',
  },
  seed(world: World): State {
    const state = { random: world.random('webhooks'), hooks: new Map<string, Hook>() };
    for (const [index, uuid] of [FIRST, SECOND].entries()) {
      const yesterday = world.today - (index + 1) * DAY;
      const { token, ...hook } = hookOf(uuid, {}, yesterday);
      state.hooks.set(uuid, { ...hook, token: { ...token, expiry: null, expires_at: null }, endsAt: Infinity });
      hook.requests.push(...samples(state.random, uuid, yesterday));
    }
    return state;
  },
  errors: {
    async invalid(violations, { request }) {
      const fields = violations.map(pathOf);
      const inAccount = ownerIn(request) === undefined ? accountSettings((await request.json()) ?? {}) : [];
      return invalid([...new Set([...fields, ...inAccount])]);
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
    { requests: 10, seconds: 60, per: 'address', operations: ['deleteRequests'] },
  ],
  limitHeaders: ([state]) => ({
    'x-ratelimit-limit': String(state?.limit.requests),
    'x-ratelimit-remaining': String(state?.remaining),
  }),
  handlers: {
    listTokens(request, state, world) {
      const owner = ownerIn(request);
      if (owner === undefined) return failure(401, 'Unauthenticated');
      const isOwn = (hook: Hook) => hook.owner === owner || hook.token.uuid === SECOND;
      const own = [...state.hooks.values()].filter((hook) => isOwn(hook) && world.clock.now() < hook.endsAt);
      const key = ({ token }: Hook) => (request.query.get('order_by') === 'token_id' ? token.uuid : token.created_at);
      const rows = own.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
      if (request.query.get('order_direction') === 'desc') rows.reverse();
      const { is_last_page: _isLast, ...page } = pageOf(rows.map(listedToken), request);
      return json({ ...page, last_page: Math.max(1, Math.ceil(page.total / page.per_page)) });
    },
    async createToken(request, state, world) {
      const fields = (await request.json()) ?? {};
      const owner = ownerIn(request);
      const wrong = wrongSettings(fields, state, { owner });
      if (wrong.length > 0) return invalid(wrong);
      const { alias: _alias, ...cloned } = state.hooks.get(String(fields['clone_from']))?.token ?? {};
      const uuid = state.random.uuid();
      const hook = hookOf(uuid, { ...cloned, ...fields } as TokenSettings, world.clock.now(), owner);
      state.hooks.set(uuid, hook);
      return json(hook.token);
    },
    getToken: (request, state, world) => withHook(request, state, world, ({ token }) => json(token)),
    updateToken: (request, state, world) =>
      withHook(request, state, world, async (hook) => {
        const { uuid } = hook.token;
        const fields = (await request.json()) ?? {};
        const wrong = wrongSettings(fields, state, { owner: ownerIn(request), uuid });
        if (wrong.length > 0) return invalid(wrong);
        const changed = changedHook(hook, fields, world.clock.now());
        state.hooks.set(uuid, changed);
        return json(changed.token);
      }),
    deleteToken: (request, state, world) =>
      withHook(request, state, world, ({ token }) => {
        state.hooks.delete(token.uuid);
        return empty(204);
      }),
    listRequests: (request, state, world) =>
      withHook(request, state, world, ({ requests }) => {
        const found = selectedRows(request, requests);
        if (!Array.isArray(found)) return found;
        return json(pageOf(request.query.get('sorting') === 'newest' ? found.toReversed() : found, request));
      }),
    getRequest: (request, state, world) =>
      withHook(request, state, world, ({ requests }) => {
        const row = requests.find(({ uuid }) => uuid === request.parameter('request'));
        return row ? json(row) : failure(404, 'No such request');
      }),
    deleteRequest: (request, state, world) =>
      withHook(request, state, world, ({ requests }) => {
        const at = requests.findIndex(({ uuid }) => uuid === request.parameter('request'));
        if (at < 0) return failure(404, 'No such request');
        requests.splice(at, 1);
        return empty();
      }),
    deleteRequests: (request, state, world) =>
      withHook(request, state, world, ({ requests }) => {
        const found = selectedRows(request, requests);
        if (!Array.isArray(found)) return found;
        const gone = new Set(found);
        requests.splice(0, Infinity, ...requests.filter((row) => !gone.has(row)));
        return empty();
      }),
  },
  async other(request, state, world) {
    const [, name = ''] = /^\/([\w-]{3,36})(\/|$)/.exec(request.path) ?? [];
    const hook = state.hooks.get(name) ?? [...state.hooks.values()].find(({ token }) => token.alias === name);
    if (!hook) return undefined;
    const now = world.clock.now();
    if (now >= hook.endsAt || hook.requests.length >= hook.limit) return failure(410, 'The token has ended');
    if (Number(request.headers['content-length']) > LARGEST_BODY) return failure(413, 'The body is too large');
    const recorded = await recordedOf(request, hook, state.random.uuid(), now);
    hook.requests.push(recorded);
    const { uuid, default_status, default_content, default_content_type, timeout, cors } = hook.token;
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

const ownerIn = ({ headers }: SandboxRequest) => headers['api-key']?.toString() || undefined;

/** The answer over the hook that a path names, for those who may see it. */
function withHook(
  request: SandboxRequest,
  { hooks }: State,
  { clock }: World,
  answer: (hook: Hook) => Reply | Promise<Reply>,
): Reply | Promise<Reply> {
  const hook = hooks.get(request.parameter('uuid'));
  if (!hook) return failure(404, 'No such token');
  if (clock.now() >= hook.endsAt) return failure(410, 'The token has ended');
  if (hook.owner !== undefined && hook.owner !== ownerIn(request)) return failure(401, 'Unauthenticated');
  return answer(hook);
}

/** The rows that a search selects, or its refusal. */
function selectedRows({ query }: SandboxRequest, rows: readonly CapturedRequest[]): CapturedRequest[] | Reply {
  const search = query.get('query');
  const test = search === null ? () => true : searchTest(search);
  if (!test) return invalid(['query']);
  const bounds = ['date_from', 'date_to'].map((name) => [name, timeIn(query.get(name) ?? '')] as const);
  const wrong = bounds.filter(([name, time]) => query.has(name) && time === undefined);
  if (wrong.length > 0) return invalid(wrong.map(([name]) => name));
  const [from = -Infinity, to = Infinity] = bounds.map(([, time]) => time);
  return rows.filter((row) => {
    const time = timeIn(row.created_at) ?? 0;
    return time >= from && time <= to && test(row as never);
  });
}

function pageOf(rows: readonly object[], request: SandboxRequest) {
  const [page, size] = [request.int('page', 1), request.int('per_page', 50)];
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
