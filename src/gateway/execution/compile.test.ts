import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  responsePathAsArray,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { Random } from '#sandbox';
import { KnownValues } from '#test/routes/known-values';
import { type Operation, OperationMaker } from '#test/routes/operation-maker';
import { unrulySchema } from '#test/routes/unruly-schema';
import { inOrder } from '../pipeline/shape/error-order.ts';
import { type CompiledOperation, compileOperation } from './compile.ts';

const SCHEMAS = Number(process.env['UNRULY_SCHEMAS'] ?? 8);
const OPERATIONS = 50;
/** Side by side, and enough for objects to be made in the way that is for many. */
const RUNS = 34;

interface Made extends Operation {
  readonly seed: string;
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
}

function madeOperations(seed: string): Made[] {
  const schema = unrulySchema(seed);
  const roots = [schema.getQueryType(), schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[];
  return Array.from({ length: OPERATIONS }, (_, index) => {
    const random = new Random(`${seed} ${index}`);
    const root = random.pick(roots);
    const field = random.pick(Object.keys(root.getFields()));
    const made = new OperationMaker(schema, new KnownValues(), random, { fields: 16 }).make(root, [field]);
    return { ...made, seed, schema, document: parse(made.query) };
  }).filter(({ document }) => validate(schema, document).length === 0);
}

/** The same with what hangs on a variable left out where it was in, and in where it was out. */
function turned(made: Made): Made {
  const variables = Object.entries(made.variables ?? {}).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? !value : value,
  ]);
  return { ...made, variables: Object.fromEntries(variables) };
}

function compiled({ schema, document, operationName }: Made): CompiledOperation | undefined {
  const operation = getOperationAST(document, operationName);
  return operation ? compileOperation(schema, document, operation) : undefined;
}

/**
 * What of an answer is not left to chance. Of what was taken away by an error, it is not known which of those within it
 * came first.
 */
function seen({ data, errors = [] }: ExecutionResult): string {
  const told = inOrder(errors, data).map((error) => {
    const place = nullOf(error, data);
    const isOwn = place.length === error.path?.length;
    return { place, ...(isOwn && { message: gist(error.message), locations: error.locations }) };
  });
  return JSON.stringify({ data, errors: [...new Set(told.map((each) => JSON.stringify(each)))] });
}

/** A message without the value that it is about, and without advice. */
function gist(message: string): string {
  return message.replace(/(\.serialize| but got| ?Either the ).*/s, '');
}

/** The place of the null that an error left. */
function nullOf({ path = [] }: GraphQLError, data: unknown): readonly unknown[] {
  let value = data;
  for (const [depth, key] of path.entries()) {
    if (value === null || value === undefined) return path.slice(0, depth);
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  return path;
}

/** What graphql answers. Of a list that comes to nothing it leaves promises behind that nobody looks after. */
async function byGraphql({ schema, document, operationName, variables }: Made): Promise<ExecutionResult> {
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => undefined);
  const answer = await execute({ schema, document, operationName, variableValues: variables, contextValue: {} });
  for (let round = 0; round < 3; round++) await new Promise((resolve) => setImmediate(resolve));
  process.removeAllListeners('unhandledRejection');
  for (const listener of listeners) process.on('unhandledRejection', listener);
  return answer;
}

describe('a compiled operation', () => {
  it('answers what graphql does, whatever its resolvers do', { timeout: 120_000 }, async () => {
    const found: object[] = [];
    let withErrors = 0;
    for (let index = 0; index < SCHEMAS; index++) {
      for (const made of madeOperations(`unruly ${index}`)) {
        const run = compiled(made);
        for (const each of run ? [made, turned(made)] : []) {
          const runs = Array.from({ length: RUNS }, async () => run?.({}, each.variables ?? {}) ?? {});
          const answers = (await Promise.all(runs)).map(seen);
          const ordinary = await byGraphql(each);
          const expected = seen(ordinary.data === undefined ? { errors: [] } : ordinary);
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
  it('is given nothing but what its arguments say, however they are written', () => {
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
  ])('is given the arguments that graphql would give it: %s', (query, all) => {
    const given: unknown[] = [];
    const field = 'field(a: Int, b: Int! = 3, in: In, list: [Int], one: One): Int';
    const types = 'input In { a: Int = 4, b: Int! = 5, in: In } input One @oneOf { a: Int, b: Int }';
    const { schema, document, run } = fieldOf(field, (_source, args) => void given.push(args), query, types);

    for (const variables of all) {
      const [ours, ordinary] = [run(variables), execute({ schema, document, variableValues: variables })];
      const [first, second, ...others] = given.splice(0);

      expect([seen(ours as ExecutionResult), others]).toEqual([seen(ordinary as ExecutionResult), []]);
      expect(JSON.stringify(first)).toBe(JSON.stringify(second));
    }
  });

  it('may have any name in the answer', () => {
    const { run } = fieldOf('text: String', () => 'a', '{ __proto__: text constructor: text }');

    const answers = Array.from({ length: RUNS }, () => JSON.stringify(run()));

    expect(new Set(answers)).toEqual(new Set(['{"data":{"__proto__":"a","constructor":"a"}}']));
  });

  it('knows as much of where it runs as graphql tells', () => {
    const told: GraphQLResolveInfo[] = [];
    const resolve = (_source: unknown, _args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
      told.push(info);
    };
    const query = 'query Q($a: Int = 3) { list { ...F } } fragment F on Item { again: text(of: $a) }';
    const { schema, document, run } = fieldOf(
      'list: [Item]',
      () => [{}, {}],
      query,
      'type Item { text(of: Int): String }',
    );
    const item = schema.getType('Item') as GraphQLObjectType;
    (item.getFields()['text'] as { resolve?: unknown }).resolve = resolve;

    void run();
    void execute({ schema, document });
    const [first, second, byGraphql, otherByGraphql] = told.map((info) => ({
      ...Object.fromEntries(Object.keys(told.at(-1) ?? {}).map((key) => [key, info[key as keyof GraphQLResolveInfo]])),
      path: responsePathAsArray(info.path),
    }));

    expect(first).toEqual(byGraphql);
    expect(second).toEqual(otherByGraphql);
    expect(Object.keys(first ?? {})).toContain('variableValues');
  });

  it('is given the arguments of its own run, where several run side by side', async () => {
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

  it('of a list that comes to nothing leaves no promise behind', async () => {
    const list = () => [null, Promise.reject(new Error('nobody looks'))];
    const { run } = fieldOf('list: [Int!]', list, '{ list }');

    const answer = await run();
    await new Promise((resolve) => setImmediate(resolve));

    expect(answer.data).toEqual({ list: null });
    expect(answer.errors?.map(({ path }) => path)).toEqual([['list', 0]]);
  });
});

describe('what a late error took away', () => {
  it('tells of no other that comes later still', async () => {
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

  it('may be everything', async () => {
    const { run } = fieldOf('must: Int!', () => Promise.reject(new Error('gone')), '{ must other: must }');

    const answer = await run();

    expect(answer.data).toBeNull();
    expect(answer.errors?.map(({ message, path }) => [message, path])).toEqual([['gone', ['must']]]);
  });
});

describe('a list too long for one turn', () => {
  const COUNT = 2500;
  const sdl = 'type Item { n: Int! late: Int }';
  const item = (n: number) => ({ n, late: n % 400 === 0 ? () => Promise.reject(new Error(`${n} is late`)) : null });
  const numbers = Array.from({ length: COUNT }, (_, n) => n);

  it.each([
    [
      'of things, some of which are late or wrong',
      '[Item]',
      numbers.map((n) => (n % 300 === 0 ? { n: 'x' } : item(n))),
    ],
    ['of promises', '[Item!]', numbers.map((n) => Promise.resolve(item(n)))],
    ['that an early one takes along', '[Item!]', numbers.map((n) => (n === 5 ? null : item(n)))],
    ['that one of a later turn takes along', '[Item!]', numbers.map((n) => (n === 2100 ? null : item(n)))],
    ['that is a set', '[Int]', new Set(numbers)],
    ['of lists as long', '[[Int!]]', [numbers, [1, null], numbers.map((n) => (n === 1500 ? null : n))]],
  ])('%s comes to what graphql makes of it', async (_what, type, list) => {
    const query = type.includes('Item') ? '{ list { n late } other: list { n } }' : '{ list }';
    const { schema, document, run } = fieldOf(`list: ${type}`, () => list, query, sdl);

    const answer = await run();
    const ordinary = await execute({ schema, document });

    expect(seen(answer)).toBe(seen(ordinary));
  });

  it('lets everybody else have turns', async () => {
    const { run } = fieldOf('list: [Int]', () => numbers, '{ list }');
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);

    await run();
    clearImmediate(counting);

    expect(turns).toBeGreaterThanOrEqual(2);
  });

  it('of which nothing is left is not gone on with', async () => {
    let asked = 0;
    const list = numbers.map((n) => ({ n: () => (asked++, n), gone: n === 3 ? Promise.reject(new Error('gone')) : 1 }));
    const { run } = fieldOf('list: [Item!]', () => list, '{ list { n gone } }', 'type Item { n: Int! gone: Int! }');

    const answer = await run();

    expect(answer.data).toEqual({ list: null });
    expect(asked).toBe(1000);
  });
});

describe('a compiled mutation', () => {
  it('begins a field when the one before is done, with all that is below it', async () => {
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

    const answer = await compiledOf(schema, document)({}, {});

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

function compiledOf(schema: GraphQLSchema, document: DocumentNode): CompiledOperation {
  return compileOperation(schema, document, getOperationAST(document) as OperationDefinitionNode);
}

/** A query over one field with this resolver. */
function fieldOf(field: string, resolve: GraphQLFieldResolver<unknown, unknown>, query: string, more = '') {
  const schema = buildSchema(`type Query { ${field} } ${more}`);
  for (const each of Object.values(schema.getQueryType()?.getFields() ?? {})) each.resolve = resolve;
  const document = parse(query);
  const compiledQuery = compiledOf(schema, document);
  return { schema, document, run: (variables = {}) => compiledQuery({}, variables) };
}
