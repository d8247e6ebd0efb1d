import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Slug } from '#contracts';
import {
  type BudgetDecision,
  type BudgetStore,
  Budgets,
  createHandler,
  MemoryBudgetStore,
  type Plugin,
} from '#gateway';
import { gatewayOverAll, json, type Reply, type Sent } from '#test/harness';
import { BLOCKS, answerOf as blocks } from '#test/live/chain';
import { connectSocket } from '#test/live/connect-socket';
import { LIVE, answerOf as readers } from '#test/live-queries/readers';
import { form, type Part } from '#test/multipart';
import { serveUntilOver } from '#test/serve-until-over';
import { until } from '#test/until';

/*
 * What is charged is given back, or counted, however its request ends. Each row is a feature and a way to end; afterwards no receipt of the
 * store is open, and the caller has used exactly the calls that were sent for it.
 */
const [CALLS, PARALLEL] = [1000, 100];
const rules = [
  { name: 'calls', of: 'cost', limit: CALLS, within: 'day', per: 'address' },
  { name: 'parallel', of: 'concurrency', limit: PARALLEL, per: 'address' },
];
const QUOTES = '{ quotes(search: "sea") { totalCount } }';
const PARTS = '{ jokeCategories ... @defer { quotes(search: "sea") { totalCount } } }';
const REPORT = '{ consolidatedReport { download { url } } }';
const page = json({ count: 0, totalCount: 7, page: 1, totalPages: 1, results: [] });
const upload = form([
  {
    name: 'operations',
    value: {
      query:
        'mutation ($file: Upload!) { concurrentAppend(input: { path: "a", content: { file: $file } }) { __typename } }',
      variables: { file: null },
    },
  },
  { name: 'map', value: { 0: ['variables.file'] } },
  { name: '0', content: 'some content' },
] satisfies Part[]);

/** Counts in the memory of the process, at once or when it is let. */
class TrackedStore implements BudgetStore {
  readonly #store = new MemoryBudgetStore(1_000_000);
  /** Receipts that are not ended. */
  open = 0;
  #asked = Promise.withResolvers<void>();
  #answers: Promise<void>[] = [];

  /** Lets so many charges pass and answers the next once the returned function is called. */
  hold(after: number) {
    const answer = Promise.withResolvers<void>();
    this.#answers = [...Array.from({ length: after }, () => Promise.resolve()), answer.promise];
    return { asked: this.#asked.promise, answer: () => answer.resolve() };
  }

  take(charges: Parameters<BudgetStore['take']>[0], now: number): BudgetDecision | Promise<BudgetDecision> {
    const answer = this.#answers.shift();
    if (!answer) return this.#take(charges, now);
    if (this.#answers.length === 0) this.#asked.resolve();
    return answer.then(() => this.#take(charges, now));
  }

  #take(charges: Parameters<BudgetStore['take']>[0], now: number): BudgetDecision {
    const decision = this.#store.take(charges, now);
    const { receipt } = decision;
    if (!receipt) return decision;
    this.open += 1;
    let isOpen = true;
    return {
      ...decision,
      receipt: {
        end: (actual, at) => {
          if (isOpen) this.open -= 1;
          isOpen = false;
          return receipt.end(actual, at);
        },
      },
    };
  }
}

type Transport = 'node' | 'sse' | 'websocket' | 'fetch';

/** A request whose caller may leave. */
interface Asked {
  /** The response as text, up to now. */
  readonly text: () => string;
  readonly ended: Promise<unknown>;
  leave(): void;
}

/** A gateway with budgets over APIs that answer, fail, or wait until they are let. */
async function limitedGateway({ settings = {}, plugins = [], byFetch = false }: Options) {
  const chain = { height: 100, isDown: false };
  const books = { products: ['a'], cacheControl: undefined, failure: undefined };
  const held = new Map<Slug, ReturnType<typeof Promise.withResolvers<void>>>();
  const arrived = new Map<Slug, () => void>();
  let failing: Slug | undefined;
  const over = (slug: Slug, answer: (sent: Sent) => Reply) => async (sent: Sent) => {
    arrived.get(slug)?.();
    await held.get(slug)?.promise;
    return failing === slug ? json({}, 500) : answer(sent);
  };
  const { gateway, sent } = await gatewayOverAll(
    {
      quotes: over('quotes', () => page),
      jokes: over('jokes', () => json(['animal'])),
      blockchain: over('blockchain', blocks(chain)),
      readers: over('readers', readers(books)),
      reviews: over('reviews', () => json({ Base64String: 'eA==' })),
      datalake: over('datalake', () => json({})),
    },
    {
      settings: {
        budgets: { rules },
        subscriptions: { poll: '10ms' },
        liveQueries: { interval: '5ms', poll: '60m' },
        ...settings,
      },
    },
  );
  const { budgets: own } = gateway.settings;
  if (!own) throw new Error('The settings have no budgets.');
  const store = new TrackedStore();
  const budgets = new Budgets({ settings: own, proxies: gateway.proxies, log: gateway.log, store });
  const handler = createHandler({ ...gateway, budgets, plugins });
  const server = await serveUntilOver({ ...gateway, budgets, plugins, handler: () => handler });
  const address = `${server.origin}/graphql`;
  const send = byFetch
    ? async (url: string, init?: RequestInit) => (await handler).fetch(new Request(url, init))
    : fetch;
  const open = openResponses(server.origin);
  const gone = new AbortController();
  onTestFinished(() => gone.abort());

  /** Sends a request, which its caller leaves when it is told to. */
  const request = (init: RequestInit, url = address): Asked => {
    const leaving = new AbortController();
    let text = '';
    const read = async () => {
      const response = await send(url, { ...init, signal: AbortSignal.any([leaving.signal, gone.signal]) });
      text = `${response.status} `;
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) text += decoder.decode(chunk as Uint8Array, { stream: true });
    };
    return { text: () => text, ended: read().catch(() => undefined), leave: () => leaving.abort() };
  };
  const ask = async (transport: Transport, query: string, more: object = {}): Promise<Asked> => {
    const body = JSON.stringify({ query, ...more });
    if (transport === 'websocket') return followBySocket(address, body);
    const isStream = transport === 'sse' || query.startsWith('subscription') || query.includes('@live');
    const accept = isStream ? 'text/event-stream' : 'multipart/mixed;incrementalSpec=v0.2, application/json';
    const init = { method: 'POST', headers: { 'content-type': 'application/json', accept }, body };
    return request(init);
  };
  return {
    ask,
    request,
    send,
    address,
    gateway,
    chain,
    server,
    sent,
    store,
    /** Lets calls of an API wait, and resolves when one has come. */
    hold(slug: Slug) {
      held.set(slug, Promise.withResolvers());
      return new Promise<void>((resolve) => arrived.set(slug, resolve));
    },
    release: (slug: Slug) => held.get(slug)?.resolve(),
    fail: (slug: Slug) => void (failing = slug),
    /** The gateway knows that its callers have left. */
    left: () => until(() => expect([open.size, gateway.overload.inFlight]).toEqual([0, 0])),
    /** The units that the caller has used or holds, once no receipt is open. */
    async used() {
      await until(() => expect(store.open).toBe(0));
      const { headers } = await send(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{ __typename }"}',
      });
      const left = [...String(headers.get('ratelimit')).matchAll(/"(\w+)";r=(\d+)/g)];
      const { calls, parallel } = Object.fromEntries(left.map(([, name, units]) => [name, Number(units)]));
      return { calls: CALLS - (calls ?? 0), parallel: PARALLEL - 1 - (parallel ?? 0) };
    },
  };
}

/** Responses of a server that are not closed. */
function openResponses(origin: string): ReadonlySet<ServerResponse> {
  const open = new Set<ServerResponse>();
  const began = (message: unknown) => {
    const { response } = message as { readonly response: ServerResponse };
    if (!origin.endsWith(`:${response.req.socket.localPort}`)) return;
    open.add(response);
    response.once('close', () => open.delete(response));
  };
  subscribe('http.server.request.start', began);
  onTestFinished(() => void unsubscribe('http.server.request.start', began));
  return open;
}

async function followBySocket(address: string, payload: string): Promise<Asked> {
  const { send, messages, socket, closed } = await connectSocket(address);
  send({ type: 'connection_init' });
  await until(() => expect(messages).toHaveLength(1));
  send(`{"id":"1","type":"subscribe","payload":${payload}}`);
  const text = () => JSON.stringify(messages);
  const ended = Promise.race([closed, until(() => /"(?:complete|error)"/.test(text()))]);
  return { text, ended, leave: () => socket.terminate() };
}

type Limited = Awaited<ReturnType<typeof limitedGateway>>;
interface Options {
  readonly settings?: object;
  readonly plugins?: readonly Plugin[];
  /** Whether all requests are sent by the Fetch API, whose callers have no address. */
  readonly byFetch?: boolean;
}
interface Row extends Options {
  /** Resolves when its requests are over, or have been left. */
  run(limited: Limited): Promise<void>;
  /** The calls that count in the end. */
  readonly calls: number;
}

/** Leaves a request when the upstream has its call. */
const leavesInFlight = (slug: Slug, begin: (limited: Limited) => Promise<Asked>) => async (limited: Limited) => {
  const arrived = limited.hold(slug);
  const asked = await begin(limited);
  await arrived;
  asked.leave();
  await asked.ended;
};
/** Leaves a request while the store is asked for its charge after so many. */
const leavesTheStore = (after: number, begin: (limited: Limited) => Promise<Asked>) => async (limited: Limited) => {
  const { asked: isAsked, answer } = limited.store.hold(after);
  const asked = await begin(limited);
  await isAsked;
  asked.leave();
  await limited.left();
  answer();
};
/** Follows one operation, and is refused for another, three times. */
const refused =
  (transport: Transport, query: string, other = query.replace(/(query|subscription) \w+/, '$1 Other')) =>
  async ({ ask, gateway }: Limited) => {
    const first = await ask('sse', query);
    await until(() => expect(gateway.live.counts.subscribers + gateway.live.counts.liveQueries.open).toBe(1));
    for (let time = 0; time < 3; time++) {
      const { ended, text } = await ask(transport, other);
      await ended;
      expect(text()).toMatch(/OVERLOADED|RATE_LIMITED/);
    }
    first.leave();
    await until(() => expect(gateway.live.counts.subscribers + gateway.live.counts.liveQueries.open).toBe(0));
  };
const answered =
  (query: string, transport: Transport, expected: RegExp, prepare: (limited: Limited) => void = () => {}) =>
  async (limited: Limited) => {
    prepare(limited);
    const { ended, text } = await limited.ask(transport, query);
    await ended;
    expect(text()).toMatch(expected);
  };
const download = async ({ ask, request, server }: Limited) => {
  const offer = await ask('node', REPORT);
  await offer.ended;
  const [, url = ''] = /"url":"([^"]+)"/.exec(offer.text()) ?? [];
  return request({}, server.origin + url);
};
/** A store that is asked answers later: those that leave the first charge of a request, and those that leave the second. */
const HOOKED: readonly Plugin[] = [{ onRequest() {}, onResponse() {} }];
const timeout = { limits: { timeouts: { operation: '50ms' } } };
const one = { subscriptions: { poll: '10ms', perCaller: 1 } };
const few = { liveQueries: { interval: '5ms', poll: '60m', most: 1 } };

const plain = (transport: Transport, plugins?: readonly Plugin[]): [string, Row][] => {
  const begin = ({ ask }: Limited) => ask(transport, QUOTES);
  const by = `a query by ${transport}${plugins ? ' with plugins' : ''}`;
  return [
    [`${by} that is answered`, { plugins, run: answered(QUOTES, transport, /"totalCount":7/), calls: 1 }],
    [
      `${by} that fails`,
      { plugins, run: answered(QUOTES, transport, /UPSTREAM/, ({ fail }) => fail('quotes')), calls: 1 },
    ],
    [`${by} that is invalid`, { plugins, run: answered('{ none }', transport, /Cannot query field/), calls: 0 }],
    [
      `${by} beyond its time`,
      {
        plugins,
        settings: timeout,
        run: answered(QUOTES, transport, /TIMEOUT/, ({ hold }) => void hold('quotes')),
        calls: 1,
      },
    ],
    [`${by} whose caller leaves in flight`, { plugins, run: leavesInFlight('quotes', begin), calls: 1 }],
    [`${by} whose caller leaves before it is counted`, { plugins, run: leavesTheStore(0, begin), calls: 0 }],
    [`${by} whose caller leaves before it is charged`, { plugins, run: leavesTheStore(1, begin), calls: 0 }],
  ];
};

const streamed = (transport: Transport): [string, Row][] => {
  const live = ({ ask }: Limited) => ask(transport, LIVE);
  const blocksOf = ({ ask }: Limited) => ask(transport, BLOCKS);
  return [
    [
      `a live query by ${transport} beyond those of its caller`,
      { settings: one, run: refused(transport, LIVE), calls: 1 },
    ],
    [
      `a live query by ${transport} beyond those of the process`,
      { settings: few, run: refused(transport, LIVE), calls: 1 },
    ],
    [`a live query by ${transport} whose caller leaves in flight`, { run: leavesInFlight('readers', live), calls: 1 }],
    [
      `a live query by ${transport} whose caller leaves before it is charged`,
      { run: leavesTheStore(1, live), calls: 0 },
    ],
    [
      `a live query by ${transport} that has the only place while it is charged`,
      {
        settings: one,
        async run({ ask, store, gateway }) {
          const { asked, answer } = store.hold(1);
          const late = await ask(transport, LIVE);
          await asked;
          const other = await ask('sse', LIVE);
          await other.ended;
          expect(other.text()).toContain('RATE_LIMITED');
          answer();
          await until(() => expect(gateway.live.counts.liveQueries.open).toBe(1));
          late.leave();
        },
        calls: 1,
      },
    ],
    [
      `a live query by ${transport} beyond its time`,
      {
        settings: timeout,
        async run({ ask, hold }) {
          void hold('readers');
          const asked = await ask(transport, LIVE);
          await until(() => expect(asked.text()).toContain('TIMEOUT'));
          asked.leave();
        },
        calls: 1,
      },
    ],
    [
      `a live query by ${transport} whose result is too large`,
      {
        settings: { liveQueries: { interval: '5ms', poll: '60m', result: '10' } },
        run: answered(LIVE, transport, /OPERATION_TOO_COMPLEX/),
        calls: 1,
      },
    ],
    [
      `a subscription by ${transport} beyond those of its caller`,
      { settings: one, run: refused(transport, BLOCKS), calls: 1 },
    ],
    [
      `a subscription by ${transport} after what is no cursor`,
      {
        run: answered(
          BLOCKS.replace('after: $after', 'after: "none"').replace('($after: String)', ''),
          transport,
          /no cursor/,
        ),
        calls: 0,
      },
    ],
    [
      `a subscription by ${transport} whose caller leaves before it is charged`,
      { run: leavesTheStore(1, blocksOf), calls: 0 },
    ],
    [
      `a subscription by ${transport} whose caller leaves while an event is executed`,
      {
        async run({ ask, chain, gateway, sent }) {
          const asked = await ask(transport, BLOCKS.replace('height hash', 'height isOnMainChain'));
          await until(() => expect(sent.length).toBeGreaterThan(0));
          chain.height = 101;
          await until(() => expect(sent.some(({ target }) => target.startsWith('/block-height'))).toBe(true));
          asked.leave();
          await until(() => expect(gateway.live.counts.subscribers).toBe(0));
        },
        calls: 2,
      },
    ],
  ];
};

const others: [string, Row][] = [
  ['parts that are read', { run: answered(PARTS, 'node', /"totalCount":7/), calls: 2 }],
  [
    'parts whose caller leaves between two',
    { run: leavesInFlight('quotes', ({ ask }) => ask('node', PARTS)), calls: 2 },
  ],
  [
    'parts by fetch that are not read',
    {
      byFetch: true,
      settings: timeout,
      async run({ send, hold, address, store }) {
        void hold('quotes');
        const leaving = new AbortController();
        await send(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'multipart/mixed;incrementalSpec=v0.2' },
          body: JSON.stringify({ query: PARTS }),
          signal: leaving.signal,
        });
        // The request goes on, and its operation ends in time.
        await until(() => expect(store.open).toBe(1));
        leaving.abort();
      },
      calls: 2,
    },
  ],
  [
    'a download that is read',
    {
      async run(limited) {
        const { ended, text } = await download(limited);
        await ended;
        expect(text()).toBe('200 x');
      },
      calls: 1,
    },
  ],
  [
    'a download that fails',
    {
      async run(limited) {
        limited.fail('reviews');
        const { ended, text } = await download(limited);
        await ended;
        expect(text()).toMatch(/^502/);
      },
      calls: 1,
    },
  ],
  ['a download whose caller leaves in flight', { run: leavesInFlight('reviews', download), calls: 1 }],
  // The first two charges are those of the query for its URL.
  ['a download whose caller leaves before it is counted', { run: leavesTheStore(2, download), calls: 0 }],
  ['a download whose caller leaves before it is charged', { run: leavesTheStore(3, download), calls: 0 }],
  ...(['answered', 'left'] as const).map((end): [string, Row] => [
    `an upload that is ${end}`,
    {
      async run(limited) {
        const headers = { 'content-type': 'multipart/form-data; boundary=a-boundary', 'graphql-preflight': '1' };
        const begin = async () => limited.request({ method: 'POST', headers, body: upload });
        if (end === 'left') return leavesInFlight('datalake', begin)(limited);
        const { ended, text } = await begin();
        await ended;
        expect(text()).toContain('ConcurrentAppendSuccess');
      },
      calls: 1,
    },
  ]),
];

const by = (transport: Transport, rows: readonly [string, Row][]) =>
  rows.map(([name, row]): [string, Row] => [name, { ...row, byFetch: transport === 'fetch' }]);

describe('nothing is held after', () => {
  it.each<[string, Row]>([
    ...(['node', 'websocket', 'fetch'] as const).flatMap((transport) => by(transport, plain(transport))),
    ...plain('node', [{ onExecute() {} }]),
    ...plain('node', HOOKED),
    ...(['sse', 'websocket', 'fetch'] as const).flatMap((transport) => by(transport, streamed(transport))),
    ...others,
  ])('%s', async (_name, { run, calls, ...options }) => {
    const limited = await limitedGateway(options);
    await run(limited);

    expect(await limited.used()).toEqual({ calls, parallel: 0 });
  });
});
