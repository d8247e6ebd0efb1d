import { expect } from 'vitest';
import { form } from '#test/multipart';
import { AGENT_FEATURES } from './agents.ts';
import { error, type Feature, type Run } from './cell.ts';
import type { Ask } from './transports.ts';
import { LONG_TEXT, PDF } from './upstream.ts';
import { type Caller, soon } from './world.ts';

/** The most requests in flight where a feature is about them. */
export const PLACES = 4;
export const ORDER = 'query Order($id: ID!) { order(id: $id) { orderId sellerId } }';
export const order = (id: string): Ask => ({ query: ORDER, variables: { id } });
export const orderOf = (id: string, { name }: Caller) => ({ data: { order: { orderId: id, sellerId: name } } });

/** Features, by their names. Each is used by two callers. */
export const FEATURES: Readonly<Record<string, Feature>> = {
  ...AGENT_FEATURES,
  'response cache': {
    async run(run) {
      const { id, a, b } = run;
      const ask = { ...order(id), isGet: !run.isWebSocket };
      const hits = run.served.metric('manifold_cache_hits_total', 'kind="response"');
      for (const from of [a, a, a, b, b, b]) {
        const { headers, ...whole } = await run.ask(from, ask);
        expect(whole).toEqual(run.whole(orderOf(id, from)));
        if (run.isStream) continue;
        expect(headers['cache-control']).toMatch(
          run.cell.caller === 'open' ? /^public, max-age=\d+$/ : /^private, max-age=\d+$/,
        );
        expect(headers['vary']).toBe(
          run.hasAuth ? 'accept, authorization, x-api-key' : a.isKnown ? 'accept, x-user' : 'accept',
        );
      }
      if (!run.isStream) {
        const { headers } = await run.ask(a, ask);
        const tag = { 'if-none-match': headers['etag'] as string };
        expect(await run.answer(a, { ...ask, headers: tag })).toEqual({ status: 304, results: [], end: 'complete' });
        // The response to another caller has another tag, where it is another response.
        const { status } = await run.ask(b, { ...ask, headers: tag });
        expect(status).toBe(a.isKnown ? 200 : 304);
      }
      expect(run.calls()).toEqual(run.callsOf(`GET /market/order/${id}`));
      const isCached = run.served.metric('manifold_cache_hits_total', 'kind="response"') > hits;
      expect(isCached).toBe(!run.hasPlugins);
    },
  },

  'operation coalescing': {
    settings: { performance: { coalesceCalls: false, cache: false, responseCache: false } },
    async run(run) {
      const { id, a, b } = run;
      const gate = run.world.upstream.hold(new RegExp(id));
      const answers = [a, a, b].map((from) => run.answer(from, order(id)));
      await run.inFlight(3);
      gate.open();
      expect(await Promise.all(answers)).toEqual([a, a, b].map((from) => run.whole(orderOf(id, from))));
      // The scopes of the second caller are others.
      const isShared = run.cell.caller === 'open';
      const count = run.hasPlugins ? 3 : isShared ? 1 : 2;
      expect(run.calls()).toHaveLength(count);
      expect([...new Set(run.calls())]).toEqual(run.callsOf(`GET /market/order/${id}`));
    },
  },

  'members in another order': {
    settings: { performance: { coalesceCalls: false, cache: false, responseCache: false } },
    async run(run) {
      const { id, a } = run;
      const gate = run.world.upstream.hold(new RegExp(id));
      const answers = [false, true].map((isReordered) => run.answer(a, { ...order(id), isReordered }));
      await run.inFlight(2);
      gate.open();
      expect(await Promise.all(answers)).toEqual([a, a].map((from) => run.whole(orderOf(id, from))));
      expect(run.calls()).toHaveLength(run.hasPlugins ? 2 : 1);
    },
  },

  'call coalescing': {
    settings: { performance: { coalesceOperations: false, cache: false, responseCache: false } },
    async run(run) {
      const { id, a, b } = run;
      const gate = run.world.upstream.hold(new RegExp(id));
      const asks = [a, a, b].map((from, at) =>
        run.answer(from, { query: `{ o${at}: order(id: "${id}") { orderId sellerId } }` }),
      );
      await run.inFlight(3);
      gate.open();
      expect(await Promise.all(asks)).toEqual(
        [a, a, b].map((from, at) => run.whole({ data: { [`o${at}`]: orderOf(id, from).data.order } })),
      );
      expect(run.calls()).toEqual(run.callsOf(`GET /market/order/${id}`));
    },
  },

  '@defer and @stream, by ids': { run: (run) => inParts(run, 'incrementalSpec=v0.2') },
  '@defer and @stream, by paths': { run: (run) => inParts(run, 'deferSpec=20220824') },

  'errors and cost in parts': {
    async run(run) {
      const { id, a, b } = run;
      const query = `query ($id: ID!) { ... @defer { order(id: $id) { orderId } } }`;
      for (const from of [a, b]) {
        const ask = {
          query,
          variables: { id: `${id}-fails` },
          parts: 'incrementalSpec=v0.2',
          extensions: { cost: true },
        } as const;
        const { results } = await run.ask(from, ask);
        const all = results as any[];
        expect(
          all.flatMap(({ errors = [], incremental = [], completed = [] }) => [
            ...errors,
            ...[...incremental, ...completed].flatMap((each: any) => each.errors ?? []),
          ]),
        ).toMatchObject([{ path: ['order'], extensions: { code: 'UPSTREAM_ERROR' } }]);
        expect(all.at(-1).extensions).toEqual({ cost: { estimated: { worst: 1, expected: 1 }, actual: 1 } });
      }
    },
  },

  subscriptions: {
    async run(run) {
      const { a, b } = run;
      const ask = { query: 'subscription { blockMined { cursor block { height hash } } }' };
      if (!run.isStream) {
        const refused = error(
          'BAD_REQUEST',
          'A subscription is a stream: send `Accept: text/event-stream`, or use a WebSocket.',
        );
        expect(await run.answer(a, ask)).toEqual(run.refusal(406, refused));
        return;
      }
      const streams = await Promise.all([a, b].map((from) => run.open(from, { ...ask, ...seenAs(run, from) })));
      const names = [...new Set([a.name, b.name])];
      await soon(() => expect(run.served.metric('manifold_subscriptions')).toBe(2));
      const pollsOf = (name: string) =>
        run.world.upstream.calls.filter((call) => call === `${name} GET /chain/latestblock`).length;
      // The second of these polls has begun when all follow, and the first one has ended.
      const before = names.map(pollsOf);
      await soon(() => names.every((name, at) => pollsOf(name) >= (before[at] ?? 0) + 2));
      for (const name of names) run.world.upstream.mine(name);
      for (const [at, from] of [a, b].entries()) {
        const { height, hash } = run.world.upstream.block(from.name);
        expect(await streams[at]?.next()).toEqual({
          data: { blockMined: { cursor: `${height}`, block: { height, hash } } },
          ...seenBy(run, from),
        });
      }
      for (const stream of streams) stream.leave();
      return { spent: expect.any(Number) as number };
    },
  },

  '@live': {
    settings: { subscriptions: { perCaller: 1, poll: '10ms' } },
    async run(run) {
      const { a, b, id } = run;
      const name = `publications/p/readers/${id}`;
      const ask = { query: `query @live { reader(id: "${name}") { entitlements { productId } } }` };
      if (!run.isStream) {
        const refused = error(
          'BAD_REQUEST',
          'A live query is a stream: send `Accept: text/event-stream`, or use a WebSocket.',
        );
        expect(await run.answer(a, ask)).toEqual(run.refusal(406, refused));
        return;
      }
      const has = (from: Caller, productId: string) => ({
        data: { reader: { entitlements: [{ productId }] } },
        ...seenBy(run, from),
      });
      const streams = await Promise.all([a, b].map((from) => run.open(from, { ...ask, ...seenAs(run, from) })));
      for (const [at, from] of [a, b].entries())
        expect(await streams[at]?.next()).toEqual(has(from, `first of ${from.name}`));
      // One more is refused, and costs nothing.
      const most = error('RATE_LIMITED', 'The caller has 1 subscriptions, which is the most: end one first.');
      expect(await run.answer(a, ask)).toEqual(run.refusal(429, most));
      const query = `mutation { updateReaderEntitlements(input: { id: "${name}", entitlements: [{ productId: "${id}" }] }) { __typename } }`;
      for (const from of a.isKnown ? [a, b] : [a]) await run.answer(from, { query });
      for (const [at, from] of [a, b].entries()) expect(await streams[at]?.next()).toEqual(has(from, id));
      for (const stream of streams) stream.leave();
      await soon(() => run.served.metric('manifold_live_queries') === 0);
      // One that ends by itself: another evaluation would be refused too.
      const denied = error(
        'PERMISSION_DENIED',
        expect.any(String) as never,
        {
          api: 'marketplace',
          operation: 'getOrder',
          status: 403,
          retryable: false,
        },
        { path: ['order'], locations: expect.any(Array) },
      );
      const live = { query: `query @live { order(id: "${id}-denied") { orderId } }` };
      expect(await run.answer(b, live)).toEqual(run.whole({ data: { order: null }, errors: [denied] }));
    },
  },

  uploads: {
    // A file may take any number of calls.
    settings: { limits: { cost: 500 } },
    async run(run) {
      const { id, a, b } = run;
      const query = `mutation ($file: Upload!) { concurrentAppend(input: { path: "${id}", content: { file: $file } }) { __typename ... on ConcurrentAppendSuccess { byteCount } } }`;
      const content = 'some content';
      const parts = [
        { name: 'operations', value: { query, variables: { file: null } } },
        { name: 'map', value: { 0: ['variables.file'] } },
        { name: '0', content },
      ];
      if (run.isWebSocket) {
        const refused = error(
          'BAD_USER_INPUT',
          'Variable "$file" got invalid value null; Expected non-nullable type "Upload!" not to be null.',
          {},
          { locations: expect.any(Array) },
        );
        expect(await run.answer(a, { query, variables: { file: null } })).toEqual(run.refusal(400, refused));
        return;
      }
      for (const from of [a, b]) {
        expect(await run.answer(from, { form: form(parts) })).toEqual(
          run.whole({
            data: { concurrentAppend: { __typename: 'ConcurrentAppendSuccess', byteCount: `${content.length}` } },
          }),
        );
      }
      expect(run.calls()).toHaveLength(2);
      expect(run.calls().map((call) => run.world.upstream.bodies.get(call))).toEqual([content, content]);
    },
  },

  downloads: {
    async run(run) {
      const { a, b } = run;
      const query = '{ consolidatedReport { download { url } } }';
      const { results } = await run.ask(a, { query });
      const { url } = (results[0] as any).data.consolidatedReport.download;
      const read = async (from: Caller) => {
        const answer = await run.read(from, url);
        return [answer.status, ...(await answer.all())];
      };
      expect(await read(a)).toEqual([200, `${PDF} for ${a.name}`]);
      const refused = { errors: [error('PERMISSION_DENIED', 'The download was offered to another caller.')] };
      // Without `auth`, what was offered to one is for everyone: each is sent what is its own.
      expect(await read(b)).toEqual(run.hasAuth ? [403, refused] : [200, `${PDF} for ${b.name}`]);
      return { asked: run.hasAuth ? 2 : 3 };
    },
  },

  'persisted documents': {
    async run(run) {
      const { id, a, b } = run;
      for (const from of [a, b])
        expect(await run.answer(from, { documentId: 'saved', variables: { id } })).toEqual(
          run.whole(orderOf(id, from)),
        );
      expect(run.calls()).toEqual(run.callsOf(`GET /market/order/${id}`));
      const refused = error('PERSISTED_QUERY_NOT_FOUND', 'No document is known by this `documentId`.');
      expect(await run.answer(a, { documentId: id })).toEqual(run.refusal(404, refused));
    },
  },

  budgets: {
    isAlone: true,
    settings: { budgets: { rules: [{ name: 'few', of: 'cost', per: 'key', limit: 2, within: 'day' }] } },
    async run(run) {
      const { id, a, b } = run;
      const refused = {
        ...error('RATE_LIMITED', 'The budget few is used up.', { budget: 'few', retryAfter: expect.any(Number) }),
      };
      for (const n of [1, 2])
        expect(await run.answer(a, order(`${id}-${n}`))).toEqual(run.whole(orderOf(`${id}-${n}`, a)));
      const { headers, ...whole } = await run.ask(a, order(`${id}-3`));
      expect(whole).toEqual(run.refusal(429, refused));
      if (!run.isStream) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      // The budget of another caller is another.
      const isOne = run.cell.transport === 'fetch' && !run.hasAuth;
      expect(await run.answer(b, order(`${id}-3`))).toEqual(
        isOne ? run.refusal(429, refused) : run.whole(orderOf(`${id}-3`, b)),
      );
    },
  },

  'price limit': {
    async run(run) {
      const { a, b } = run;
      const refused = error(
        'OPERATION_TOO_COMPLEX',
        'The operation may make 100 calls, and limits.cost is 40: orders up to 100. Lists of `first: 80` would pass.',
        { cost: 100, limit: 40 },
      );
      for (const from of [a, b])
        expect(await run.answer(from, { query: '{ orders(first: 200) { totalCount nodes { orderId } } }' })).toEqual(
          run.refusal(400, refused),
        );
      // Each alias of the rows has arguments of its own.
      const aliased = [1, 2, 3].map(
        (n) => `a${n}: nodes { paymentDisputes(first: ${n}) { nodes { paymentDisputeId } } }`,
      );
      const { results } = await run.ask(a, {
        query: `{ orders(first: 2) { ${aliased.join(' ')} } }`,
        extensions: { cost: true },
      });
      const { estimated, actual } = (results[0] as any).extensions.cost;
      expect(actual).toBeLessThanOrEqual(estimated.worst);
      expect(run.calls()).toHaveLength(actual);
    },
  },

  'explain and cost': {
    async run(run) {
      const { id, a, b } = run;
      for (const from of [a, b]) {
        const actual = from === a || a.isKnown ? 1 : 0;
        expect(await run.answer(from, { ...order(id), extensions: { cost: true } })).toEqual(
          run.whole({ ...orderOf(id, from), extensions: { cost: { estimated: { worst: 1, expected: 1 }, actual } } }),
        );
      }
      const explain = { ...order(id), extensions: { explain: true } };
      expect(await run.answer(a, explain)).toMatchObject(
        run.whole({
          data: null,
          extensions: { explain: { calls: [{ api: 'marketplace', operation: 'getOrder' }] } },
        }),
      );
      const refused = error('PERMISSION_DENIED', '`extensions.explain` is switched off.');
      if (run.hasAuth) expect(await run.answer(b, explain)).toEqual(run.refusal(403, refused));
      expect(run.calls()).toEqual(run.callsOf(`GET /market/order/${id}`));
    },
  },

  overload: {
    isAlone: true,
    settings: { server: { overload: { maxInFlight: PLACES } } },
    async run(run) {
      const { id, a, b } = run;
      await fill(run, a, id);
      expect(await run.answer(b, order(`${id}-b`))).toEqual(run.whole(orderOf(`${id}-b`, b)));
    },
  },

  'a caller that leaves': {
    async run(run) {
      const { id, a, b } = run;
      const gate = run.world.upstream.hold(new RegExp(id));
      for (const [at, from] of [a, b].entries()) {
        const { leave } = run.leaving(from, order(`${id}-${at}`));
        await gate.reached(at + 1);
        await leave();
        await soon(() => expect(run.world.upstream.left).toHaveLength(at + 1));
        expect(run.served.metric('manifold_requests_in_flight')).toBe(0);
      }
      gate.open();
    },
  },

  compression: {
    async run(run) {
      const { id, a, b } = run;
      const query = `{ order(id: "${id}-long") { sellerId buyerCheckoutNotes } }`;
      for (const [from, coding] of [
        [a, 'gzip'],
        [b, 'br'],
        [a, 'br'],
        [b, 'identity'],
      ] as const) {
        const { headers, ...whole } = await run.ask(from, { query, headers: { 'accept-encoding': coding } });
        expect(whole).toEqual(run.whole({ data: { order: { sellerId: from.name, buyerCheckoutNotes: LONG_TEXT } } }));
        const canCompress = !run.isWebSocket && run.cell.transport !== 'fetch';
        expect(headers['content-encoding']).toBe(canCompress && coding !== 'identity' ? coding : undefined);
        if (canCompress) expect(headers['vary']).toMatch(/accept-encoding/);
      }
      expect(run.calls()).toEqual(run.callsOf(`GET /market/order/${id}-long`));
    },
  },

  errors: {
    async run(run) {
      const { id, a, b } = run;
      const at = { path: ['order'], locations: [{ line: 1, column: 25 }] };
      const failed = {
        api: 'marketplace',
        operation: 'getOrder',
        status: 500,

        retryable: false,
      };
      for (const from of [a, b]) {
        expect(await run.answer(from, order(`${id}-none`))).toEqual(run.whole({ data: { order: null } }));
        const errors = [error('UPSTREAM_ERROR', 'marketplace answered 500', failed, at)];
        expect(await run.answer(from, order(`${id}-fails`))).toEqual(run.whole({ data: { order: null }, errors }));
        const invalid = error(
          'GRAPHQL_VALIDATION_FAILED',
          expect.stringContaining('nothing') as never,
          {},
          { locations: expect.any(Array) },
        );
        expect(await run.answer(from, { query: '{ nothing }' })).toEqual(run.refusal(400, invalid));
        const broken = error(
          'GRAPHQL_PARSE_FAILED',
          expect.stringContaining('Syntax Error') as never,
          {},
          { locations: expect.any(Array) },
        );
        expect(await run.answer(from, { query: '{' })).toEqual(run.refusal(400, broken));
        // A cursor of one list is none of another.
        const { results } = await run.ask(from, { query: '{ orders(first: 1) { pageInfo { endCursor } } }' });
        const after = (results[0] as any).data.orders.pageInfo.endCursor as string;
        const query = `{ paymentDisputes(first: 1, after: "${after}") { nodes { paymentDisputeId } } }`;
        const foreign = error(
          'BAD_USER_INPUT',
          '`after` is not a cursor of this list.',
          { arguments: ['after'] },
          { path: ['paymentDisputes'], locations: expect.any(Array) },
        );
        expect(await run.answer(from, { query })).toEqual(
          run.whole({ data: { paymentDisputes: null }, errors: [foreign] }),
        );
      }
    },
  },

  scopes: {
    async run(run) {
      const { id, a, b, third } = run;
      for (const from of [a, b]) expect(await run.answer(from, order(id))).toEqual(run.whole(orderOf(id, from)));
      const { headers, ...whole } = await run.ask(third, order(id));
      const refused = error('FORBIDDEN', 'The caller needs the scope `marketplace:read:order`.', {
        missingScopes: ['marketplace:read:order'],
      });
      expect(whole).toEqual(run.hasAuth ? run.refusal(403, refused) : run.whole(orderOf(id, third)));
      if (run.hasAuth && !run.isStream)
        expect(headers['www-authenticate']).toContain('error="insufficient_scope", scope="marketplace:read:order"');
      expect([...new Set(run.calls())]).toHaveLength(a.isKnown ? (run.hasAuth ? 2 : 3) : 1);
    },
  },

  _entities: {
    async run(run) {
      const { id, a, b, third } = run;
      const query = 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Order { orderId sellerId } } }';
      const ask = { query, variables: { of: [{ __typename: 'Order', orderId: id }] } };
      for (const from of [a, b])
        expect(await run.answer(from, ask)).toEqual(run.whole({ data: { _entities: [orderOf(id, from).data.order] } }));
      expect(run.calls()).toEqual(run.callsOf(`GET /market/order/${id}`));
      const refused = error('FORBIDDEN', 'The caller needs the scope `marketplace:read`.', {
        missingScopes: ['marketplace:read'],
      });
      if (run.hasAuth) expect(await run.answer(third, ask)).toEqual(run.refusal(403, refused));
    },
  },
};

/** How the envelop hook of the table sees a caller: it says so in each result, as hooks that decide by the caller do. */
const seenAs = ({ cell, a }: Run, from: Caller) =>
  cell.plugins === 'envelop hook' ? { headers: { 'x-seen': from === a ? 'a' : 'b' } } : {};
const seenBy = (run: Run, from: Caller) => {
  const { headers } = seenAs(run, from);
  return headers && { extensions: { seen: headers['x-seen'] } };
};

/** A deferred fragment and a streamed list, whose calls are held until the first part is read. */
async function inParts(run: Run, parts: Ask['parts']): Promise<void> {
  const { a, b } = run;
  const query = `{ ... @defer(label: "block") { latestBlock { height } }
    orders(first: 3) { nodes @stream(initialCount: 1, label: "orders") { orderId sellerId } } }`;
  for (const from of [a, b]) {
    const nodes = [1, 2, 3].map((n) => ({ orderId: `11-${n}`, sellerId: from.name }));
    const { height } = run.world.upstream.block(from.name);
    const [block, page] = [run.world.upstream.hold(/latestblock/), run.world.upstream.hold(/offset=2/)];
    const opening = run.open(from, { query, ...(parts && { parts }) });
    await Promise.all([block.reached(1), page.reached(1)]);
    const answer = await opening;
    const first: unknown[] = [await answer.next(), await answer.next()];
    page.open();
    first.push(await answer.next());
    block.open();
    expect([...first, ...(await answer.all())]).toEqual(
      parts === 'incrementalSpec=v0.2' ? byIds(nodes, height) : byPaths(nodes, height),
    );
    expect(answer.end).toBe('complete');
  }
}

const byIds = ([one, ...others]: readonly unknown[], height: number) => [
  {
    data: { orders: { nodes: [one] } },
    pending: [
      { id: '0', path: [], label: 'block' },
      { id: '1', path: ['orders', 'nodes'], label: 'orders' },
    ],
    hasNext: true,
  },
  { incremental: [{ id: '1', items: others.slice(0, 1) }], hasNext: true },
  { incremental: [{ id: '1', items: others.slice(1) }], completed: [{ id: '1' }], hasNext: true },
  { incremental: [{ id: '0', data: { latestBlock: { height } } }], completed: [{ id: '0' }], hasNext: false },
];

const byPaths = ([one, ...others]: readonly unknown[], height: number) => [
  { data: { orders: { nodes: [one] } }, hasNext: true },
  { incremental: [{ path: ['orders', 'nodes', 1], label: 'orders', items: others.slice(0, 1) }], hasNext: true },
  { incremental: [{ path: ['orders', 'nodes', 2], label: 'orders', items: others.slice(1) }], hasNext: true },
  { incremental: [{ path: [], label: 'block', data: { latestBlock: { height } } }], hasNext: false },
];

/** Fills the places of a gateway until it refuses a request, which no budget counts, and lets all others end. */
export async function fill(run: Run, from: Caller, id: string): Promise<void> {
  const refused = error('OVERLOADED', 'The gateway is overloaded.');
  const gate = run.world.upstream.hold(new RegExp(`${id}-in-`));
  const answers: Promise<unknown>[] = [];
  const expected: unknown[] = [];
  while (answers.length <= PLACES) {
    const each = `${id}-in-${answers.length}`;
    const answer = run.ask(from, order(each));
    const reached = gate.reached(answers.length + 1).then(() => undefined);
    const refusal = await Promise.race([answer, reached]);
    if (refusal) {
      const { headers, ...whole } = refusal;
      run.asked -= 1;
      expect(whole).toEqual(run.refusal(503, refused));
      if (!run.isStream) expect(headers['retry-after']).toBe('1');
      break;
    }
    answers.push(answer);
    expected.push(run.whole(orderOf(each, from)));
  }
  gate.open();
  expect(await Promise.all(answers)).toMatchObject(expected);
  expect(answers).toHaveLength(PLACES);
}
