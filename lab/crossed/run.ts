import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  print,
} from 'graphql';
import { apiKeyHash, newApiKey } from '#auth';
import { type GatewayConfig, loadSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { createHandler, type Gateway, serve } from '#gateway';
import { composeGateway } from '#library';
import { createLog } from '#log';
import { Clock, LocalSandbox, loadMocks, type Mock, Random, type Reply, type SandboxRequest } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { type KnownValues, valuesOfExamples } from '#test/routes/known-values';
import { OperationMaker } from '#test/routes/operation-maker';
import { quickRootFields, SLOW_FIELDS } from '#test/routes/quick-root-fields';
import { sandboxTransport } from '../../src/testing/sandbox-transport.ts';
import { type Broken, breakage } from '../identities/run.ts';
import { Findings } from '../questions.ts';

/** Who sends an operation, by the headers of the request. */
interface CrossedCaller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

const SECRET = 'the secret of the run of crossed features';
const LIMITED = ['quotes', 'countries:read', 'marketplace'];
/** The last one differs from the first in its scopes alone. */
const SCOPES: readonly (readonly string[])[] = [['*'], ['*'], ['*'], ['*:read'], LIMITED, ['*:read'], LIMITED];

/** Callers with different scopes, tenants and tokens, one of them without a credential; and the settings that know them. */
function makeCallers(): { callers: readonly CrossedCaller[]; auth: NonNullable<GatewayConfig['auth']> } {
  const keys = SCOPES.map((scopes, index) => ({ id: `caller-${index}`, key: newApiKey(), scopes }));
  const callers = keys.map(({ id, key }, index) => ({
    name: id,
    headers: { 'x-api-key': key, authorization: `Bearer token-${index % 2}`, 'x-tenant': `tenant-${index % 3}` },
  }));
  return {
    callers: [...callers, { name: 'anonymous', headers: { 'x-tenant': 'tenant-1' } }],
    auth: {
      secret: SECRET,
      keys: keys.map(({ id, key, scopes }) => ({
        id,
        hash: apiKeyHash(SECRET, key),
        subject: id,
        scopes: [...scopes],
      })),
      anonymous: ['*:read'],
    },
  };
}

/** APIs whose texts say for which tenant they were sent. */
const ECHOING = new Set(['quotes', 'jokes', 'tv']);
/** Callers with other scopes or tenants have other answers to these: each round asks for one of them, whatever the random ones are. */
const TELLING = ['quotes', 'jokes', 'tvQuotes'].map((list) => `{ ${list}(search: "the") { nodes { text } } }`);
const TENANT = 'x-tenant';
const ORIGIN = 'http://sandbox.test';
const OFF = { cache: false, responseCache: false, coalesceCalls: false, coalesceOperations: false, projectRows: false };

interface GraphsOptions {
  readonly auth: NonNullable<GatewayConfig['auth']>;
  readonly folder: string;
  /** Documents that are sent by their names. */
  readonly documents: Readonly<Record<string, string>>;
  /** A key of `full` that is broken on purpose. */
  readonly broken?: Broken | undefined;
}

/**
 * Two gateways over the same upstreams: `full` with everything that shares, keeps or leaves out work, on a port; and `plain`
 * without any of it.
 */
async function crossedGraphs({ auth, folder, documents, broken }: GraphsOptions) {
  const clock = new Clock();
  // The same time for all, at which what is cached is fresh.
  clock.stop(Date.now());
  const mocks = await loadMocks(slugs);
  const sandbox = new LocalSandbox(
    mocks.map((each) => (ECHOING.has(each.slug) ? echoing(each) : each)),
    { seed: 'crossed', clock },
  );
  const manifest = join(folder, 'documents.json');
  writeFileSync(manifest, JSON.stringify(documents));
  const contracts = slugs.map(readContract);
  const log = createLog({ level: 'silent', format: 'text' });
  const gatewayWith = (config: GatewayConfig): Gateway => {
    const loaded = loadSettings({
      config: { ...common(auth, manifest), ...config },
      environment: {},
      contracts,
      production: true,
    });
    return composeGateway({
      settings: onSandbox(loaded, contracts, ORIGIN),
      log,
      createTransport: sandboxTransport(sandbox),
    });
  };
  const { changed: full, restore } = breakage(gatewayWith({ budgets: BUDGETS }), broken);
  const plain = gatewayWith({ performance: OFF });
  const handler = await createHandler(full);
  const settings = { ...full.settings, server: { ...full.settings.server, port: 0 } };
  const served = await serve({ ...full, settings, handler: async () => handler });
  return {
    full: handler,
    plain: await createHandler(plain),
    url: `${served.origin}/graphql`,
    async stop() {
      restore();
      await served.stop();
      await Promise.all([full.close(), plain.close()]);
      await sandbox.end();
    },
  };
}

/** Budgets that no caller exceeds: they are counted all the same. */
const BUDGETS: GatewayConfig['budgets'] = {
  rules: [
    { name: 'requests', limit: 1_000_000, within: 'minute' },
    { name: 'calls', of: 'cost', limit: 10_000_000, within: 'minute' },
    { name: 'parallel', of: 'concurrency', limit: 10_000 },
  ],
};

function common(auth: GraphsOptions['auth'], manifest: string): GatewayConfig {
  const apis = slugs.map((slug) => [
    slug,
    {
      learnQuotas: false,
      quotas: [],
      retry: { attempts: 0 },
      breaker: { failures: 0 },
      ...(ECHOING.has(slug) && { forward: [TENANT] }),
    },
  ]);
  return {
    auth,
    documents: { manifest },
    cursorSecret: 'crossed',
    metrics: { enabled: false },
    logs: { level: 'silent', access: 'off' },
    server: { overload: { maxDelay: '60s', maxInFlight: 100_000 } },
    limits: { tokens: 100_000, depth: 50, aliases: 1000 },
    apis: Object.fromEntries(apis) as NonNullable<GatewayConfig['apis']>,
  };
}

/** The same mock, whose texts begin with the tenant of the request. */
function echoing(mock: Mock): Mock {
  const handlers = Object.entries(mock.handlers as Record<string, (...args: unknown[]) => Promise<Reply>>);
  const changed = handlers.map(([id, handler]) => [
    id,
    async (request: SandboxRequest, ...rest: unknown[]): Promise<Reply> => {
      const reply = await handler(request, ...rest);
      if (!String(reply.headers?.['content-type']).includes('json')) return reply;
      const tenant = String(request.headers[TENANT]);
      const body = String(reply.body).replaceAll(/"(content|value|quote)":"/g, `"$1":"${tenant}: `);
      return { ...reply, headers: { ...reply.headers, 'cache-control': 'private, max-age=3600' }, body };
    },
  ]);
  return { ...mock, handlers: Object.fromEntries(changed) };
}

/** A list of the graph with some of the fields of its rows, whose window is in variables. */
interface ListOperation {
  readonly query: string;
}

/** Makes an operation of a random list; `undefined` where its arguments are not known. */
function makeList(schema: GraphQLSchema, known: KnownValues, random: Random): ListOperation | undefined {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    (field) => nodeType(field) !== undefined,
  );
  const field = random.pick(fields);
  const type = nodeType(field);
  if (!type) return undefined;
  const args: string[] = [];
  for (const { name, type: own } of field.args) {
    if (name === 'first' || name === 'after' || name === 'last' || name === 'before') continue;
    const values = known.at(`Query.${field.name}(${name})`);
    if (isNonNullType(own) ? values.length === 0 : values.length === 0 || random.chance(0.7)) {
      if (isNonNullType(own)) return undefined;
      continue;
    }
    args.push(`${name}: ${print(random.pick(values))}`);
  }
  const leaves = Object.values(type.getFields())
    .filter((each) => isLeafType(getNamedType(each.type)) && each.args.every((arg) => !isNonNullType(arg.type)))
    .map(({ name }) => name);
  const selection = ['__typename', ...random.some(leaves, random.int(1, 6))].join(' ');
  const window = [...args, 'first: $first', 'after: $after'].join(', ');
  return {
    query: `query ($first: Int, $after: String) { list: ${field.name}(${window}) { nodes { ${selection} } pageInfo { hasNextPage endCursor } } }`,
  };
}

/** The type of the rows of a connection that is read forwards; `undefined` for other fields. */
function nodeType({ type, args }: GraphQLField<unknown, unknown>) {
  const connection = getNamedType(type);
  const hasWindow = ['first', 'after'].every((name) => args.some((arg) => arg.name === name));
  if (!hasWindow || !isObjectType(connection)) return undefined;
  const { nodes, pageInfo } = connection.getFields();
  const node = nodes && pageInfo && getNamedType(nodes.type);
  return isObjectType(node) ? node : undefined;
}

/** An operation as a caller writes it. */
interface CrossedOperation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | undefined;
  /** The name of its document. */
  readonly documentId?: string | undefined;
}

interface CrossedAnswer {
  readonly status: number;
  /** The body as it came, without the id of the request. */
  readonly text: string;
  readonly worst: number | undefined;
  readonly actual: number | undefined;
}

type Fetch = (request: Request) => Promise<Response>;
type Ask = (url: string, operation: CrossedOperation, headers: Readonly<Record<string, string>>) => Request;

const JSON_TYPE = { 'content-type': 'application/json' };
const posted = (url: string, body: object, headers: Readonly<Record<string, string>>) =>
  new Request(url, { method: 'POST', headers: { ...headers, ...JSON_TYPE }, body: JSON.stringify(body) });

/** The ways in which an operation can be sent. */
const WAYS: Readonly<Record<string, Ask>> = {
  POST: (url, { query, variables, operationName }, headers) =>
    posted(url, { query, variables, operationName }, headers),
  'POST of a text of its own': (url, { query, ...rest }, headers) =>
    posted(url, { ...rest, documentId: undefined, query: `${query}\n# again` }, headers),
  GET(url, { query, variables, operationName }, headers) {
    const search = new URLSearchParams({
      query,
      ...(variables && { variables: JSON.stringify(variables) }),
      ...(operationName !== undefined && { operationName }),
    });
    // A longer URL is refused.
    if (search.toString().length > 10_000) return posted(url, { query, variables, operationName }, headers);
    return new Request(`${url}?${search}`, { headers: { ...headers, 'graphql-preflight': '1' } });
  },
  document: (url, { documentId, query, variables, operationName }, headers) =>
    posted(
      url,
      documentId === undefined ? { query, variables, operationName } : { documentId, variables, operationName },
      headers,
    ),
};

interface SendOptions {
  readonly url: string;
  readonly way: Ask;
  readonly fetch: Fetch;
  readonly caller: CrossedCaller;
}

async function send(operation: CrossedOperation, { url, way, fetch, caller }: SendOptions): Promise<CrossedAnswer> {
  const headers = { ...caller.headers, 'x-request-id': 'crossed', 'graphql-cost': 'report' };
  const response = await fetch(way(url, operation, headers));
  const cost = response.headers.get('graphql-cost') ?? '';
  const figure = (name: string) => {
    const [, digits] = new RegExp(`\\b${name}=(\\d+)`).exec(cost) ?? [];
    return digits === undefined ? undefined : Number(digits);
  };
  return { status: response.status, text: await response.text(), worst: figure('worst'), actual: figure('actual') };
}

/** A way to send at random. */
function someWay(random: Random): Ask {
  return random.pick(Object.values(WAYS));
}

interface CrossedOptions {
  readonly seed: string;
  /** The number of operations that are sent to the gateway with all features. */
  readonly count: number;
  /** A key that is broken on purpose. */
  readonly broken?: Broken | undefined;
  readonly progress?: (line: string) => void;
}

interface CrossedReport {
  readonly count: number;
  /** Windows of lists that were compared with pages of another size. */
  readonly windows: number;
  /** Operations that were refused for a missing scope. */
  readonly refused: number;
  /** Calls of the gateway with all features, and those of the plain one for the same operations. */
  readonly calls: { readonly full: number; readonly plain: number };
  readonly problems: readonly string[];
}

/** Operations in flight at a time. */
const ROUND = 30;
/** Different operations, as a share of all. */
const VARIETY = 0.05;
const LIST_SHARE = 0.2;
const MUTATION_SHARE = 0.15;
/** Operations of examples, of which most are answered without errors. */
const EXAMPLE_SHARE = 0.4;
const MOST_PROBLEMS = 20;
/** Without them, each answer follows from the operation. */
const RANDOM = new Set(Object.values(subgraphs).flatMap(({ random }) => random as readonly string[]));

/** Sends random operations to a gateway with everything that shares, keeps or leaves out work, and compares each answer with the plain one. */
export async function runCrossed({ seed, count, broken, progress }: CrossedOptions): Promise<CrossedReport> {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-crossed-'));
  const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));
  const known = valuesOfExamples(schema);
  const operations = makeOperations(schema, known, seed, Math.max(10, Math.round(count * VARIETY)));
  const documents = Object.fromEntries(operations.map(({ documentId = '', query }) => [documentId, query]));
  const { callers, auth } = makeCallers();
  const graphs = await crossedGraphs({ auth, folder, documents, broken });
  // A key that is broken on purpose is found by the first.
  const findings = new Findings(broken ? 1 : MOST_PROBLEMS, progress);
  const found = (problem: string) => findings.add(problem);
  const plainly = (operation: CrossedOperation, caller: CrossedCaller) =>
    send(operation, {
      url: 'http://plain/graphql',
      way: WAYS['POST'] as NonNullable<(typeof WAYS)[string]>,
      fetch: (request) => graphs.plain.fetch(request),
      caller,
    });
  const fully = (operation: CrossedOperation, caller: CrossedCaller, random: Random) => {
    const overNetwork = random.chance(0.5);
    return send(operation, {
      url: overNetwork ? graphs.url : 'http://full/graphql',
      way: someWay(random),
      fetch: (request) => (overNetwork ? fetch(request) : graphs.full.fetch(request)),
      caller,
    });
  };
  const calls = { full: 0, plain: 0 };
  let [sent, refused, windows] = [0, 0, 0];
  let expected = new Map<string, Promise<CrossedAnswer>>();
  const compareOne = async (index: number, random: Random) => {
    const operation = operations[index] as CrossedOperation;
    const caller = random.pick(callers);
    const key = `${index} ${caller.name}`;
    const wanted = expected.get(key) ?? plainly(operation, caller);
    expected.set(key, wanted);
    const [got, plain] = await Promise.all([fully(operation, caller, random), wanted]);
    if (plain.status === 403 || plain.status === 401) refused += 1;
    calls.full += got.actual ?? 0;
    calls.plain += plain.actual ?? 0;
    const described = () => `${caller.name} ${JSON.stringify(operation)}`;
    if (got.text !== plain.text || got.status !== plain.status) {
      found(
        `another answer: ${described()}\n  plain ${plain.status} ${around(plain.text, got.text)}\n  full  ${got.status} ${around(got.text, plain.text)}`,
      );
    }
    for (const each of [got, plain]) {
      if ((each.actual ?? 0) > (each.worst ?? Infinity))
        found(`${each.actual} calls, at most ${each.worst}: ${described()}`);
    }
  };
  const compareList = async (random: Random) => {
    const list = makeList(schema, known, random);
    if (!list) return;
    const caller = random.pick(callers);
    const problem = await comparePages(random, {
      full: (variables) => fully({ query: list.query, variables }, caller, random),
      plain: (variables) => plainly({ query: list.query, variables }, caller),
    });
    windows += 1;
    if (problem !== undefined) found(`${caller.name} ${list.query}: ${problem}`);
  };
  const random = new Random(`${seed} order`);
  while (sent < count && !findings.isFull) {
    const round: Promise<void>[] = [];
    // A few operations of each round come from several callers at once.
    const others = random.some(
      operations.map((_each, index) => index),
      8,
    );
    const some = [random.int(0, TELLING.length - 1), ...others];
    for (let each = 0; each < ROUND; each++) {
      const own = new Random(`${seed} ${sent}`);
      round.push(own.chance(LIST_SHARE) ? compareList(own) : compareOne(own.pick(some), own));
      sent += 1;
    }
    await Promise.all(round);
    if (sent % (ROUND * 20) === 0) progress?.(`${sent} sent`);
    if (!random.chance(MUTATION_SHARE)) continue;
    const mutation = makeOperation(schema, known, new Random(`${seed} mutation ${sent}`), schema.getMutationType());
    await fully(mutation, callers[0] as CrossedCaller, random);
    expected = new Map();
  }
  await graphs.stop();
  rmSync(folder, { recursive: true });
  return { count: sent, windows, refused, calls, problems: findings.problems };
}

function makeOperations(schema: GraphQLSchema, known: KnownValues, seed: string, count: number): CrossedOperation[] {
  const isRandom = new RegExp(`\\b(?:${[...RANDOM].map((field) => field.split('.')[1]).join('|')})\\b`);
  const examples = exampleTexts().filter((text) => !isMutation(text) && !isRandom.test(text));
  const random = Array.from({ length: count }, (_, index) => {
    const own = new Random(`${seed} operation ${index}`);
    return own.chance(EXAMPLE_SHARE)
      ? { query: own.pick(examples) }
      : makeOperation(schema, known, own, schema.getQueryType());
  });
  const all: CrossedOperation[] = [...TELLING.map((query) => ({ query })), ...random];
  return all.map((each, index) => ({ ...each, documentId: `operation-${index}` }));
}

function makeOperation(
  schema: GraphQLSchema,
  known: KnownValues,
  random: Random,
  root: GraphQLObjectType | null | undefined,
): CrossedOperation {
  const names = quickRootFields(root).filter((name) => !RANDOM.has(`Query.${name}`));
  const maker = new OperationMaker(schema, known, random, { without: new Set([...SLOW_FIELDS, ...RANDOM]) });
  return maker.make(root as GraphQLObjectType, [random.pick(names)]);
}

interface Page {
  readonly nodes: readonly unknown[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}
type AskPage = (variables: { readonly first: number; readonly after: string | null }) => Promise<CrossedAnswer>;

/** Reads two windows at once, and the same rows by pages of another size. */
async function comparePages(random: Random, ask: { full: AskPage; plain: AskPage }): Promise<string | undefined> {
  const [first, size] = [random.int(1, 25), random.int(1, 9)];
  let after: string | null = null;
  const wanted: unknown[] = [];
  let hasNextPage = true;
  while (wanted.length < 2 * first && hasNextPage) {
    const page = pageOf(await ask.plain({ first: Math.min(size, 2 * first - wanted.length), after }));
    if (!page) return undefined;
    wanted.push(...page.nodes);
    ({ hasNextPage, endCursor: after } = page);
  }
  const one = pageOf(await ask.full({ first, after: null }));
  if (!one) return 'the window has errors, the pages have none';
  const other = one.hasNextPage ? pageOf(await ask.full({ first, after: one.endCursor })) : undefined;
  if (one.hasNextPage && !other) return 'the next window has errors, the pages have none';
  const got = [...one.nodes, ...(other?.nodes ?? [])];
  const last = other ?? one;
  if (JSON.stringify(got) !== JSON.stringify(wanted))
    return `windows of ${first} have other rows than pages of ${size}: ${around(JSON.stringify(got), JSON.stringify(wanted))}`;
  return last.hasNextPage === hasNextPage
    ? undefined
    : `hasNextPage is ${last.hasNextPage} in windows of ${first}, ${hasNextPage} in pages of ${size}`;
}

/** The page of an answer without errors. */
function pageOf({ text }: CrossedAnswer): Page | undefined {
  const { data, errors } = JSON.parse(text) as {
    data?: { list?: { nodes: unknown[]; pageInfo: Omit<Page, 'nodes'> } };
    errors?: unknown;
  };
  const list = data?.list;
  return errors === undefined && list ? { nodes: list.nodes, ...list.pageInfo } : undefined;
}

/** The part of a text where it differs from another. */
function around(text: string, other: string): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  return text.slice(Math.max(0, at - 60), at + 200);
}
