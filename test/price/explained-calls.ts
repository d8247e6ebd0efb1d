import {
  type FieldNode,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { type GatewayConfig, loadSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import type { Cost, Explanation, Gateway } from '#gateway';
import { composeGateway } from '#library';
import { createLog } from '#log';
import { Clock, LocalSandbox, loadMocks, Random } from '#sandbox';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { type KnownValues, valuesOfExamples } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import { quickRootFields, SLOW_FIELDS } from '#test/routes/quick-root-fields';
import { inRandomParts } from '#test/routes/random-parts';
import type { LaterParts } from '../../src/gateway/document/executor.ts';
import { Held, OPEN_IDENTITY } from '../../src/gateway/types.ts';
import { sandboxTransport } from '../../src/testing/sandbox-transport.ts';

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

/** Nothing is cached, shared or sent twice. */
const UNCACHED: GatewayConfig = {
  logs: { level: 'silent' },
  limits: { tokens: 100_000, fields: 100_000, aliases: 1000, depth: 50 },
  performance: { cache: false, coalesceCalls: false },
  defaults: { retry: { attempts: 0 }, breaker: { failures: 0 } },
};

/** The whole graph over its sandbox. */
export async function uncachedGraph() {
  const clock = new Clock();
  clock.stop(Date.parse('2026-09-14T10:11:12Z'));
  const sandbox = new LocalSandbox(await loadMocks(slugs), { seed: 'explain', clock });
  const contracts = slugs.map(readContract);
  const settings = loadSettings({ config: UNCACHED, environment: {}, contracts });
  const gateway = composeGateway({
    settings: onSandbox(settings, contracts, 'http://sandbox.test'),
    log: createLog(settings.logs),
    createTransport: sandboxTransport(sandbox),
  });
  const execute = async (operation: Operation): Promise<Executed | undefined> => {
    const before = sandbox.received.length;
    const executed = await executeOn(gateway, operation);
    if (!executed) return undefined;
    const sent = Map.groupBy(sandbox.received.slice(before), (call) => `${call.api}.${call.operation}`);
    return { ...executed, received: new Map([...sent].map(([name, { length }]) => [name, length])) };
  };
  const close = () => Promise.all([gateway.close(), sandbox.end()]);
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

/** The part by which the expected cost may differ from the actual one. */
const TOLERANCE = 0.2;
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
