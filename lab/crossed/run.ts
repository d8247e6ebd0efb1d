import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { buildSchema } from 'graphql';
import { Random } from '#sandbox';
import * as subgraphs from '#subgraphs';
import { exampleTexts, isMutation } from '#test/routes/example-texts';
import { type KnownValues, valuesOfExamples } from '#test/routes/known-values';
import { OperationMaker } from '#test/routes/operation-maker';
import { quickRootFields, SLOW_FIELDS } from '#test/routes/quick-root-fields';
import { Findings } from '../findings.ts';
import type { Broken } from '../identities/breakage.ts';
import { type CrossedCaller, makeCallers } from './callers.ts';
import { crossedGraphs } from './graphs.ts';
import { makeList } from './lists.ts';
import { type CrossedAnswer, type CrossedOperation, send, someWay, WAYS } from './send.ts';

export interface CrossedOptions {
  readonly seed: string;
  /** The number of operations that are sent to the gateway with all features. */
  readonly count: number;
  /** A key that is broken on purpose. */
  readonly broken?: Broken | undefined;
  readonly progress?: (line: string) => void;
}

export interface CrossedReport {
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
    const some = random.some(
      operations.map((_each, index) => index),
      8,
    );
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
  return Array.from({ length: count }, (_, index) => {
    const random = new Random(`${seed} operation ${index}`);
    const made = random.chance(EXAMPLE_SHARE)
      ? { query: random.pick(examples) }
      : makeOperation(schema, known, random, schema.getQueryType());
    return { ...made, documentId: `operation-${index}` };
  });
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
type Ask = (variables: { readonly first: number; readonly after: string | null }) => Promise<CrossedAnswer>;

/** Reads two windows at once, and the same rows by pages of another size. */
async function comparePages(random: Random, ask: { full: Ask; plain: Ask }): Promise<string | undefined> {
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
