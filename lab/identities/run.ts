import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { defaultSettings } from '#config';
import { readContract } from '#contract';
import { createGateway, createHandler, type Gateway } from '#gateway';
import { createLog } from '#log';
import { Random } from '#sandbox';
import { jokes, quotes } from '#subgraphs';
import { type Broken, breakage } from './breakage.ts';
import { makeCallers, type TestCaller } from './callers.ts';
import { type Expected, operations } from './operations.ts';
import { serveEcho } from './upstream.ts';

interface RunOptions {
  /** The number of operations. */
  readonly count: number;
  /** The same seed sends the same operations. */
  readonly seed: string;
  /** A key that is broken on purpose. */
  readonly broken?: Broken | undefined;
}

export interface RunResult {
  readonly count: number;
  /** Answers that were not the caller's own. */
  readonly crossed: number;
  /** The first ones, in words. */
  readonly examples: readonly string[];
  /** Operations that were refused for a missing scope. */
  readonly refused: number;
  /** Calls of the upstream: far fewer than operations, where answers are shared. */
  readonly calls: number;
}

/** Operations in flight at a time. */
const IN_FLIGHT = 100;
const MOST_EXAMPLES = 5;

/** Fifty callers send operations at random, over every cache and coalescing path, and each answer is compared with its own. */
export async function runIdentities({ count, seed, broken }: RunOptions): Promise<RunResult> {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-identities-'));
  const upstream = await serveEcho();
  const { callers, auth } = await makeCallers(join(folder, 'keys.json'));
  const gateway = gatewayOver(upstream.origin, auth);
  const { changed, restore } = breakage(gateway, broken);
  const handler = await createHandler(changed);
  const examples: string[] = [];
  let [crossed, refused, started] = [0, 0, 0];
  const random = new Random(seed);
  const sendAll = async () => {
    while (started < count) {
      started += 1;
      const [caller, operation] = [random.pick(callers), random.pick(operations)];
      const wanted = operation.expected(caller);
      const query = operation.isVaried ? `${operation.query} # ${random.int(1, 1000)}` : operation.query;
      const found = await answerTo(query, caller, (request) => handler.fetch(request));
      if ('missing' in wanted) refused += 1;
      if (isDeepStrictEqual(found, answerOf(wanted, caller))) continue;
      crossed += 1;
      if (examples.length < MOST_EXAMPLES) examples.push(`${caller.name}, ${operation.name}: ${JSON.stringify(found)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: IN_FLIGHT }, sendAll));
    return { count, crossed, examples, refused, calls: upstream.calls };
  } finally {
    restore();
    await gateway.close();
    await upstream.stop();
    rmSync(folder, { recursive: true });
  }
}

function gatewayOver(origin: string, auth: Gateway['settings']['auth']): Gateway {
  const contracts = (['quotes', 'jokes'] as const).map(readContract);
  const settings = defaultSettings(contracts);
  const { quotes: ofQuotes, jokes: ofJokes } = settings.apis;
  if (!ofQuotes || !ofJokes) throw new TypeError('There are settings of both APIs');
  const own = { url: origin, allowPrivateAddresses: true, quotas: [] };
  const apis = {
    quotes: { ...ofQuotes, ...own, forward: ['x-tenant', 'authorization'] },
    jokes: { ...ofJokes, ...own },
  };
  const log = createLog({ level: 'error', format: 'text' });
  // Callers and upstream share the process with the gateway: its delay says nothing.
  const server = { ...settings.server, overload: { maxDelayMs: 60_000, maxInFlight: 1_000_000 } };
  return createGateway({
    settings: { ...settings, server, auth, apis },
    subgraphs: [quotes, jokes],
    edges: [],
    log,
  });
}

async function answerTo(
  query: string,
  { headers }: TestCaller,
  fetch: (request: Request) => Promise<Response>,
): Promise<unknown> {
  const request = new Request('http://gateway/graphql', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const response = await fetch(request);
  const { data, errors } = (await response.json()) as Answer;
  const missing = errors?.[0]?.extensions.missingScopes;
  if (missing) return { status: response.status, missing };
  return { status: response.status, data: sorted(data), ...(errors && { errors }) };
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions: { readonly missingScopes?: readonly string[] } }[];
}

/** The fields of the schema in the order of their names. */
function sorted(data: unknown): unknown {
  const schema = (data as { __schema?: { queryType: { fields: { name: string }[] } } } | undefined)?.__schema;
  if (!schema) return data;
  const fields = schema.queryType.fields.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return { __schema: { queryType: { fields } } };
}

function answerOf(wanted: Expected, { isAnonymous }: TestCaller): unknown {
  if ('data' in wanted) return { status: 200, data: wanted.data };
  return { status: isAnonymous ? 401 : 403, missing: wanted.missing };
}
