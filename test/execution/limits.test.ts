import type { ExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/gateway/execution/serialize.ts';
import { compiled, limitsOf } from './compiled.ts';
import { unhandledRejections } from './unhandled.ts';

const sdl = `
  type Query { one: Item items: [Item] must: [Item!]! things: [Thing] grid: [[Int]] texts: [String!] numbers: [Int!] json: JSON }
  type Mutation { one: Item two: Item items: [Item] }
  interface Thing { n: Int }
  type Item implements Thing { n: Int text: String texts: [String] item: Item items: [Item] late: Item fails: Int }
  scalar JSON
`;
const tooManyNodes = (nodes: number) =>
  refusal(`The answer has more than ${nodes} objects and list items, the limit set by limits.nodes.`);
const tooManyBytes = (bytes: number) =>
  refusal(`The answer is larger than ${bytes} bytes, the limit set by limits.answer.`);
const refusal = (message: string) => ({
  errors: [{ message, extensions: { code: 'OPERATION_TOO_COMPLEX' } }],
  data: null,
});
const shown = (result: ExecutionResult): unknown => JSON.parse(textOf(result));

/** Runs a query whose root fields all have this value. */
async function run(query: string, value: () => unknown, limits: Parameters<typeof limitsOf>[0]): Promise<unknown> {
  const names = ['one', 'items', 'must', 'things', 'grid', 'texts', 'numbers', 'json'];
  const Query = Object.fromEntries(names.map((name) => [name, value]));
  return shown(await compiled(sdl, { Query }, query)({}, {}, limitsOf(limits)));
}

describe('limits.nodes', () => {
  it.each([
    ['a list and its objects', '{ items { n } }', () => [{}, {}, {}, {}], 6],
    ['objects within objects', '{ one { item { item { n } } } }', () => ({ item: { item: {} } }), 4],
    ['lists and their items', '{ grid }', () => [[1, 2], [null]], 7],
    ['items that are strings', '{ texts }', () => ['a', 'b'], 4],
    ['items that are null', '{ items { n } }', () => [null, null, null], 5],
    ['items that are promised', '{ items { n } }', () => [Promise.resolve({}), {}, Promise.resolve(null)], 5],
    ['objects of an abstract type', '{ things { n } }', () => [{ __typename: 'Item' }], 3],
    ['iterables', '{ numbers }', () => new Set([1, 2, 3]), 5],
    ['more than is counted at a time', '{ numbers }', () => Array.from({ length: 2000 }, (_, n) => n), 2002],
    ['many objects', '{ items { n text item { n } } }', () => Array.from({ length: 700 }, () => ({ item: {} })), 1402],
  ])('counts %s', async (_what, query, value, nodes) => {
    expect(await run(query, value, { nodes })).toEqual({ data: expect.anything() as unknown });
    expect(await run(query, value, { nodes: nodes - 1 })).toEqual(tooManyNodes(nodes - 1));
  });

  it('ends the iteration of what has no end', async () => {
    let given = 0;
    let closed = false;
    const endless = function* () {
      try {
        for (;;) yield (given += 1);
      } finally {
        closed = true;
      }
    };

    expect(await run('{ numbers }', endless, { nodes: 10 })).toEqual(tooManyNodes(10));
    expect({ given, closed }).toEqual({ given: 9, closed: true });
  });

  it('refuses a list that is too long before any of it is completed', async () => {
    let reads = 0;
    const item = {
      get n() {
        return (reads += 1);
      },
    };

    expect(await run('{ items { n } }', () => Array(10).fill(item), { nodes: 11 })).toEqual(tooManyNodes(11));
    expect(reads).toBe(0);
  });

  it('ends the run where null could stand instead, and without any other error', async () => {
    const query = '{ one { fails item { n } items { n } } }';
    const one = () => ({ fails: 'x', item: {}, items: [{}, {}] });

    expect(await run(query, one, { nodes: 5 })).toEqual(tooManyNodes(5));
  });
});

describe('limits.answer', () => {
  it.each([
    ['objects and lists', '{ items { n text } }', () => [{ n: 1, text: 'abc' }, {}, { n: 12_345 }]],
    ['letters that take several bytes', '{ texts }', () => ['ä', '€€', '😀', 'a"\n\u0000']],
    ['names that are given', '{ aLongName: one { anotherName: n } }', () => ({})],
    ['type names', '{ one { __typename } }', () => ({})],
    ['what a scalar makes of JSON', '{ json }', () => ({ a: [1, { b: 'ä' }], c: null })],
    ['a single text', '{ json }', () => 'x'.repeat(100_000)],
    ['many objects', '{ items { text } }', () => Array.from({ length: 5000 }, (_, n) => ({ text: `${n} ü` }))],
    ['numbers', '{ numbers }', () => Array.from({ length: 5000 }, (_, n) => n)],
  ])('is exact about %s', async (_what, query, value) => {
    const whole = await run(query, value, {});
    const bytes = Buffer.byteLength(JSON.stringify((whole as { data: unknown }).data));

    expect(await run(query, value, { bytes })).toEqual(whole);
    expect(await run(query, value, { bytes: bytes - 1 })).toEqual(tooManyBytes(bytes - 1));
  });

  it('ends a run before everything is completed', async () => {
    let reads = 0;
    const item = {
      get text() {
        return `${(reads += 1)}`.padEnd(1000, 'x');
      },
    };

    expect(await run('{ items { text } }', () => Array(5000).fill(item), { bytes: 100_000 })).toEqual(
      tooManyBytes(100_000),
    );
    expect(reads).toBeLessThan(500);
  });

  it('counts the errors that are collected', async () => {
    const items = () => Array(5000).fill({ fails: 'x' });

    expect(await run('{ items { fails } }', items, { bytes: 1_000_000 })).toEqual(tooManyBytes(1_000_000));
  });

  it('does not build a text that could never be sent', async () => {
    const text = 'x'.repeat(2 ** 28);

    expect(await run('{ json }', () => ({ a: text, b: text, c: text }), { bytes: 1000 })).toEqual(tooManyBytes(1000));
  });
});

describe('a run that was ended', () => {
  const later = async (value: unknown) => {
    await new Promise((resolve) => setImmediate(resolve));
    if (value instanceof Error) throw value;
    return value;
  };

  it('answers at once, and drops what is pending', async () => {
    const unhandled = unhandledRejections();
    let calls = 0;
    let open: (value: unknown) => void = () => undefined;
    const never = new Promise((resolve) => (open = resolve));
    const Item = { late: () => never, n: () => (calls += 1) };
    const Query = { one: () => ({}), items: () => Array(10).fill({}) };
    const operation = compiled(sdl, { Query, Item }, '{ one { late { n } } items { n } }');

    expect(shown(await operation({}, {}, limitsOf({ nodes: 9 })))).toEqual(tooManyNodes(9));
    open({});
    expect(await unhandled.all()).toEqual([]);
    expect(calls).toBe(0);
  });

  it('leaves no rejection unhandled: of fields, of items, and of lists that come later', async () => {
    const unhandled = unhandledRejections();
    const rejected = () => Promise.reject(new Error('rejected'));
    const rejecting = () => later(new Error('rejected later'));
    const listLater = async (length: number) => {
      await later(undefined);
      return [rejected(), ...Array.from({ length }, rejecting)];
    };
    const Query = {
      one: () => listLater(1),
      must: () => listLater(2),
      items: () => [rejected(), rejecting(), ...Array.from({ length: 8 }, rejecting)],
      things: () => listLater(12),
    };
    const query = '{ must { n } things { n } one { n } items { n } }';

    for (const nodes of [0, 1, 2, 3, 5, 8, 11]) {
      await compiled(sdl, { Query }, query)({}, {}, limitsOf({ nodes }));
      await later(undefined);
    }

    expect(await unhandled.all()).toEqual([]);
  });

  it('begins no further field of a mutation', async () => {
    const calls: string[] = [];
    const Mutation = {
      one: () => calls.push('one') && later({}),
      items: () => calls.push('items') && [{}, {}, {}],
      two: () => calls.push('two') && {},
    };
    const operation = compiled(sdl, { Mutation }, 'mutation { one { n } items { n } two { n } }');

    expect(shown(await operation({}, {}, limitsOf({ nodes: 3 })))).toEqual(tooManyNodes(3));
    expect(calls).toEqual(['one', 'items']);
  });
});

describe('fragments that are combined in ever new ways', () => {
  /*
   * Below each field are other fragments: `a` adds one to those of before, and `b` does not. So each of the 2 ** LEVELS paths
   * selects another combination.
   */
  const LEVELS = 14;
  const spread = (level: number, state: number) => (state < LEVELS ? `...F${level + 1}_${state + 1}` : '__typename');
  const fragment = (level: number, state: number) => {
    const fields =
      state === 0
        ? `a { ...F${level + 1}_0 ...F${level + 1}_1 } b { ...F${level + 1}_0 }`
        : `a { ${spread(level, state)} } b { ${spread(level, state)} }`;
    return `fragment F${level}_${state} on T { ${level < LEVELS ? fields : 'n'} }`;
  };
  const all = Array.from({ length: LEVELS + 1 }, (_, level) =>
    Array.from({ length: LEVELS + 1 }, (_state, state) => fragment(level, state)),
  );
  const t = () => ({});
  const operationOf = (root: string) =>
    compiled(
      'type Query { t: T } type T { a: T b: T n: Int }',
      { Query: { t }, T: { a: t, b: t } },
      `{ t { ${root} } } ${all.flat().join(' ')}`,
    );

  it('are refused after so many', async () => {
    expect(shown(await operationOf('...F0_0')({}, {}))).toEqual(
      refusal('The operation combines its fragments in too many ways.'),
    );
  });

  it('are compiled where they are few', async () => {
    expect(await operationOf('...F5_0')({}, {})).toHaveProperty('data.t.a.b.a.b.a.b.a.b.a.n', null);
  });
});
