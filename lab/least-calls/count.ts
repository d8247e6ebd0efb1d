import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { type Operation, pointed, readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { bytesOf } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { argumentsIn, type KnownArguments } from '#test/fields/known-arguments';
import { exampleArguments, rootUses } from '#test/fields/root-uses';
import { quickRootFields } from '#test/routes/quick-root-fields';
import { createTestGateway } from '../../src/testing/index.ts';

/** A call of an operation, as the sandbox answered it. */
interface Answered {
  readonly operation: Operation;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly value: unknown;
  /** The calls that were answered before it was sent. */
  readonly after: number;
}

/** The calls of one operation of the graph. */
export interface Counted {
  readonly sent: number;
  readonly least: number;
  /** Why fewer calls would do, a line each. */
  readonly wasted: readonly string[];
  readonly errors: readonly unknown[];
}

const HEADERS = { authorization: 'Bearer sandbox' };

/** The whole graph over its sandbox, where nothing is cached or shared, with the calls of each operation. */
export async function countingGraph() {
  // Equal calls in flight are one, as they are by default.
  const performance = { cache: false, coalesceCalls: true };
  const limits = { tokens: 100_000, fields: 100_000, aliases: 1000, depth: 50 };
  const gateway = await createTestGateway({ settings: { performance, limits } });
  const contracts = new Map(slugs.map((slug) => [slug as string, readContract(slug)]));
  const { sandbox } = gateway;
  const answer = sandbox.answer.bind(sandbox);
  let calls: Answered[] = [];
  sandbox.answer = async (request, connection) => {
    const after = calls.length;
    const reply = await answer(request, connection);
    const received = sandbox.received.findLast(({ api, path }) => api === request.slug && path === request.path);
    const operation = contracts.get(request.slug)?.operations[received?.operation ?? ''];
    if (!reply || !operation) return reply;
    const body = Buffer.concat(await Array.fromAsync(bytesOf(reply)));
    const { pathname: path, searchParams: query } = new URL(request.path, 'http://sandbox');
    calls.push({ operation, path, query, body: Buffer.from(request.body).toString(), value: valueOf(body), after });
    return { ...reply, body };
  };
  const count = async (query: string): Promise<Counted> => {
    calls = [];
    const { errors = [] } = await gateway.execute({ query, headers: HEADERS } as never);
    const wasted = wastedIn(calls);
    return { sent: calls.length, least: calls.length - wasted.length, wasted, errors };
  };
  return { schema: gateway.schema, count, close: gateway.close };
}

function valueOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return undefined;
  }
}

/** The calls that an operation could have been answered without. */
function wastedIn(calls: readonly Answered[]): string[] {
  return [...repeatedIn(calls), ...dividedIn(calls), ...knownIn(calls)];
}

/** The parameter that takes several keys. */
function keysParameter({ query, projection }: Operation): string | undefined {
  return query.find(({ name, maxItems = 1, constant }) => maxItems > 1 && !constant && name !== projection?.parameter)
    ?.name;
}

/** A request without the members that it reads, and without its keys. */
function targetOf({ operation, path, query, body }: Answered, ...without: readonly (string | undefined)[]): string {
  const rest = [...query].filter(([name]) => name !== operation.projection?.parameter && !without.includes(name));
  return `${operation.id} ${path}?${rest
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')} ${body}`;
}

/** Equal calls, and those that differ in the members that they read alone. */
function repeatedIn(calls: readonly Answered[]): string[] {
  const reads = calls.filter(({ operation }) => operation.reads && !operation.random);
  return [...Map.groupBy(reads, (call) => targetOf(call))].flatMap(([target, { length }]) =>
    Array.from({ length: length - 1 }, () => `twice: ${target}`),
  );
}

/** Calls with few keys that together would be fewer calls. */
function dividedIn(calls: readonly Answered[]): string[] {
  const byKeys = calls.filter(({ operation, query }) => query.has(keysParameter(operation) ?? ''));
  return [...Map.groupBy(byKeys, (call) => targetOf(call, keysParameter(call.operation)))].flatMap(
    ([target, group]) => {
      const { operation } = group[0] as Answered;
      const name = keysParameter(operation) ?? '';
      const most = operation.query.find((each) => each.name === name)?.maxItems ?? 1;
      const sets = new Set(group.map(({ query }) => query.getAll(name).join(',')));
      const keys = new Set([...sets].flatMap((set) => set.split(/[,|]/)));
      const least = Math.ceil(keys.size / most);
      return Array.from({ length: Math.max(0, sets.size - least) }, () => `divided: ${target} by ${name}`);
    },
  );
}

/** Objects that were read alone although a list had them, or could have had them. */
function knownIn(calls: readonly Answered[]): string[] {
  const lists = calls.flatMap((call, index) => {
    const { rows } = call.operation.answer;
    const found = rows && pointed(call.value, rows.at);
    return Array.isArray(found) ? [{ ...call, index, found }] : [];
  });
  return calls.flatMap((call) => {
    const [, above, key = ''] = /^(.*)\/([^/]+)$/.exec(call.path) ?? [];
    if (!call.operation.reads || !/\/\{\w+\}$/.test(call.operation.path)) return [];
    const list = lists.find(
      ({ path, index, found, operation }) =>
        index < call.after &&
        lastNoun(path) === lastNoun(above ?? '') &&
        found.some((row) => String(pointed(row, operation.rowKey?.[0] ?? '/id')) === decodeURIComponent(key)),
    );
    return list ? [`known: ${call.path} of ${list.operation.id}`] : [];
  });
}

const lastNoun = (path: string) => path.split('/').at(-1) ?? '';

/** Calls that could be fewer, and why they are not. */
const REASONS: readonly (readonly [wasted: RegExp, reason: string])[] = [
  [/^known: .*\/guilds\/\d+ of listServers$/, 'the list has neither the owner nor the description nor the locale'],
  [/^known: \/order\/\S+ of listOrders$/, 'the list has no tax identifier'],
  [/^twice: list(DirectDebits|Messages) /, 'a list within itself, which the cache of responses has'],
];

export function hasReason(wasted: string): boolean {
  return REASONS.some(([pattern]) => pattern.test(wasted));
}

/** A field that calls an API, below a root field. */
export interface Edge {
  readonly name: string;
  /** Selects the fields from the root to it, around a selection. */
  readonly around: (selection: string) => string;
  /** The same without the field itself. */
  readonly above: (selection: string) => string;
  /** The field alone. */
  readonly own: (selection: string) => string;
  readonly isLeaf: boolean;
  /** The type of its objects. */
  readonly type: GraphQLObjectType;
  readonly depth: number;
}

const declared = new Map(
  [...Object.values(subgraphs), ...Object.values(edges)].flatMap(({ calls = {} }) => Object.entries(calls)),
);
const DEEPEST = 5;
const ROWS = 10;

/** Every field with calls that can be reached, by the shortest way. */
export function edgesOf(schema: GraphQLSchema): Edge[] {
  const found = new Map<string, Edge>();
  let reached: (Edge & { known: KnownArguments })[] = [];
  const quick = new Set(quickRootFields(schema.getQueryType()));
  for (const slug of slugs) {
    const known = exampleArguments(slug, schema);
    const seen = new Set<string>();
    for (const { kind, field, args } of rootUses(slug)) {
      const definition = schema.getQueryType()?.getFields()[field];
      if (kind !== 'query' || !definition || !quick.has(field) || seen.has(field)) continue;
      seen.add(field);
      const way = wayTo(definition, args);
      if (way)
        reached.push({
          ...way,
          own: way.around,
          above: (below) => below,
          isLeaf: false,
          name: `Query.${field}`,
          depth: 0,
          known,
        });
    }
  }
  const types = new Set<string>();
  for (let depth = 1; depth <= DEEPEST; depth++) {
    const next: typeof reached = [];
    for (const { type, around, known } of reached) {
      if (types.has(type.name)) continue;
      types.add(type.name);
      for (const field of Object.values(type.getFields())) {
        const args = argumentsIn(type.name, field, known, ROWS);
        const way = args === undefined ? undefined : wayTo(field, args);
        const name = `${type.name}.${field.name}`;
        if (args !== undefined && !way && declared.has(name) && !found.has(name))
          found.set(name, {
            name,
            around: () => around(`${field.name}${args}`),
            above: around,
            own: () => `${field.name}${args}`,
            isLeaf: true,
            type,
            depth,
          });
        if (!way) continue;
        const inner = {
          ...way,
          around: (selection: string) => around(way.around(selection)),
          above: around,
          own: way.around,
          isLeaf: false,
          name,
          depth,
          known,
        };
        if (declared.has(name) && !found.has(name)) found.set(name, inner);
        next.push(inner);
      }
    }
    reached = next;
  }
  return [...found.values()];
}

/** Two edges in one operation. */
export interface EdgePair {
  readonly name: string;
  readonly query: string;
}

/** Each edge with each edge of its objects, and each two edges of one type. */
export function pairsOf(all: readonly Edge[]): EdgePair[] {
  const ofType = Map.groupBy(all, ({ name }) => name.split('.')[0] ?? '');
  const after = all.flatMap((edge) =>
    (ofType.get(edge.type.name) ?? []).map((next) => ({
      name: `${edge.name} > ${next.name}`,
      query: `{ ${edge.around(`${leavesOf(edge.type)} ${fieldOf(next)}`)} }`,
    })),
  );
  const beside = [...ofType.values()].flatMap((group) =>
    group.flatMap((one, index) =>
      group.slice(index + 1).map((other) => ({
        name: `${one.name} + ${other.name}`,
        query: `{ ${one.above(`one: ${fieldOf(one)} other: ${fieldOf(other)}`)} }`,
      })),
    ),
  );
  return [...after, ...beside];
}

function fieldOf({ own, type, isLeaf }: Edge): string {
  return isLeaf ? own('') : own(leavesOf(type));
}

/** The way from a field to its objects, through the nodes of a connection; `undefined` if it has none. */
function wayTo({ name, type }: GraphQLField<unknown, unknown>, args: string) {
  const own = getNamedType(type);
  if (!isObjectType(own)) return undefined;
  const nodes = 'pageInfo' in own.getFields() ? own.getFields()['nodes'] : undefined;
  const row = nodes ? getNamedType(nodes.type) : own;
  if (!isObjectType(row)) return undefined;
  const around = (selection: string) => `${name}${args} { ${nodes ? `nodes { ${selection} }` : selection} }`;
  return { around, type: row };
}

/** Fields without calls, beyond those that the object before may have. */
export function leavesOf(type: GraphQLObjectType): string {
  const leaves = Object.values(type.getFields()).filter(
    ({ name, type: own, args }) =>
      isLeafType(getNamedType(own)) && !args.some(isRequiredArgument) && !declared.has(`${type.name}.${name}`),
  );
  return ['__typename', ...leaves.filter(({ name }) => name !== 'raw').map(({ name }) => name)].join(' ');
}
