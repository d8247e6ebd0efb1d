import { getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { compileOperation } from '../../src/gateway/execution/compile.ts';
import { textOf } from '../../src/gateway/execution/serialize.ts';
import { compiled, limitsOf, schemaOf } from './compiled.ts';
import { Turns } from './turns.ts';

const sdl = `
  type Query { v: Item plain: String number: Int float: Float flag: Boolean kind: Kind own: Own must: String! texts: [String] numbers: [Int!] grid: [[Int]] items: [Item] any: Any late: Int method: String called(n: Int): String }
  type Item { a: Int text: String item: Item }
  type Other { a: Int }
  union Any = Item | Other
  enum Kind { GOOD }
  scalar Own
`;
const VALUES = {
  v: { a: 1, text: 'four', item: { a: null } },
  plain: 'text',
  number: 7,
  float: 0.5,
  flag: true,
  kind: 'GOOD',
  own: 'seven77',
  must: '',
  texts: ['a', null, 'ccc'],
  numbers: [1, 2, 3],
  grid: [[1, null], null, []],
  items: [{ a: 1 }, null, { a: 2 }],
  any: { __typename: 'Item', a: 1 },
  late: Promise.resolve(1),
  method(this: unknown, args: object, context: object) {
    return `${this === VALUES} ${Object.keys(args).length} ${Object.keys(context).length}`;
  },
  called: ({ n }: { n: number }) => `called ${n}`,
};

/** An operation, and the work that runs of it have done, most of which compile nothing. */
async function accounted(query: string, runs: number) {
  const turns = new Turns(10_000_000);
  const spend = vi.spyOn(turns.scheduler, 'spend');
  const operation = compiled(sdl, {}, query, turns.scheduler);
  const run = async (bytes = Infinity) => {
    spend.mockClear();
    const result = await operation({ a: 1 }, {}, limitsOf({ bytes }), VALUES);
    return { result, work: spend.mock.calls.reduce((sum, [work]) => sum + work, 0) };
  };
  for (let index = 0; index < runs; index++) await run();
  return run;
}

/** Whether a run of this limit serializes its answer at once, which it does where its bytes may be more than the limit. */
async function isNear(run: Awaited<ReturnType<typeof accounted>>, bytes: number) {
  const { result } = await run(bytes);
  const before = textOf(result);
  Object.assign(result.data ?? {}, { changed: 1 });
  return textOf(result) === before;
}

/* An object counts 1 byte, and each field its key and 4 more: of a leaf at least 1, of a text 2 and its length. */
describe.each([
  ['in a loop', 1],
  ['compiled to code', 40],
])('fields completed %s', (_how, runs) => {
  it.each<[string, number, number]>([
    // The query, its work, and its bytes at least.
    ['{ plain }', 1 + 1, 1 + 11 + 4],
    ['{ x: plain }', 1 + 1, 1 + 7 + 4],
    ['{ __typename }', 1 + 1, 1 + 14 + 7],
    ['{ number }', 1 + 1, 1 + 11],
    ['{ float flag }', 1 + 2, 1 + 10 + 9],
    ['{ must }', 1 + 1, 1 + 10],
    ['{ kind }', 1 + 16, 1 + 9 + 4],
    ['{ own }', 1 + 16, 1 + 8 + 7],
    ['{ v { a text item { a } } }', 2 + 4 + 2, 1 + 5 + (1 + 6 + 10 + 4 + 8) + (1 + 6)],
    ['{ texts }', 2 + 1 + 3, 1 + 9 + 2 + 3 * 2 + 4],
    ['{ numbers }', 2 + 1 + 3, 1 + 11 + 2 + 3 * 2],
    ['{ grid }', 2 + 1 + 2 + 1 + 2, 1 + 8 + 2 + 2 + 4 + 2 + 2],
    ['{ items { a } }', 2 + 1 + 2 + 1 + 2, 1 + 9 + 2 + 7 + 2 + 7],
    ['{ any { ... on Item { a } } }', 2 + 2, 1 + 7 + 7],
    ['{ late }', 1 + 1 + 64, 1 + 9],
    ['{ method }', 1 + 1, 1 + 12 + 'true 0 1'.length],
    ['{ called(n: 5) }', 1 + 16, 1 + 12 + 'called 5'.length],
  ])('count their work and their bytes: %s', async (query, work, bytes) => {
    const run = await accounted(query, runs);

    expect((await run()).work).toBe(work);
    expect([await isNear(run, 24 * bytes), await isNear(run, 24 * bytes - 1)]).toEqual([false, true]);
  });
});

describe('errors', () => {
  it.each(['{ number numbers }', `${'\n'.repeat(1000)}{ number numbers }`])('are work in %j', async (document) => {
    const turns = new Turns(10_000_000);
    const spend = vi.spyOn(turns.scheduler, 'spend');
    const operation = compiled(sdl, {}, document, turns.scheduler);
    const root = { number: 'x', numbers: null };
    await operation({}, {}, limitsOf({}), root);
    spend.mockClear();
    await operation({}, {}, limitsOf({}), root);

    expect(spend.mock.calls.reduce((sum, [work]) => sum + work, 0)).toBe(3 + 256);
  });
});

describe('the first run', () => {
  it('counts the compilation of fields', async () => {
    const turns = new Turns(10_000_000);
    const spend = vi.spyOn(turns.scheduler, 'spend');
    await compiled(sdl, {}, '{ v { a text item { a } } }', turns.scheduler)({}, {}, limitsOf({}), VALUES);

    expect(spend.mock.calls.reduce((sum, [work]) => sum + work, 0)).toBe(8 + 256 * 4);
  });
});

describe('a field', () => {
  it('asks its scalar once, whatever it says', async () => {
    const asked: unknown[] = [];
    const serialize = (value: unknown) => {
      asked.push(value);
      throw new Error('refused');
    };
    const schema = schemaOf(sdl);
    Object.assign(schema.getType('Own') ?? {}, { serialize });
    const document = parse('{ own }');
    const { errors } = await compileOperation(schema, document, getOperationAST(document) as OperationDefinitionNode)(
      {},
      {},
      undefined,
      VALUES,
    );

    expect([errors?.length, asked]).toEqual([1, ['seven77']]);
  });

  it('may be one of introspection, at the root of a query alone', async () => {
    const query = '{ __schema { queryType { name } } __type(name: "Item") { name kind } v { __typename } }';
    expect(await compiled(sdl, {}, query)({}, {}, undefined, VALUES)).toEqual({
      data: {
        __schema: { queryType: { name: 'Query' } },
        __type: { name: 'Item', kind: 'OBJECT' },
        v: { __typename: 'Item' },
      },
    });
    expect(await compiled(sdl, {}, '{ v { a __schema __type unknown } }')({}, {}, undefined, VALUES)).toEqual({
      data: { v: { a: 1 } },
    });
  });
});
