import { describe, expect, it } from 'vitest';
import { TurnScheduler } from '../../src/gateway/execution/run.ts';
import { inParts } from './in-parts.ts';
import { mergedParts } from './merged-parts.ts';

const sdl = `
  type Query { hero: Hero heroes: [Hero] strict: [Hero!]! names: [String] late: String fails: String never: String! }
  type Mutation { hero: Hero }
  type Hero { id: ID! name: String late: String friends: [Hero] nested: Hero never: String! }
`;
const later = (value: unknown) => Promise.resolve().then(() => value);
const ONE = Promise.resolve('late');
const hero = (depth = 0): object => ({
  id: `${depth}`,
  name: 'Luke',
  late: () => later('late'),
  friends: () => (depth > 2 ? null : [hero(depth + 1), hero(depth + 1), hero(depth + 1)]),
  nested: () => (depth > 2 ? null : hero(depth + 1)),
  never: () => later(null),
});
const rootValue = {
  hero: () => hero(),
  heroes: () => [hero(1), hero(2)],
  strict: () => [hero(1), hero(2)],
  names: () => ['a', 'b', 'c'],
  late: () => later('late'),
  fails: () => {
    throw new Error('It failed.');
  },
  never: () => later(null),
};
const error = (message: string, column: number, ...path: readonly (string | number)[]) => ({
  message,
  locations: [{ line: 1, column }],
  path,
});
const never = (type: string, column: number, ...path: readonly (string | number)[]) =>
  error(`Cannot return null for non-nullable field ${type}.never.`, column, ...path);

describe('parts by their ids', () => {
  it.each<[string, string, readonly object[]]>([
    [
      'a fragment',
      '{ hero { id ... @defer(label: "A") { name late } } }',
      [
        { data: { hero: { id: '0' } }, pending: [{ id: '0', path: ['hero'], label: 'A' }], hasNext: true },
        { incremental: [{ id: '0', data: { name: 'Luke', late: 'late' } }], completed: [{ id: '0' }], hasNext: false },
      ],
    ],
    [
      'a fragment with a field of the first part: the field is sent once, and resolved once',
      '{ hero { id } ... @defer { late hero { id name } } }',
      [
        { data: { hero: { id: '0' } }, pending: [{ id: '0', path: [] }], hasNext: true },
        {
          incremental: [
            { id: '0', subPath: ['hero'], data: { name: 'Luke' } },
            { id: '0', data: { late: 'late' } },
          ],
          completed: [{ id: '0' }],
          hasNext: false,
        },
      ],
    ],
    [
      'two fragments that share a field: it comes with the first of them',
      '{ ... @defer(label: "A") { hero { id name } } ... @defer(label: "B") { hero { id late } } }',
      [
        {
          data: {},
          pending: [
            { id: '0', path: [], label: 'A' },
            { id: '1', path: [], label: 'B' },
          ],
          hasNext: true,
        },
        {
          incremental: [
            { id: '0', data: { hero: { id: '0' } } },
            { id: '0', subPath: ['hero'], data: { name: 'Luke' } },
          ],
          completed: [{ id: '0' }],
          hasNext: true,
        },
        {
          incremental: [{ id: '1', subPath: ['hero'], data: { late: 'late' } }],
          completed: [{ id: '1' }],
          hasNext: false,
        },
      ],
    ],
    [
      'a fragment inside of another: it comes after it',
      '{ hero { ... @defer(label: "A") { late ... @defer(label: "B") { name } } } }',
      [
        { data: { hero: {} }, pending: [{ id: '0', path: ['hero'], label: 'A' }], hasNext: true },
        {
          pending: [{ id: '1', path: ['hero'], label: 'B' }],
          incremental: [
            { id: '0', data: { late: 'late' } },
            { id: '1', data: { name: 'Luke' } },
          ],
          completed: [{ id: '0' }, { id: '1' }],
          hasNext: false,
        },
      ],
    ],
    [
      'a fragment below lists',
      '{ heroes { ... @defer { id } } }',
      [
        {
          data: { heroes: [{}, {}] },
          pending: [
            { id: '0', path: ['heroes', 0] },
            { id: '1', path: ['heroes', 1] },
          ],
          hasNext: true,
        },
        {
          incremental: [
            { id: '0', data: { id: '1' } },
            { id: '1', data: { id: '2' } },
          ],
          completed: [{ id: '0' }, { id: '1' }],
          hasNext: false,
        },
      ],
    ],
    [
      'a fragment whose fields are all in the first part',
      '{ hero { id ... @defer { id } } }',
      [{ data: { hero: { id: '0' } } }],
    ],
    ['a fragment that is not deferred', '{ hero { ... @defer(if: false) { id } } }', [{ data: { hero: { id: '0' } } }]],
    [
      'a fragment that fails as a whole',
      '{ hero { id ... @defer { never nested { ... @defer { id } } } } }',
      [
        { data: { hero: { id: '0' } }, pending: [{ id: '0', path: ['hero'] }], hasNext: true },
        { completed: [{ id: '0', errors: [never('Hero', 26, 'hero', 'never')] }], hasNext: false },
      ],
    ],
    [
      'a fragment with an error inside of it',
      '{ ... @defer { fails hero { nested { never } } } }',
      [
        { data: {}, pending: [{ id: '0', path: [] }], hasNext: true },
        {
          incremental: [
            {
              id: '0',
              data: { fails: null, hero: { nested: null } },
              errors: [error('It failed.', 16, 'fails'), never('Hero', 38, 'hero', 'nested', 'never')],
            },
          ],
          completed: [{ id: '0' }],
          hasNext: false,
        },
      ],
    ],
    [
      'no fragment of an object that an error removed',
      '{ hero { nested { never ... @defer { name } } } }',
      [{ errors: [never('Hero', 19, 'hero', 'nested', 'never')], data: { hero: { nested: null } } }],
    ],
    [
      'a list',
      '{ names @stream(initialCount: 1, label: "S") }',
      [
        { data: { names: ['a'] }, pending: [{ id: '0', path: ['names'], label: 'S' }], hasNext: true },
        { incremental: [{ id: '0', items: ['b', 'c'] }], completed: [{ id: '0' }], hasNext: false },
      ],
    ],
    ['a list with no more items', '{ names @stream(initialCount: 3) }', [{ data: { names: ['a', 'b', 'c'] } }]],
    ['a list that is not streamed', '{ names @stream(if: false) }', [{ data: { names: ['a', 'b', 'c'] } }]],
    [
      'a list whose items have fragments',
      '{ heroes @stream(initialCount: 1) { id ... @defer { late } } }',
      [
        {
          data: { heroes: [{ id: '1' }] },
          pending: [
            { id: '0', path: ['heroes', 0] },
            { id: '1', path: ['heroes'] },
          ],
          hasNext: true,
        },
        {
          pending: [{ id: '2', path: ['heroes', 1] }],
          incremental: [{ id: '1', items: [{ id: '2' }] }],
          completed: [{ id: '1' }],
          hasNext: true,
        },
        {
          incremental: [
            { id: '0', data: { late: 'late' } },
            { id: '2', data: { late: 'late' } },
          ],
          completed: [{ id: '0' }, { id: '2' }],
          hasNext: false,
        },
      ],
    ],
    [
      'a list that an item fails',
      '{ strict @stream(initialCount: 0) { never } }',
      [
        { data: { strict: [] }, pending: [{ id: '0', path: ['strict'] }], hasNext: true },
        { completed: [{ id: '0', errors: [never('Hero', 37, 'strict', 0, 'never')] }], hasNext: false },
      ],
    ],
    [
      'a list whose items may be null',
      '{ heroes @stream(initialCount: 1) { id never } }',
      [
        {
          errors: [never('Hero', 40, 'heroes', 0, 'never')],
          data: { heroes: [null] },
          pending: [{ id: '0', path: ['heroes'] }],
          hasNext: true,
        },
        {
          incremental: [{ id: '0', items: [null], errors: [never('Hero', 40, 'heroes', 1, 'never')] }],
          completed: [{ id: '0' }],
          hasNext: false,
        },
      ],
    ],
    [
      'a mutation',
      'mutation { hero { id ... @defer { late } } }',
      [
        { data: { hero: { id: '0' } }, pending: [{ id: '0', path: ['hero'] }], hasNext: true },
        { incremental: [{ id: '0', data: { late: 'late' } }], completed: [{ id: '0' }], hasNext: false },
      ],
    ],
  ])('%s', async (_what, query, expected) => {
    expect(await inParts({ sdl, query, rootValue })).toEqual(expected);
  });
});

describe('parts by their paths', () => {
  it.each<[string, string, readonly object[]]>([
    [
      'a fragment is sent as a whole',
      '{ hero { id } ... @defer(label: "A") { late hero { id name } } }',
      [
        { data: { hero: { id: '0' } }, hasNext: true },
        {
          incremental: [{ path: [], label: 'A', data: { late: 'late', hero: { id: '0', name: 'Luke' } } }],
          hasNext: false,
        },
      ],
    ],
    [
      'a fragment that fails has no data',
      '{ hero { id ... @defer { never } } }',
      [
        { data: { hero: { id: '0' } }, hasNext: true },
        { incremental: [{ data: null, path: ['hero'], errors: [never('Hero', 26, 'hero', 'never')] }], hasNext: false },
      ],
    ],
    [
      'a list that an item fails has no further items',
      '{ strict @stream(initialCount: 0) { never } }',
      [
        { data: { strict: [] }, hasNext: true },
        {
          incremental: [{ items: null, path: ['strict', 0], errors: [never('Hero', 37, 'strict', 0, 'never')] }],
          hasNext: false,
        },
      ],
    ],
    [
      'items of a list name the index of the first',
      '{ names @stream(initialCount: 1, label: "S") }',
      [
        { data: { names: ['a'] }, hasNext: true },
        { incremental: [{ path: ['names', 1], label: 'S', items: ['b', 'c'] }], hasNext: false },
      ],
    ],
  ])('%s', async (_what, query, expected) => {
    expect(await inParts({ sdl, query, rootValue, format: 'byPath' })).toEqual(expected);
  });
});

describe('the limits of a response', () => {
  const query = '{ hero { id ... @defer { friends { id } } } }';
  const friends = [{ id: '1' }, { id: '1' }, { id: '1' }];

  it('hold for all of its parts together', async () => {
    const parts = (nodes: number) => inParts({ sdl, query, rootValue, limits: { nodes } });
    // The root, the hero, the list, three friends with a place in it each, and 16 for the deferred part.
    const [, whole] = await parts(100);
    expect(whole).toEqual({ incremental: [{ id: '0', data: { friends } }], completed: [{ id: '0' }], hasNext: false });
    const message = 'The answer has more than 20 objects and list items, the limit set by limits.nodes.';
    expect((await parts(20))[1]).toMatchObject({ completed: [{ id: '0', errors: [{ message }] }], hasNext: false });
  });

  it('hold for the number of parts, which take memory while they wait', async () => {
    const heroes = Array.from({ length: 10 }, () => hero());
    const parts = (nodes: number) =>
      inParts({ sdl, query: '{ heroes { ... @defer { id } } }', rootValue: { heroes }, limits: { nodes } });
    expect((await parts(200))[0]).toMatchObject({ pending: { length: 10 } });
    const message = 'The answer has more than 100 objects and list items, the limit set by limits.nodes.';
    expect(await parts(100)).toEqual([{ data: null, errors: [expect.objectContaining({ message })] }]);
  });

  it('end all parts of a cancelled operation', async () => {
    let reason: Error | undefined;
    const parts = inParts({
      sdl,
      query: '{ names @stream(initialCount: 0) ... @defer { late } }',
      rootValue: {
        names: () => ['a'],
        late: () => {
          reason = new Error('The caller left.');
          return Promise.reject(reason);
        },
      },
      limits: { cancelled: () => reason },
    });
    expect((await parts).at(-1)).toMatchObject({ hasNext: false });
  });
});

describe('fragments in the items of a stream', () => {
  it.each([
    ['in a fragment', '{ ... @defer { heroes @stream { id ... @defer { late } } } }'],
    [
      'in two fragments',
      '{ ... @defer { heroes @stream { id } } ... @defer { heroes @stream { ... @defer { late } } } }',
    ],
    [
      'in two nested ones',
      '{ hero { ... @defer { friends @stream { ... @defer { late } } } ... @defer { friends @stream { ... @defer { id } } } } }',
    ],
  ])('are delivered before the response ends, %s', async (_where, query) => {
    for (const format of ['byId', 'byPath'] as const) {
      const parts = await inParts({ sdl, query, rootValue, format });
      const count = query.includes('hero {') ? 3 : 2;

      expect(JSON.stringify(parts).split('"late":"late"').length - 1).toBe(count);
    }
  });

  it('find their items where a fragment around the list is complete at any time', async () => {
    const selections = ['names', 'late', 'names late', '... @defer { late }', '... @defer { names } late'];
    const items = ['id', 'late', 'nested { late }', 'friends @stream { id }', 'friends { late ... @defer { id } }'];
    for (const own of selections)
      for (const item of items)
        for (const initialCount of [0, 1]) {
          const list = `strict @stream(initialCount: ${initialCount})`;
          const query = `{ ... @defer { ${own} ${list} { ${item} ... @defer { name } } } }`;
          const plain = query.replaceAll(/@defer|@stream(\(initialCount: \d\))?/g, '');
          const parts = await inParts({ sdl, query, rootValue, format: 'byPath' });

          expect(merged(parts)).toEqual((await inParts({ sdl, query: plain, rootValue }))[0]);
        }
  });
});

/** The data of all parts, each of which has to find the object or list that it adds to. */
function merged(parts: readonly any[]) {
  const [{ data }, ...later] = structuredClone(parts) as any[];
  const at = (path: readonly (string | number)[]) => path.reduce((node, key) => node[key], data);
  for (const { path, items, data: own } of later.flatMap(({ incremental = [] }) => incremental)) {
    if (items) at(path.slice(0, -1)).splice(path.at(-1), 0, ...items);
    else Object.assign(at(path), own);
  }
  return { data };
}

describe('thousands of parts', () => {
  const query = '{ heroes { id ... @defer { late } } }';

  /** Their execution in turns of little work, of which each has begun so many parts. */
  async function inTurns(late: () => unknown) {
    let turn = 0;
    const begun: number[] = [];
    const scheduler = new TurnScheduler(1000, (next) =>
      setImmediate(() => {
        turn += 1;
        next();
      }),
    );
    const heroes = Array.from({ length: 2500 }, (_, id) => ({
      id,
      late: () => {
        begun[turn] = (begun[turn] ?? 0) + 1;
        return late();
      },
    }));
    const parts: any[] = await inParts({ sdl, query, rootValue: { heroes }, scheduler });
    return { parts, begun };
  }

  it.each([
    ['are complete at once', () => 'late'],
    ['wait for a promise', () => later('late')],
    ['wait for one promise', () => ONE],
  ])('begin in many turns where they %s', async (_which, late) => {
    const { parts, begun } = await inTurns(late);

    expect(Math.max(...begun.filter(Boolean))).toBeLessThan(20);
    expect(mergedParts(parts, 'byId').heroes).toEqual(
      Array.from({ length: 2500 }, (_, id) => ({ id: `${id}`, late: 'late' })),
    );
  });

  it('are delivered by a thousand results and completed parts', async () => {
    const { parts } = await inTurns(() => 'late');
    const [{ pending }, ...increments] = parts;

    expect(pending).toHaveLength(2500);
    for (const { incremental = [], completed = [] } of increments) {
      expect(incremental.length + completed.length).toBeLessThanOrEqual(1000);
    }
    expect(increments.map(({ hasNext }) => hasNext)).toEqual([...increments.slice(1).map(() => true), false]);
  });

  it('of the objects in a part are announced with it, however many', async () => {
    const heroes = Array.from({ length: 2500 }, () => hero());
    const nested = '{ ... @defer(label: "A") { heroes { id ... @defer { name } } } }';
    const parts: any[] = await inParts({ sdl, query: nested, rootValue: { heroes: () => later(heroes) } });

    expect(parts[1]).toMatchObject({ incremental: { length: 1 }, pending: { length: 2500 } });
    expect(mergedParts(parts, 'byId').heroes[2499]).toEqual({ id: '0', name: 'Luke' });
  });
});
