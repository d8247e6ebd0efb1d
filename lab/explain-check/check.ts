import { writeFileSync } from 'node:fs';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { defaultSettings, onSandbox, type Settings } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import * as edges from '#edges';
import { type Cost, createGateway, type Explanation, type Gateway } from '#gateway';
import type { DeclaredCalls } from '#graph';
import { createLog } from '#log';
import { Clock, loadMocks, Random, serveSandbox } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { type KnownValues, valuesOfExamples } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import { quickRootFields, SLOW_FIELDS } from '#test/routes/quick-root-fields';
import { inRandomParts } from '#test/routes/random-parts';
import type { LaterParts } from '../../src/gateway/document/executor.ts';
import { collectFields, fragmentsOf } from '../../src/gateway/execution/collect.ts';
import { Held, OPEN_IDENTITY } from '../../src/gateway/types.ts';

const HEADERS: Readonly<Record<string, string>> = { authorization: 'Bearer sandbox' };

/** The result of an operation with what it was estimated to call, and the calls that the sandbox received. */
interface Executed {
  readonly result: {
    readonly data?: unknown;
    readonly errors?: readonly { readonly extensions?: { code?: unknown } }[];
  };
  readonly cost: Cost;
  readonly explanation: Explanation;
  /** Calls by `api.operation`. */
  readonly received: ReadonlyMap<string, number>;
}

/** The whole graph over its sandbox, where nothing is cached, shared or sent twice. */
export async function uncachedGraph() {
  const clock = new Clock();
  clock.stop(Date.parse('2026-09-14T10:11:12Z'));
  const sandbox = await serveSandbox(await loadMocks(slugs), { host: '127.0.0.1', port: 0, seed: 'explain', clock });
  const contracts = slugs.map(readContract);
  const settings = uncached(onSandbox(defaultSettings(contracts), contracts, sandbox.origin));
  const log = createLog({ level: 'silent', format: 'text' });
  const gateway = createGateway({ settings, subgraphs: Object.values(subgraphs), edges: Object.values(edges), log });
  const execute = async (operation: Operation): Promise<Executed | undefined> => {
    const before = await callsIn(sandbox.origin);
    const executed = await executeOn(gateway, operation);
    if (!executed) return undefined;
    const after = await callsIn(sandbox.origin);
    const received = [...after].map(([name, calls]) => [name, calls - (before.get(name) ?? 0)] as const);
    return { ...executed, received: new Map(received.filter(([, calls]) => calls > 0)) };
  };
  const close = () => Promise.all([gateway.close(), sandbox.stop()]);
  return { gateway, execute, reset: () => sandbox.reset(), close };
}

/** Absent where the operation is refused before its execution. */
async function executeOn(gateway: Gateway, { query, variables, operationName }: Operation) {
  const { executor, shaper } = await gateway.handler();
  const caller = { requestId: 'explain', identity: OPEN_IDENTITY, header: (name: string) => HEADERS[name] };
  const parameters = { variables, operationName };
  const initialContext = () => ({});
  try {
    const partsFormat = 'byId' as const;
    const request = {
      method: 'POST',
      document: query,
      caller,
      parameters,
      uploads: undefined,
      partsFormat,
      initialContext,
    };
    const executable = executor.prepare(request);
    const explanation = executable.explain();
    if (!explanation) return undefined;
    const { result, cost, parts } = await executable.execute(new Held());
    const masked = plain(shaper.masked(result, caller.requestId));
    const errors = parts ? [...(masked.errors ?? []), ...(await errorsIn(parts))] : masked.errors;
    return { result: { ...masked, ...(errors && { errors }) }, cost, explanation };
  } catch {
    return undefined;
  }
}

/** The errors of later parts, which are read to the end. */
async function errorsIn(parts: LaterParts): Promise<NonNullable<Executed['result']['errors']>> {
  const errors: GraphQLError[] = [];
  for (let next = await parts.next(); next; next = await parts.next()) {
    for (const { result } of next.results) errors.push(...(result.errors ?? []));
    for (const part of next.completed) errors.push(...(part.errors ?? []));
  }
  return errors.map(({ extensions: { code } }) => ({ extensions: { code } }));
}

/** A result as a caller reads it. */
function plain(result: object): Executed['result'] {
  return JSON.parse(JSON.stringify(result)) as Executed['result'];
}

async function callsIn(origin: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(`${origin}/_sandbox`);
  const state = (await response.json()) as {
    apis: Record<string, { operations: Record<string, { calls: number }> }>;
  };
  return new Map(
    Object.entries(state.apis).flatMap(([slug, { operations }]) =>
      Object.entries(operations).map(([id, { calls }]) => [`${slug}.${id}`, calls] as const),
    ),
  );
}

function uncached(settings: Settings): Settings {
  const apis = Object.entries(settings.apis).map(([slug, own]) => [
    slug,
    own && { ...own, retry: { ...own.retry, attempts: 0 }, breaker: { ...own.breaker, failures: 0 } },
  ]);
  const performance = { ...settings.performance, cache: false, coalesceCalls: false };
  const limits = { ...settings.limits, tokens: 100_000, fields: 100_000, aliases: 1000, depth: 50 };
  return { ...settings, limits, performance, apis: Object.fromEntries(apis) };
}

type Graph = Awaited<ReturnType<typeof uncachedGraph>>;

/** Every tenth operation is a mutation. */
const MUTATION_INTERVAL = 10;
/** The fields of connections and edges that lead to rows. */
const ROWS = new Set(['nodes', 'edges', 'node']);
const ROWS_SHARE = 0.3;

/** Input values from the examples and from their responses. */
async function knownValues({ gateway, execute }: Graph): Promise<KnownValues> {
  const known = valuesOfExamples(gateway.schema);
  for (const query of exampleTexts().filter((text) => !isMutation(text))) {
    known.learnFrom((await execute({ query }))?.result);
  }
  return known;
}

/** A generated operation; equal for equal seeds and numbers. */
function generatedOperation(schema: GraphQLSchema, known: KnownValues, seed: string, number: number): Operation {
  const random = new Random(`${seed} ${number}`);
  const root = number % MUTATION_INTERVAL === 0 ? schema.getMutationType() : schema.getQueryType();
  const names = quickRootFields(root);
  const field = names[Math.floor(number / MUTATION_INTERVAL + number) % names.length] ?? '';
  const maker = new OperationMaker(schema, known, random, { without: SLOW_FIELDS });
  const { query, ...rest } = maker.make(root as GraphQLObjectType, [field]);
  return { query: withRowsAgain(query, random), ...rest };
}

/** The same operation, with some rows selected again by another response name, and with windows of other sizes below. */
function withRowsAgain(query: string, random: Random): string {
  let aliases = 0;
  const again = (node: SelectionNode): readonly SelectionNode[] => {
    if (node.kind !== Kind.FIELD || !ROWS.has(node.name.value) || !random.chance(ROWS_SHARE)) return [node];
    aliases += 1;
    return [node, { ...withOtherWindows(node), alias: { kind: Kind.NAME, value: `rows${aliases}` } }];
  };
  const document = visit(parse(query), {
    SelectionSet: { leave: (node): SelectionSetNode => ({ ...node, selections: node.selections.flatMap(again) }) },
  });
  return print(document);
}

function withOtherWindows(field: FieldNode): FieldNode {
  return visit(field, {
    Argument({ name, value, ...rest }) {
      if (name.value !== 'first' || value.kind !== Kind.INT) return undefined;
      return { ...rest, name, value: { ...value, value: String(Number(value.value) + 1) } };
    },
  });
}

const FILE = 'src/gateway/price/typical-sizes.json';
const SEED = 'typical sizes';
/** Fewer objects than this are no measurement. */
const LEAST_PARENTS = 3;
/** The least share: rare objects exist. */
const LEAST = 0.05;

/** Measures typical sizes over the sandbox, and writes them to their file. */
export async function learn(count: number): Promise<void> {
  const graph = await uncachedGraph();
  const { schema } = graph.gateway;
  const known = await knownValues(graph);
  const measured = new Measurements(schema);
  const generated = Array.from({ length: count }, (_, index) => generatedOperation(schema, known, SEED, index));
  for (const operation of [...exampleTexts().map((query) => ({ query })), ...generated]) {
    const changed = asMeasurable(schema, operation);
    const executed = changed && (await graph.execute(changed));
    if (changed && executed) measured.add(changed, executed);
    if (isMutation(operation.query)) graph.reset();
  }
  await graph.close();
  const isList = (field: string) => {
    const [type = '', name = ''] = field.split('.');
    const owner = schema.getType(type);
    const returned = isObjectType(owner) ? owner.getFields()[name]?.type : undefined;
    return (
      returned !== undefined && (isListType(getNullableType(returned)) || returned.toString().includes('Connection'))
    );
  };
  // Most generated ids name nothing: a field at the root is taken to find its object.
  const isRoot = (field: string) => /^(Query|Mutation)\./.test(field);
  const items = ratios(measured.items, (field, ratio) =>
    isList(field) ? field !== 'Query.nodes' : ratio < 1 && !isRoot(field),
  );
  const loading = fieldsThatLoad();
  const calls = ratios(measured.distinct, (field, ratio) => ratio < 1 && loading.has(field));
  writeFileSync(FILE, `${JSON.stringify({ items, calls }, null, 2)}\n`);
}

/** Absent for a document that does not parse. */
function asMeasurable(...[schema, operation]: Parameters<typeof measurable>) {
  try {
    return measurable(schema, operation);
  } catch {
    return undefined;
  }
}

function ratios(
  sums: Measurements['items'],
  isTypical: (field: string, ratio: number) => boolean,
): Record<string, number> {
  return Object.fromEntries(
    [...sums]
      .filter(([, { parents }]) => parents >= LEAST_PARENTS)
      .map(
        ([field, { parents, found }]) => [field, Math.max(LEAST, Math.round((100 * found) / parents) / 100)] as const,
      )
      .filter(([field, ratio]) => isTypical(field, ratio))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Fields below the root with a lookup for each object. */
function fieldsThatLoad(): ReadonlySet<string> {
  const declared: DeclaredCalls[] = [...Object.values(subgraphs), ...Object.values(edges)].map(
    ({ calls = {} }) => calls,
  );
  return new Set(declared.flatMap((each) => Object.keys(each)).filter((field) => !/^(Query|Mutation)\./.test(field)));
}

const WINDOW = new Set(['first', 'after', 'last', 'before']);
const TYPE = 'type_';
const ID = 'id_';

/** The operation without windows, with the type and the id of each object. */
function measurable(schema: GraphQLSchema, { query, ...rest }: Operation): Operation {
  const info = new TypeInfo(schema);
  const document = visit(
    parse(query),
    visitWithTypeInfo(info, {
      Field: {
        leave: (node: FieldNode) => ({
          ...node,
          arguments: (node.arguments ?? []).filter(({ name }) => !WINDOW.has(name.value)),
        }),
      },
      SelectionSet: {
        leave(node: SelectionSetNode) {
          const type = info.getParentType();
          const isNode =
            (isObjectType(type) || isInterfaceType(type)) &&
            (type.name === 'Node' || type.getInterfaces().some(({ name }) => name === 'Node'));
          const added = [alias(TYPE, '__typename'), ...(isNode ? [alias(ID, 'id')] : [])];
          return { ...node, selections: [...node.selections, ...added] };
        },
      },
    }),
  );
  return { query: print(withoutUnused(document)), ...rest };
}

function alias(name: string, field: string): FieldNode {
  return {
    kind: Kind.FIELD,
    alias: { kind: Kind.NAME, value: name },
    name: { kind: Kind.NAME, value: field },
  };
}

/** Variables of removed arguments are no longer used. */
function withoutUnused(document: DocumentNode): DocumentNode {
  const used = new Set<string>();
  visit(document, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  return visit(document, {
    VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null),
  });
}

interface Sum {
  parents: number;
  found: number;
}

/** Measures how many objects fields lead to, and how many different ones, in the results of operations. */
class Measurements {
  readonly #schema: GraphQLSchema;
  /** The items of lists, and the share of objects that are not null. */
  readonly items = new Map<string, Sum>();
  /** Different objects. */
  readonly distinct = new Map<string, Sum>();
  #ids = new Map<string, { parents: number; readonly ids: Set<unknown> }>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  add({ query, variables = {}, operationName }: Operation, { result }: Executed): void {
    const document = parse(query);
    const operation = getOperationAST(document, operationName);
    if (!operation || result.errors || typeof result.data !== 'object') return;
    const compiled = {
      schema: this.#schema,
      operation,
      fragments: fragmentsOf(document),
      flags: flagsOf(document, variables),
    };
    this.#ids = new Map();
    this.#object(result.data as Record<string, unknown>, [operation.selectionSet], compiled);
    for (const [field, { parents, ids }] of this.#ids) addTo(this.distinct, field, parents, ids.size);
  }

  #object(data: Record<string, unknown> | null, sets: readonly SelectionSetNode[], document: Compiled): void {
    const type = this.#schema.getType(String(data?.[TYPE]));
    if (!data || !isObjectType(type)) return;
    for (const [key, nodes] of collectFields(document, type, sets)) {
      const own = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (own.length > 0)
        this.#field(`${type.name}.${nodes[0].name.value}`, type, nodes[0].name.value, data[key], own, document);
    }
  }

  #field(
    field: string,
    parent: GraphQLObjectType,
    name: string,
    value: unknown,
    sets: readonly SelectionSetNode[],
    document: Compiled,
  ): void {
    const definition = parent.getFields()[name];
    const isPart = isConnection(parent) || parent.name.endsWith('Edge');
    const target = getNamedType(definition?.type);
    const objects = [value].flat(2).filter((each) => typeof each === 'object' && each !== null) as Record<
      string,
      unknown
    >[];
    if (!isPart && !isConnection(target)) {
      addTo(this.items, field, 1, objects.length);
      const known = this.#ids.get(field) ?? { parents: 0, ids: new Set() };
      this.#ids.set(field, known);
      known.parents += 1;
      for (const each of objects) known.ids.add(each[ID] ?? Symbol('object'));
    }
    if (isConnection(target) && objects[0]) {
      const lengths = Object.values(objects[0]).flatMap((each) => (Array.isArray(each) ? [each.length] : []));
      if (lengths.length > 0) addTo(this.items, field, 1, Math.max(...lengths));
    }
    for (const each of objects) this.#object(each, sets, document);
  }
}

type Compiled = Parameters<typeof collectFields>[0];

function isConnection(type: unknown): boolean {
  return isObjectType(type) && 'pageInfo' in type.getFields() && 'nodes' in type.getFields();
}

function addTo(sums: Map<string, Sum>, field: string, parents: number, found: number): void {
  const sum = sums.get(field) ?? { parents: 0, found: 0 };
  sums.set(field, { parents: sum.parents + parents, found: sum.found + found });
}

/** The variables with their defaults, which decide what is skipped. */
function flagsOf(document: DocumentNode, variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flags: Record<string, unknown> = {};
  visit(document, {
    VariableDefinition({ variable: { name }, defaultValue }) {
      if (defaultValue?.kind === Kind.BOOLEAN) flags[name.value] = defaultValue.value;
    },
  });
  return { ...flags, ...variables };
}

/** The part by which the expected cost may differ from the actual one. */
export const TOLERANCE = 0.2;
const REFUSED_INPUT = 'BAD_USER_INPUT';

/** An operation's estimate beside its calls. */
export interface Compared {
  readonly operation: Operation;
  readonly worst: number;
  readonly expected: number;
  readonly actual: number;
  /** Operations of APIs that were called more often than explained. */
  readonly exceeded: readonly string[];
  readonly isClose: boolean;
  /** Whether an argument was refused: then fields make no calls that make some as a rule. */
  readonly isRefused: boolean;
}

export function compare(operation: Operation, { result, cost, explanation, received }: Executed): Compared {
  const { worst, expected } = cost.estimated;
  const actual = [...received.values()].reduce((sum, calls) => sum + calls, 0);
  const explained = new Map<string, number>();
  for (const { api: slug, operation: id, alternatives = [], times } of explanation.calls) {
    for (const each of [id, ...alternatives]) {
      explained.set(`${slug}.${each}`, (explained.get(`${slug}.${each}`) ?? 0) + times);
    }
  }
  const exceeded = [...received].flatMap(([name, calls]) =>
    calls > (explained.get(name) ?? 0) ? [`${name} ${calls} > ${explained.get(name) ?? 0}`] : [],
  );
  return {
    operation,
    worst,
    expected,
    actual,
    exceeded: actual > worst ? [`all ${actual} > ${worst}`, ...exceeded] : exceeded,
    isClose: Math.abs(expected - actual) <= TOLERANCE * actual,
    isRefused: result.errors?.some(({ extensions }) => extensions?.code === REFUSED_INPUT) ?? false,
  };
}

/** Estimates beside the calls that were sent. */
interface Report {
  readonly all: readonly Compared[];
  /** Operations that made more calls than their worst case. */
  readonly exceeded: readonly Compared[];
  /** Operations whose arguments nothing refused. */
  readonly accepted: readonly Compared[];
  /** The part of the accepted operations whose expected cost is close to the actual one. */
  readonly close: number;
}

/**
 * Executes all examples and generated operations over the sandbox, each as a whole and in parts, and compares their calls with
 * the estimates.
 */
export async function check({ count, seed }: { readonly count: number; readonly seed: string }): Promise<Report> {
  const graph = await uncachedGraph();
  const { schema } = graph.gateway;
  const known = await knownValues(graph);
  const generated = Array.from({ length: count }, (_, index) => generatedOperation(schema, known, seed, index));
  const random = new Random(`${seed} in parts`);
  const inParts = ({ query, ...rest }: Operation) => ({ query: inRandomParts(schema, query, random), ...rest });
  const all: Compared[] = [];
  for (const operation of [...exampleTexts().map((query) => ({ query })), ...generated]) {
    for (const each of [operation, inParts(operation)]) {
      const executed = await graph.execute(each);
      if (executed) all.push(compare(each, executed));
      if (isMutation(operation.query)) graph.reset();
    }
  }
  await graph.close();
  const accepted = all.filter(({ isRefused }) => !isRefused);
  return {
    all,
    exceeded: all.filter(({ exceeded }) => exceeded.length > 0),
    accepted,
    close: accepted.filter(({ isClose }) => isClose).length / accepted.length,
  };
}
