import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { SignJWT } from 'jose';
import { apiKeyHash, newApiKey } from '#auth';
import type { AuthSettings } from '#config';
import { defaultSettings } from '#config';
import { readContract } from '#contract';
import { createGateway, createHandler, type Gateway } from '#gateway';
import { createLog } from '#log';
import { Random } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { type LocalServer, localServer } from '#test/local-server';
import { type Identity, Scope } from '#upstream';

/** Keys that can be broken on purpose, to see that a run notices it. */
export const BREAKABLE = {
  identity: 'the key of responses and operations leaves forwarded headers out',
  scopes: 'the key of responses and operations leaves scopes out',
  calls: 'the key of upstream calls leaves forwarded headers out',
} as const;

export type Broken = keyof typeof BREAKABLE;

interface Breakage {
  readonly changed: Gateway;
  readonly restore: () => void;
}

/** A gateway with a broken key, or as it is. */
export function breakage(gateway: Gateway, broken: Broken | undefined): Breakage {
  const restore = () => undefined;
  switch (broken) {
    case undefined:
      return { changed: gateway, restore };
    case 'identity':
      return { changed: { ...gateway, identityHeaders: [] }, restore };
    case 'scopes':
      return { changed: withoutScopeKeys(gateway), restore };
    case 'calls':
      return { changed: gateway, restore: breakCalls() };
  }
}

function withoutScopeKeys(gateway: Gateway): Gateway {
  const { authenticator } = gateway;
  if (!authenticator) throw new TypeError('The gateway identifies callers');
  const changed: typeof authenticator = Object.create(authenticator, {
    identify: {
      async value(request: Parameters<typeof authenticator.identify>[0]) {
        const identity = await authenticator.identify(request);
        const { scopes } = identity;
        const keyless: typeof scopes = {
          scopes: scopes.scopes,
          key: '',
          allows: (needed) => scopes.allows(needed),
          hasRole: (role) => scopes.hasRole(role),
        };
        return { ...identity, scopes: keyless };
      },
    },
  });
  return { ...gateway, authenticator: changed };
}

function breakCalls(): () => void {
  const method = Object.getOwnPropertyDescriptor(Scope.prototype, 'identity') as {
    readonly value: (this: Scope, allowed: readonly string[]) => Identity;
  };
  Object.defineProperty(Scope.prototype, 'identity', {
    ...method,
    value(this: Scope, allowed: readonly string[]) {
      return { ...method.value.call(this, allowed), key: 'same' };
    },
  });
  return () => void Object.defineProperty(Scope.prototype, 'identity', method);
}

/** A caller, what its requests carry, and what it may see. */
interface TestCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly scopes: readonly string[];
  /** The text that an upstream sees in its forwarded headers. */
  readonly echo: string;
  readonly isAnonymous: boolean;
}

const COUNT = 50;
const TENANTS = 7;
const ISSUER = 'https://issuer.example';
const AUDIENCE = 'manifold';
const SECRET = 'the secret of the run of identities';
const ANONYMOUS = ['jokes:read'];
const SCOPES: readonly (readonly string[])[] = [
  ['quotes:read'],
  ['*:read'],
  ['jokes'],
  ['quotes:read:quotes'],
  ['quotes', 'jokes:read'],
  ['*'],
  [],
  ['countries:read', 'console'],
];

/** Fifty callers: with API keys in either header, with tokens, and one without a credential; and the settings that know them. */
async function makeCallers(keysFile: string): Promise<{ callers: readonly TestCaller[]; auth: AuthSettings }> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(
    keysFile,
    JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'ES256' }] }),
  );
  const keys: AuthSettings['keys'][number][] = [];
  const keyFor = (id: string, scopes: readonly string[]) => {
    const key = newApiKey();
    keys.push({ id, hash: apiKeyHash(SECRET, key), subject: id, tenant: undefined, scopes, notAfter: undefined });
    return key;
  };
  const tokenFor = (subject: string, scopes: readonly string[]) =>
    new SignJWT({ scope: scopes.join(' ') })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(subject)
      .setExpirationTime('1h')
      .sign(privateKey);
  const callers: TestCaller[] = [];
  for (let at = 0; at < COUNT; at++) {
    const name = `caller-${at}`;
    const scopes = SCOPES[at % SCOPES.length] ?? [];
    const tenant = { 'x-tenant': `tenant-${at % TENANTS}` };
    const add = (headers: Readonly<Record<string, string>>, authorization: string | undefined, granted = scopes) =>
      callers.push({
        name,
        headers: { ...tenant, ...headers },
        scopes: granted,
        echo: echoOf({ ...tenant, authorization }),
        isAnonymous: granted === ANONYMOUS,
      });
    if (at === COUNT - 1) {
      add({}, undefined, ANONYMOUS);
    } else if (at % 5 === 4) {
      const authorization = `Bearer ${await tokenFor(name, scopes)}`;
      add({ authorization }, authorization);
    } else if (at % 5 === 3) {
      // The key itself is not forwarded.
      add({ authorization: `Bearer ${keyFor(name, scopes)}` }, undefined);
    } else {
      const authorization = `Bearer user-${at}`;
      add({ 'x-api-key': keyFor(name, scopes), authorization }, authorization);
    }
  }
  const issuer = {
    issuer: ISSUER,
    audience: [AUDIENCE],
    algorithms: ['ES256' as const],
    jwks: keysFile,
    clockTolerance: 0,
    subjectClaim: 'sub',
    scopesClaim: 'scope',
  };
  return { callers, auth: { secret: SECRET, keys, jwt: [issuer], certificates: undefined, anonymous: ANONYMOUS } };
}

/** The data of an answer, or the scopes that it says are missing. */
type Expected = { readonly data: unknown } | { readonly missing: readonly string[] };

/** An operation, and what each caller has to get for it. */
interface TestOperation {
  readonly name: string;
  readonly query: string;
  /** Its texts differ, so that operations are executed, and only their calls are shared. */
  readonly isVaried: boolean;
  expected(caller: TestCaller): Expected;
}

const shownQuotes = (text: string) => ({ nodes: [{ text }] });
const shownJokes = { nodes: [{ text: 'A joke.' }] };
const quoteId = Buffer.from('Quote:q1').toString('base64url');
const QUOTES = 'quotes:read:quotes';
const JOKES = 'jokes:read:jokes';

/** Not by the gateway's own code: every way to write a scope that grants this one. */
function mayUse({ scopes }: TestCaller, needed: string): boolean {
  const [slug = '', kind = '', field] = needed.split(':');
  const grants = ['*', `*:${kind}`, slug, `${slug}:${kind}`, ...(field === undefined ? [] : [needed])];
  return scopes.some((scope) => grants.includes(scope));
}

function operation(
  name: string,
  query: string,
  needed: readonly string[],
  data: (caller: TestCaller) => unknown,
): TestOperation {
  return {
    name,
    query,
    isVaried: name.startsWith('upstream'),
    expected(caller) {
      const missing = needed.filter((scope) => !mayUse(caller, scope)).toSorted();
      return missing.length > 0 ? { missing } : { data: data(caller) };
    },
  };
}

const search = (text: string) => `quotes(search: "${text}") { nodes { text } }`;

/** Each path by which one answer can reach several requests. */
const operations: readonly TestOperation[] = [
  operation('a response cached for a caller', `{ ${search('private')} }`, [QUOTES], ({ echo }) => ({
    quotes: shownQuotes(echo),
  })),
  operation('a response cached for everyone', `{ ${search('public')} }`, [QUOTES], () => ({
    quotes: shownQuotes('everyone'),
  })),
  operation('an operation in flight', `{ ${search('unstored')} }`, [QUOTES], ({ echo }) => ({
    quotes: shownQuotes(echo),
  })),
  operation(
    'upstream calls in flight and stored',
    `{ ${search('unstored')} stored: ${search('private')} shared: ${search('public')} }`,
    [QUOTES],
    ({ echo }) => ({ quotes: shownQuotes(echo), stored: shownQuotes(echo), shared: shownQuotes('everyone') }),
  ),
  operation('an API without forwarded headers', '{ jokes(search: "joke") { nodes { text } } }', [JOKES], () => ({
    jokes: shownJokes,
  })),
  operation(
    'two APIs, by aliases and fragments',
    `query { a: ${search('private')} ...B } fragment B on Query { b: jokes(search: "joke") { nodes { text } } }`,
    [JOKES, QUOTES],
    ({ echo }) => ({ a: shownQuotes(echo), b: shownJokes }),
  ),
  operation(
    'an object by its id',
    `{ node(id: "${quoteId}") { ... on Quote { text } } }`,
    ['quotes:read'],
    ({ echo }) => ({ node: { text: echo } }),
  ),
  operation('the schema', '{ __schema { queryType { fields { name } } } }', [], (caller) => ({
    __schema: { queryType: { fields: visibleFields(caller).map((name) => ({ name })) } },
  })),
  operation('nothing of an API', '{ __typename }', [], () => ({ __typename: 'Query' })),
];

/** Sorted by their names. */
const FIELDS = [
  'quotes:read:author',
  'quotes:read:authors',
  'currency',
  'jokes:read:joke',
  'jokes:read:jokeCategories',
  'jokes:read:jokes',
  'node',
  'nodes',
  'quotes:read:quote',
  'quotes:read:quotes',
  'jokes:read:randomJoke',
  'quotes:read:randomQuote',
];

function visibleFields(caller: TestCaller): readonly string[] {
  const visible = FIELDS.filter((field) => !field.includes(':') || mayUse(caller, field));
  return visible.map((field) => field.split(':').at(-1) ?? '');
}

/** An upstream of quotes and jokes, which answers with the headers that it received. */
interface EchoUpstream extends LocalServer {
  /** The number of requests so far. */
  readonly calls: number;
}

/** Whether and for whom an answer may be stored follows from the text that is searched for. */
const CACHE_CONTROL: Readonly<Record<string, string>> = {
  private: 'private, max-age=600',
  public: 'public, max-age=600',
};

/** Text of quotes that are for one caller: the forwarded headers. */
function echoOf(headers: IncomingHttpHeaders): string {
  return JSON.stringify([headers['x-tenant'] ?? null, headers.authorization ?? null]);
}

async function serveEcho(): Promise<EchoUpstream> {
  let calls = 0;
  const answer: RequestListener = ({ url = '', headers }, response) => {
    calls += 1;
    const kind = /private|public/.exec(url)?.[0] ?? 'unstored';
    const body = url.startsWith('/jokes')
      ? jokesAnswer()
      : quotesAnswer(kind === 'public' ? 'everyone' : echoOf(headers), url);
    const cacheControl = url.startsWith('/jokes') ? 'public, max-age=600' : (CACHE_CONTROL[kind] ?? 'no-store');
    // In a later turn, so that equal requests meet in flight.
    setImmediate(() => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': cacheControl });
      response.end(JSON.stringify(body));
    });
  };
  const server = createServer(answer);
  const { origin, stop } = await localServer(server);
  return {
    origin,
    get calls() {
      return calls;
    },
    stop,
  };
}

function quotesAnswer(content: string, url: string): object {
  const quote = { _id: 'q1', content, author: 'A', authorSlug: 'a', tags: [], length: content.length };
  return url.startsWith('/quotes/') ? quote : { count: 1, totalCount: 1, page: 1, totalPages: 1, results: [quote] };
}

function jokesAnswer(): object {
  return { total: 1, result: [{ id: 'j1', value: 'A joke.', categories: [] }] };
}

interface RunOptions {
  /** The number of operations. */
  readonly count: number;
  /** The same seed sends the same operations. */
  readonly seed: string;
  /** A key that is broken on purpose. */
  readonly broken?: Broken | undefined;
}

interface RunResult {
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
  const server = { ...settings.server, overload: { maxDelay: 60_000, maxInFlight: 1_000_000 } };
  return createGateway({
    settings: { ...settings, server, auth, apis },
    subgraphs: [subgraphs.quotes, subgraphs.jokes],
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
