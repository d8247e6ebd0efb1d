import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cell, error, type Run, runCell, type Used } from './cell.ts';
import { fill, order, orderOf, PLACES } from './features.ts';
import { product } from './pairs.ts';
import { type Ask, TRANSPORTS } from './transports.ts';
import { type Caller, soon, World } from './world.ts';

/*
 * What a request takes, by every way in which it can end: each of these features by each transport with each end. What was taken
 * is given back if the next request finds it.
 */
const ENDS = ['success', 'refusal', 'error', 'time-out', 'a caller that leaves'] as const;
type End = (typeof ENDS)[number];

/** Feature by feature: its settings, and how a request is refused by it. */
const FEATURES = {
  budgets: {
    settings: { budgets: { rules: [{ name: 'single', of: 'concurrency', per: 'key', limit: 1 }] } },
    refuse: refusedByBudget,
  },
  price: { settings: {}, refuse: refusedByPrice },
  overload: { settings: { server: { overload: { maxInFlight: PLACES } } }, refuse: refusedByOverload },
  'operation coalescing': {
    settings: { performance: { coalesceCalls: false, cache: false, responseCache: false } },
    refuse: refusedByScopes,
  },
  'response cache': { settings: { performance: {} }, refuse: refusedByScopes },
} as const;
type Feature = keyof typeof FEATURES;

const world = new World();
beforeAll(() => world.start());
afterAll(() => world.close());

const cells = product<{ feature: Feature; transport: Cell['transport']; end: End }>({
  feature: Object.keys(FEATURES) as Feature[],
  transport: TRANSPORTS,
  end: ENDS,
});

describe('what is taken is given back', () => {
  it.each(cells.map((cell, at) => [`${cell.feature} · ${cell.transport} · ${cell.end}`, cell, `11-${at}`] as const))(
    '%s',
    async (_name, { feature, transport, end }, id) => {
      const cell: Cell = { feature, transport, plugins: 'no plugin', caller: 'key' };
      const settings = {
        ...FEATURES[feature].settings,
        // A connection that is not given back is missed soon.
        apis: { marketplace: { connections: 8 } },
        ...(end === 'time-out' && { limits: { cost: 40, timeouts: { operation: '400ms' } } }),
      };
      await runCell(world, cell, { settings, run: (given) => ended(given, feature, end) }, id);
    },
  );
});

/** Ends a request, or several equal ones where they are shared. */
async function ended(run: Run, feature: Feature, end: End): Promise<Used | void> {
  const { id, a } = run;
  const [first, second] = feature === 'operation coalescing' ? [a, a] : [a, undefined];
  const callers = second ? [first, second] : [first];
  if (end === 'refusal') return FEATURES[feature].refuse(run);
  if (end === 'success') {
    // Requests that ask for their cost are not shared.
    const ask = { ...order(id), ...(!second && { extensions: { cost: true } }) };
    const costs = (actual: number) =>
      !second && { extensions: { cost: { estimated: { worst: 1, expected: 1 }, actual } } };
    const whole = (actual: number) => run.whole({ ...orderOf(id, a), ...costs(actual) });
    const gate = world.upstream.hold(new RegExp(id));
    const answers = callers.map((from) => run.answer(from, ask));
    await (second ? run.inFlight(2) : gate.reached(1));
    gate.open();
    expect(await Promise.all(answers)).toEqual(callers.map(() => whole(1)));
    expect(run.calls()).toEqual([`- GET /market/order/${id}`]);
    if (feature === 'response cache') for (const _again of [1, 2]) expect(await run.answer(a, ask)).toEqual(whole(0));
  }
  if (end === 'error') {
    const ask = order(`${id}-fails`);
    const gate = world.upstream.hold(new RegExp(id));
    const answers = callers.map((from) => run.answer(from, ask));
    await (second ? run.inFlight(2) : gate.reached(1));
    gate.open();
    for (const answer of await Promise.all(answers))
      expect(answer).toEqual(run.whole({ data: { order: null }, errors: [failed(500)] }));
    expect(run.calls()).toEqual([`- GET /market/order/${id}-fails`]);
    if (feature === 'response cache') {
      expect(await run.answer(a, ask)).toMatchObject(run.whole({ data: { order: null } }));
      expect(run.calls()).toHaveLength(2);
    }
  }
  if (end === 'time-out') {
    const gate = world.upstream.hold(new RegExp(id));
    const answers = callers.map((from) => run.answer(from, order(id)));
    for (const answer of await Promise.all(answers))
      expect(answer).toEqual(run.whole({ data: { order: null }, errors: [timedOut()] }));
    await soon(() => expect(world.upstream.left).toEqual([`- GET /market/order/${id}`]));
    gate.open();
    return;
  }
  if (end === 'a caller that leaves') {
    const gate = world.upstream.hold(new RegExp(`${id}$`));
    const requests = callers.map((from) => run.leaving(from, order(id)));
    await gate.reached(1);
    if (second) {
      // The other one that waits is answered.
      await run.inFlight(2);
      const [one] = requests;
      await one?.leave();
      await soon(() => expect(run.served.metric('manifold_requests_in_flight')).toBe(1));
      expect(world.upstream.left).toEqual([]);
      const answer = run.answer(a, order(id));
      await run.inFlight(2);
      await requests[1]?.leave();
      await soon(() => expect(run.served.metric('manifold_requests_in_flight')).toBe(1));
      gate.open();
      expect(await answer).toEqual(run.whole(orderOf(id, a)));
      expect(run.calls()).toEqual([`- GET /market/order/${id}`]);
    } else {
      await requests[0]?.leave();
      await soon(() => expect(world.upstream.left).toEqual([`- GET /market/order/${id}`]));
      gate.open();
    }
  }
  await next(run, feature);
}

/** The next request finds what it needs. */
async function next(run: Run, feature: Feature): Promise<void> {
  const { id, a, b } = run;
  await soon(() => expect(run.served.metric('manifold_requests_in_flight')).toBe(0));
  if (feature === 'overload') await fill(run, b, id);
  for (const from of [a, b])
    expect(await run.answer(from, order(`${id}-next`))).toEqual(run.whole(orderOf(`${id}-next`, from)));
}

const at = { path: ['order'], locations: expect.any(Array) };
const failed = (status: number) =>
  error(
    'UPSTREAM_ERROR',
    `marketplace answered ${status}`,
    { api: 'marketplace', operation: 'getOrder', status, retryable: false },
    at,
  );
const timedOut = () => error('UPSTREAM_TIMEOUT', expect.any(String) as never, {}, at);

/** The first request is held while the second one comes. */
async function whileHeld(run: Run, from: Caller, ask: Ask, refused: unknown): Promise<void> {
  const { id, a } = run;
  const gate = world.upstream.hold(new RegExp(`${id}$`));
  const answer = run.answer(a, order(id));
  await gate.reached(1);
  expect(await run.answer(from, ask)).toEqual(refused);
  gate.open();
  expect(await answer).toEqual(run.whole(orderOf(id, a)));
}

async function refusedByBudget(run: Run): Promise<Used> {
  const refused = error('RATE_LIMITED', 'The budget single is used up.', {
    budget: 'single',
    retryAfter: expect.any(Number),
  });
  await whileHeld(run, run.a, order(`${run.id}-2`), run.refusal(429, refused));
  await next(run, 'budgets');
  return { asked: run.asked - 1 };
}

async function refusedByPrice(run: Run): Promise<void> {
  const message =
    'The operation may make 100 calls, and limits.cost is 40: orders up to 100. Lists of `first: 80` would pass.';
  const query = '{ orders(first: 200) { nodes { orderId } } }';
  const refused = run.refusal(400, error('OPERATION_TOO_COMPLEX', message, { cost: 100, limit: 40 }));
  await whileHeld(run, run.a, { query }, refused);
  await next(run, 'price');
}

async function refusedByOverload(run: Run): Promise<void> {
  for (const again of ['', '-again']) await fill(run, run.a, run.id + again);
}

/** A caller without the scope shares neither an execution nor a cached response. */
async function refusedByScopes(run: Run): Promise<void> {
  const { third, id } = run;
  const scope = 'marketplace:read:order';
  const refused = run.refusal(
    403,
    error('FORBIDDEN', `The caller needs the scope \`${scope}\`.`, { missingScopes: [scope] }),
  );
  await whileHeld(run, third, order(id), refused);
  for (const _again of [1, 2, 3]) expect(await run.answer(third, order(id))).toEqual(refused);
  await next(run, 'response cache');
}
