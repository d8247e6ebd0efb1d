import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { Random } from '#sandbox';
import { byGraphql } from '#test/execution/by-graphql';
import { determined } from '#test/execution/determined';
import { Turns } from '#test/execution/turns';
import { adversarialSchema } from '#test/routes/adversarial-schema';
import { KnownValues } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import { type CompiledOperation, compileOperation } from './compile.ts';
import type { TurnScheduler } from './run.ts';

const SCHEMAS = Number(process.env['UNRULY_SCHEMAS'] ?? 8);
const OPERATIONS = 50;
/** Side by side, and enough for selections to be compiled to code. */
const RUNS = 34;

interface Generated extends Operation {
  readonly seed: string;
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
}

function generatedOperations(seed: string): Generated[] {
  const schema = adversarialSchema(seed);
  const roots = [schema.getQueryType(), schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[];
  return Array.from({ length: OPERATIONS }, (_, index) => {
    const random = new Random(`${seed} ${index}`);
    const root = random.pick(roots);
    const field = random.pick(Object.keys(root.getFields()));
    const made = new OperationMaker(schema, new KnownValues(), random, { fields: 16 }).make(root, [field]);
    return { ...made, seed, schema, document: parse(made.query) };
  }).filter(({ document }) => validate(schema, document).length === 0);
}

/** The same with every boolean variable negated, so that other fields are skipped and included. */
function negated(made: Generated): Generated {
  const variables = Object.entries(made.variables ?? {}).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? !value : value,
  ]);
  return { ...made, variables: Object.fromEntries(variables) };
}

function compiledOf({ schema, document, operationName }: Generated): CompiledOperation | undefined {
  const operation = getOperationAST(document, operationName);
  return operation ? compileOperation(schema, document, operation) : undefined;
}

describe('a compiled operation', () => {
  it('gives the results of graphql-js for any behaviour of resolvers', { timeout: 120_000 }, async () => {
    const found: object[] = [];
    let withErrors = 0;
    for (let index = 0; index < SCHEMAS; index++) {
      for (const made of generatedOperations(`unruly ${index}`)) {
        const run = compiledOf(made);
        for (const each of run ? [made, negated(made)] : []) {
          const runs = Array.from({ length: RUNS }, async () => run?.({}, each.variables ?? {}) ?? {});
          const answers = (await Promise.all(runs)).map(determined);
          const { schema, document, operationName, variables } = each;
          const args = { schema, document, operationName, variableValues: variables, contextValue: {} };
          const ordinary = await byGraphql(args);
          const expected = determined(ordinary);
          if (ordinary.data && ordinary.errors) withErrors += 1;
          const other = answers.find((answer) => answer !== expected);
          if (other) found.push({ seed: each.seed, query: each.query, variables: each.variables, expected, other });
        }
      }
    }

    expect(found.slice(0, 3)).toEqual([]);
    expect(withErrors).toBeGreaterThan(SCHEMAS * 10);
  });
});

describe('a compiled field', () => {
  it('treats any text in a document as data', () => {
    const code = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74dglobalThis.wasRun = true';
    const { run } = fieldOf('text(of: String): String', (_source, { of }) => of, `{ text(of: "${code}") }`);

    expect(run()).toEqual({ data: { text: code } });
    expect(globalThis).not.toHaveProperty('wasRun');
  });

  it.each([
    ['query ($a: Int) { field(a: $a) }', [{ a: 1 }, { a: null }, {}]],
    ['query ($a: Int!) { field(a: $a) }', [{ a: 1 }]],
    ['query ($a: Int = 5) { field(a: $a) }', [{ a: 1 }, {}]],
    ['query ($a: Int) { field(b: $a) }', [{ a: 1 }, { a: null }, {}]],
    ['query ($a: Int) { field(in: { a: $a, b: 7 }) }', [{ a: 1 }, { a: null }, {}]],
    ['query ($a: Int) { field(in: { b: $a }) }', [{ a: 1 }, { a: null }, {}]],
    ['query ($a: Int) { field(in: { in: { in: { a: $a } } }) }', [{ a: 1 }, {}]],
    ['query ($in: In) { field(in: { in: $in }) }', [{ in: { a: 2 } }, { in: null }, {}]],
    ['query ($in: In) { field(in: $in) }', [{ in: { in: {} } }, {}]],
    ['query ($a: Int) { field(list: [1, $a]) }', [{ a: 1 }, { a: null }, {}]],
    ['query ($list: [Int]) { field(list: $list) }', [{ list: [1, null] }, { list: 1 }, {}]],
    ['query ($a: Int!) { field(one: { a: $a }) }', [{ a: 1 }]],
    ['{ field(one: { b: 1 }, in: { b: 2 }, list: 3, a: null) }', [{}]],
    ['{ field }', [{}]],
  ])('gets the arguments that graphql gives: %s', (query, all) => {
    const given: unknown[] = [];
    const field = 'field(a: Int, b: Int! = 3, in: In, list: [Int], one: One): Int';
    const types = 'input In { a: Int = 4, b: Int! = 5, in: In } input One @oneOf { a: Int, b: Int }';
    const { schema, document, run } = fieldOf(field, (_source, args) => void given.push(args), query, types);

    for (const variables of all) {
      const [ours, ordinary] = [run(variables), execute({ schema, document, variableValues: variables })];
      const [first, second, ...others] = given.splice(0);

      expect([determined(ours as ExecutionResult), others]).toEqual([determined(ordinary as ExecutionResult), []]);
      expect(JSON.stringify(first)).toBe(JSON.stringify(second));
    }
  });

  it('may have any name in the answer', () => {
    const { run } = fieldOf('text: String', () => 'a', '{ __proto__: text constructor: text }');

    const answers = Array.from({ length: RUNS }, () => JSON.stringify(run()));

    expect(new Set(answers)).toEqual(new Set(['{"data":{"__proto__":"a","constructor":"a"}}']));
  });

  it('gets the info that graphql gives, which can be copied', () => {
    const given: GraphQLResolveInfo[] = [];
    const resolve = (_source: unknown, _args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
      given.push({ ...info });
    };
    const query = 'query Q($a: Int = 3) { list { ...F } } fragment F on Item { again: text(of: $a) }';
    const sdl = 'type Item { text(of: Int): String }';
    const { schema, document, run } = fieldOf('list: [Item]', () => [{}, {}], query, sdl);
    const item = schema.getType('Item') as GraphQLObjectType;
    (item.getFields()['text'] as { resolve?: unknown }).resolve = resolve;

    for (let time = 0; time < RUNS; time++) void run();
    const ours = given.splice(0);
    void execute({ schema, document });

    for (const infos of [ours.slice(0, 2), ours.slice(-2)]) {
      expect(infos).toEqual(given);
      // A resolver that looks into the path, or logs it, finds nothing else there.
      expect(infos.map(({ path }) => Object.keys(path))).toEqual(given.map(({ path }) => Object.keys(path)));
      expect(infos.map(({ path }) => JSON.stringify(path))).toEqual(given.map(({ path }) => JSON.stringify(path)));
      expect(infos.map((info) => Object.keys(info))).toEqual(given.map((info) => Object.keys(info)));
    }
  });

  it('gets the arguments of its own run, where several runs take turns', async () => {
    const query = 'query ($of: String) { list { text(of: $of) } }';
    const { schema, run } = fieldOf(
      'list: [Item]',
      () => [Promise.resolve({}), {}, Promise.resolve({})],
      query,
      'type Item { text(of: String): String }',
    );
    const item = schema.getType('Item') as GraphQLObjectType;
    (item.getFields()['text'] as { resolve?: unknown }).resolve = (_: unknown, { of }: { of: string }) => of;

    const answers = await Promise.all(['a', 'b', 'c'].map(async (of) => run({ of })));

    expect(answers).toEqual(['a', 'b', 'c'].map((text) => ({ data: { list: [{ text }, { text }, { text }] } })));
  });

  it('leaves no rejection unhandled when an item removes the list', async () => {
    const list = () => [null, Promise.reject(new Error('nobody looks'))];
    const { run } = fieldOf('list: [Int!]', list, '{ list }');

    const answer = await run();
    await new Promise((resolve) => setImmediate(resolve));

    expect(answer.data).toEqual({ list: null });
    expect(answer.errors?.map(({ path }) => path)).toEqual([['list', 0]]);
  });
});

describe('an error that comes late', () => {
  it('is the only one below the null that it leaves', async () => {
    const late = (message: string, turns: number) => async () => {
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
      throw new Error(message);
    };
    const item = { must: late('first', 1), may: late('second', 2), part: { must: late('third', 3) } };
    const query = '{ item { may must part { must } } other: item { __typename } }';
    const { run } = fieldOf('item: Item', () => item, query, 'type Item { must: Int! may: Int part: Item }');

    const answer = await run();

    expect(answer.data).toEqual({ item: null, other: { __typename: 'Item' } });
    expect(answer.errors?.map(({ message }) => message)).toEqual(['first']);
  });

  it('may remove everything', async () => {
    const { run } = fieldOf('must: Int!', () => Promise.reject(new Error('gone')), '{ must other: must }');

    const answer = await run();

    expect(answer.data).toBeNull();
    expect(answer.errors?.map(({ message, path }) => [message, path])).toEqual([['gone', ['must']]]);
  });
});

describe('a list that takes several turns', () => {
  const COUNT = 500;
  const sdl = 'type Item { n: Int! late: Int }';
  const item = (n: number) => ({ n, late: n % 40 === 0 ? () => Promise.reject(new Error(`${n} is late`)) : null });
  const numbers = Array.from({ length: COUNT }, (_, n) => n);

  it.each([
    ['objects, some of which are late or invalid', '[Item]', numbers.map((n) => (n % 30 === 0 ? { n: 'x' } : item(n)))],
    ['promises', '[Item!]', numbers.map((n) => Promise.resolve(item(n)))],
    ['objects, with a null among the first', '[Item!]', numbers.map((n) => (n === 5 ? null : item(n)))],
    ['objects, with a null among the last', '[Item!]', numbers.map((n) => (n === 420 ? null : item(n)))],
    ['the items of a set', '[Int]', new Set(numbers)],
    ['long and short lists', '[[Int!]]', [numbers, [1, null], numbers.map((n) => (n === 300 ? null : n))]],
  ])('holds %s, as in graphql', async (_what, type, list) => {
    const query = type.includes('Item') ? '{ list { n late } other: list { n } }' : '{ list }';
    const turns = new Turns(100);
    const { schema, document, run } = fieldOf(`list: ${type}`, () => list, query, sdl, turns.scheduler);

    const answer = Promise.resolve(run());
    await turns.takeAll();
    const ordinary = await execute({ schema, document });

    expect(determined(await answer)).toBe(determined(ordinary));
    expect(turns.count).toBeGreaterThanOrEqual(1);
  });
});

describe('a compiled mutation', () => {
  it('begins a field when the one before is settled, with everything below it', async () => {
    const steps: string[] = [];
    const step = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`${name} ends`);
      return {};
    };
    const schema = buildSchema('type Query { a: Int } type Mutation { one: Item two: Item } type Item { part: Item }');
    const { one, two } = schema.getMutationType()?.getFields() ?? {};
    Object.assign(one ?? {}, { resolve: step('one') });
    Object.assign(two ?? {}, { resolve: step('two') });
    Object.assign((schema.getType('Item') as GraphQLObjectType).getFields()['part'] ?? {}, { resolve: step('part') });
    const document = parse('mutation { one { part { __typename } } two { __typename } again: one { __typename } }');

    const answer = await compiledFirst(schema, document)({}, {});

    expect(steps.map((each) => each.replace(/s$/, ''))).toEqual([
      'one begin',
      'one end',
      'part begin',
      'part end',
      'two begin',
      'two end',
      'one begin',
      'one end',
    ]);
    expect(Object.keys(answer.data ?? {})).toEqual(['one', 'two', 'again']);
  });
});

function compiledFirst(schema: GraphQLSchema, document: DocumentNode, scheduler?: TurnScheduler): CompiledOperation {
  return compileOperation(schema, document, getOperationAST(document) as OperationDefinitionNode, scheduler);
}

/** A query over one field with this resolver. */
function fieldOf(
  field: string,
  resolve: GraphQLFieldResolver<unknown, unknown>,
  query: string,
  more = '',
  scheduler?: TurnScheduler,
) {
  const schema = buildSchema(`type Query { ${field} } ${more}`);
  for (const each of Object.values(schema.getQueryType()?.getFields() ?? {})) each.resolve = resolve;
  const document = parse(query);
  const compiledQuery = compiledFirst(schema, document, scheduler);
  return { schema, document, run: (variables = {}) => compiledQuery({}, variables) };
}
