import { type GatewayConfig, loadSettings, nearest, onSandbox } from '#config';
import { type Contract, readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import type { Plugin } from '#gateway';
import type { Edge, Subgraph } from '#graph';
import { composeGateway, type Gateway, publicGateway } from '#library';
import { createLog } from '#log';
import {
  type Clock,
  type FaultRule,
  LocalSandbox,
  loadMocks,
  ownMock,
  type ReceivedRequest,
  readRules,
} from '#sandbox';
import { sandboxTransport } from './sandbox-transport.ts';

export interface TestGatewayOptions {
  /** The APIs of the graph. Unless given: all. */
  readonly only?: readonly Slug[];
  /** Your APIs, beside these. */
  readonly subgraphs?: readonly Subgraph[];
  /** Further fields that join APIs. */
  readonly edges?: readonly Edge[];
  /** Plugins of envelop and Yoga. */
  readonly plugins?: readonly Plugin[];
  /** Faults from the start, and after each reset. */
  readonly faults?: readonly (Fault & { readonly on: FaultTarget })[];
  /** The same seed gives the same data. Unless given: `manifold`, as in `npm start`. */
  readonly seed?: string;
  /** Settings of the gateway. Unless set: no retries, no breaker, no quotas, no caches, no log. */
  readonly settings?: GatewayConfig;
}

/** A gateway over upstreams that remember, all in this process. */
export interface TestGateway extends Gateway {
  /** Makes an API fail, from the next request on. Returns a function that ends it. */
  readonly fault: (on: FaultTarget, fault: Fault) => () => void;
  /** The requests that upstreams received since the start or the last reset. */
  readonly requests: readonly ReceivedRequest[];
  /** Discards all state, requests, and faults that were added. The clock runs again. */
  readonly reset: () => void;
  readonly clock: TestClock;
  /** Answers a request to any URL as one to the graph. */
  readonly answer: (request: Request) => Promise<Response>;
  /** The upstreams, for `handlers`. */
  readonly sandbox: LocalSandbox;
}

/** Not a real address: requests to it stay in this process. */
const ORIGIN = 'http://sandbox.test';

/** Creates a gateway and a sandbox that need no port and keep nothing running. */
export async function createTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const { only = slugs, subgraphs = [], edges, plugins, faults = [], seed = 'manifold', settings = {} } = options;
  const mocks = subgraphs.flatMap(({ own }) => (own ? ownMock(own) : []));
  const contracts = [...only.map(readContract), ...subgraphs.flatMap(({ contract }) => contract ?? [])];
  const initialFaults = faults.map(({ on, ...fault }) => faultRule(contracts, on, fault));
  const sandbox = new LocalSandbox([...(await loadMocks(only)), ...mocks], { seed, faults: initialFaults });
  const config = withDefaults(
    settings,
    contracts.map(({ slug }) => slug),
  );
  const loaded = loadSettings({ config, environment: {}, contracts, production: true });
  const log = createLog(loaded.logs);
  const gateway = composeGateway({
    settings: onSandbox(loaded, contracts, ORIGIN),
    log,
    subgraphs,
    edges,
    plugins,
    createTransport: sandboxTransport(sandbox),
  });
  const own = publicGateway(gateway);
  const close = async () => {
    await own.close();
    await sandbox.end();
  };
  return {
    ...own,
    answer: async (request) => (await gateway.handler()).fetch(await withLowerCaseHeaders(request)),
    sandbox,
    clock: new TestClock(sandbox.clock),
    get requests() {
      return sandbox.received;
    },
    fault: (on, fault) => sandbox.faults.add(faultRule(contracts, on, fault)),
    reset() {
      sandbox.faults.set(initialFaults);
      sandbox.clock.set(Date.now());
      sandbox.reset();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** The requests of happy-dom keep the case of headers, which the Fetch Standard lowers. */
async function withLowerCaseHeaders(request: Request): Promise<Request> {
  const { method, url, signal } = request;
  const headers = [...request.headers];
  if (headers.every(([name]) => name === name.toLowerCase())) return request;
  const body = await request.arrayBuffer();
  return new Request(url, {
    method,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    signal,
    ...(body.byteLength > 0 && { body }),
  });
}

/** A test sees every call, and each failure once: no test changes the result of the next. */
function withDefaults(settings: GatewayConfig, slugs: readonly string[]): GatewayConfig {
  const { server, logs, metrics, performance, defaults, apis } = settings;
  return {
    builtins: ['all'],
    ...settings,
    // The pages of jsdom and happy-dom have an origin on this machine.
    server: { corsOrigins: ['loopback'], ...server, overload: { maxDelay: '60s', ...server?.overload } },
    logs: { level: 'silent', access: 'off', ...logs },
    metrics: { enabled: false, ...metrics },
    performance: {
      cache: false,
      responseCache: false,
      coalesceCalls: false,
      coalesceOperations: false,
      ...performance,
    },
    defaults: {
      ...defaults,
      retry: { attempts: 0, ...defaults?.retry },
      breaker: { failures: 0, ...defaults?.breaker },
    },
    apis: {
      ...apis,
      ...Object.fromEntries(slugs.map((slug) => [slug, { learnQuotas: false, ...apis?.[slug] }])),
    },
  };
}

/** All APIs, one of them or of yours, or one of its operations: `journals`, `journals.searchArticles`. */
export type FaultTarget = '*' | Slug | `${Slug}.${string}` | (string & {});

/** A way in which an upstream fails. Several of them add up. */
export interface Fault {
  /** An error status, with the body of the API, or without: `503 empty`. */
  readonly status?: number | `${number} empty`;
  /** The answer to too many requests, with this wait: `30s`. */
  readonly limited?: string;
  /** A delay, or two bounds of one: `20ms`, `10ms..2s`. */
  readonly latency?: string;
  /** No response at all. */
  readonly drop?: true;
  /** A connection that is reset. */
  readonly reset?: true;
  /** Bytes of the body after which the connection closes. */
  readonly truncate?: number;
  /** Bytes of the body for each second. */
  readonly drip?: number;
  /** A body of this size: `20MiB`. */
  readonly oversized?: string;
  /** A body that cannot be parsed. */
  readonly garbage?: 'html' | 'json' | 'utf8';
  /** A field that differs from the contract: `missing`, `text` or `word`, and a path: `text orders[].orderId`. */
  readonly drift?: string;
  /** The share of requests that is hit, from 0 to 1. */
  readonly share?: number;
  /** The number of requests, from the first, that are hit. */
  readonly count?: number;
}

/** The rule of a fault. Throws a `TypeError` that says what is wrong with it. */
function faultRule(contracts: readonly Contract[], on: FaultTarget, fault: Fault): FaultRule {
  const { rules, problems } = readRules([{ on, ...fault }], { contracts, nearest });
  const [rule] = rules;
  if (rule && problems.length === 0) return rule;
  const [{ path, message } = { path: [], message: 'no fault' }] = problems;
  throw new TypeError(`fault: ${[...path.slice(1), message].join(': ')}`);
}

/** A time: a `Date`, ISO 8601, or milliseconds since 1970. */
export type Time = Date | string | number;

/** The clock of the upstreams. It runs until it is stopped. */
export class TestClock {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#clock.now();
  }

  /** Sets the time; the clock runs on from it. */
  set(time: Time): void {
    this.#clock.set(millisecondsOf(time));
  }

  /** Stops the clock, at this time or now. */
  stop(time: Time = this.now()): void {
    this.#clock.stop(millisecondsOf(time));
  }

  /** Moves the time by milliseconds. A clock that is stopped stays so. */
  advance(ms: number): void {
    const time = this.now() + ms;
    if (this.#clock.stopped) this.#clock.stop(time);
    else this.#clock.set(time);
  }
}

function millisecondsOf(time: Time): number {
  const ms = new Date(time).getTime();
  if (Number.isNaN(ms)) throw new TypeError(`${JSON.stringify(time)} is no time.`);
  return ms;
}
