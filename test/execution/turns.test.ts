import type { ExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/gateway/execution/serialize.ts';
import { compiled, limitsOf } from './compiled.ts';
import { settle, Turns } from './turns.ts';
import { unhandledRejections } from './unhandled.ts';

const WORK = 4000;
/** A turn ends at the next check after it is exhausted; then each list that is open is begun and put off. */
const MOST = WORK + 2400;
/** The work of reading a code by its resolver. */
const CODE = 16;

const sdl = `
  type Query { countries(first: Int = 30): [Country!] promised: [Country] texts: [String!] json: JSON one: Country must: [Int!]! }
  type Mutation { one: Country two: Country }
  type Country { code: String! borders: [Country!] later: [Country!] raw: JSON fails: Int late: Int must: Int! }
  scalar JSON
`;
type Country = { code: string; borders: Country[] };
const countries = Array.from({ length: 30 }, (_, n): Country => ({ code: `C${n}`, borders: [] }));
for (const [n, each] of countries.entries())
  each.borders.push(...[1, 2, 3, 4, 5].map((k) => countries[(n + k) % 30] as Country));

/** Runs a query and takes all its turns. Tells how many there were, and the most codes read in one of them. */
async function run(
  query: string,
  Query: Record<string, () => unknown> = {},
  limits: Parameters<typeof limitsOf>[0] = {},
) {
  const turns = new Turns(WORK);
  let codes = 0;
  let mostCodes = 0;
  const count = () => {
    mostCodes = Math.max(mostCodes, codes);
    codes = 0;
  };
  const Country = {
    code: ({ code }: Country) => (codes += 1) && code,
    later: async ({ borders }: Country) => borders,
  };
  const resolvers = { Query: { countries: () => countries, ...Query }, Country };
  const answer = Promise.resolve(compiled(sdl, resolvers, query, turns.scheduler)({}, {}, limitsOf(limits)));
  count();
  await turns.takeAll(count);
  return { result: await answer, turns: turns.count, mostCodes };
}
const plain = (result: ExecutionResult): any => JSON.parse(textOf(result));

describe('a turn of the event loop', () => {
  it.each([
    ['one long list', '{ promised { code } }', { promised: () => Array(5000).fill(countries[0]) }, 5000],
    ['lists in lists', '{ countries { borders { borders { borders { code } } } } }', {}, 3750],
    ['lists in lists of promises', '{ countries { later { later { later { code } } } } }', {}, 3750],
    [
      'lists side by side',
      `{ ${Array.from({ length: 9 }, (_, n) => `a${n}: countries { borders { code } }`).join(' ')} }`,
      {},
      1350,
    ],
    [
      'promised items',
      '{ promised { code } }',
      { promised: () => Array.from({ length: 3000 }, async () => countries[0]) },
      3000,
    ],
  ])('holds no more than its share of %s', async (_what, query, Query, codes) => {
    const { result, turns, mostCodes } = await run(query, Query);

    expect(JSON.stringify(plain(result)).match(/"C\d+"/g)).toHaveLength(codes);
    expect(mostCodes).toBeLessThan(MOST / CODE);
    expect(turns).toBeGreaterThan((codes * CODE) / MOST - 1);
    expect(turns).toBeLessThan(codes / 10);
  });

  it('is enough for a small answer', async () => {
    expect(await run('{ countries { code } }')).toMatchObject({ turns: 0, mostCodes: 30 });
  });

  it('ends earlier after errors, which take longer', async () => {
    const { turns } = await run('{ promised { fails } }', { promised: () => Array(300).fill({ fails: 'x' }) });

    expect(turns).toBeGreaterThan(10);
  });

  it('is shared with other runs', async () => {
    const turns = new Turns(WORK);
    const begun: number[] = [];
    const operations = Array.from({ length: 4 }, (_, n) =>
      compiled(
        sdl,
        { Query: { countries: () => countries }, Country: { code: () => begun.push(n) && 'x' } },
        '{ countries { borders { code } } }',
        turns.scheduler,
      ),
    );
    const answers = operations.map((operation) => operation({}, {}));

    expect(begun.length).toBeLessThan(MOST / CODE);
    await turns.take();
    const [first, second] = [begun.length, new Set(begun).size];
    await turns.takeAll();

    expect(first).toBeLessThan((2 * MOST) / CODE);
    expect(second).toBeGreaterThan(1);
    expect(begun).toHaveLength(600);
    for (const each of answers) expect((await each).errors).toBeUndefined();
  });

  it('goes round among runs, so that a small one does not wait for the end of a large one', async () => {
    const turns = new Turns(WORK);
    const Query = { promised: () => Array(20_000).fill(countries[0]), countries: () => countries };
    const large = Promise.resolve(
      compiled(sdl, { Query }, '{ promised { code borders { code } } }', turns.scheduler)({}, {}),
    );
    const small = Promise.resolve(compiled(sdl, { Query }, '{ countries { code } }', turns.scheduler)({}, {}));
    let smallAfter = 0;
    void small.then(() => (smallAfter = turns.count));
    await turns.takeAll();

    expect((await small).data).toEqual({ countries: countries.map(({ code }) => ({ code })) });
    expect(smallAfter).toBeLessThan(5);
    expect(turns.count).toBeGreaterThan(50);
    expect((await large).errors).toBeUndefined();
  });

  it('completes what was begun before it begins more', async () => {
    const turns = new Turns(200);
    const order: string[] = [];
    const Query = { countries: () => countries };
    const Country = {
      code: ({ code }: Country) => order.push(code) && code,
      borders: ({ borders, code }: Country) => order.push(`${code} borders`) && borders,
    };
    void compiled(sdl, { Query, Country }, '{ countries { borders { borders { code } } } }', turns.scheduler)({}, {});
    await turns.takeAll();

    const roots = order.flatMap((each, index) => (each === 'C0 borders' || each === 'C6 borders' ? [index] : []));
    // Below C0 its five borders come first, with theirs.
    expect(order.slice(0, 1)).toEqual(['C0 borders']);
    expect(order.indexOf('C29 borders')).toBeGreaterThan(order.length / 2);
    expect(roots.length).toBeGreaterThan(0);
  });
});

describe('a list continued in later turns', () => {
  it('is dropped, with its rejections, when an error removes it meanwhile', async () => {
    const unhandled = unhandledRejections();
    let reads = 0;
    const item = (n: number) => ({
      get code() {
        return (reads += 1) && 'x';
      },
      late: n === 3 ? Promise.reject(new Error('gone')) : 1,
    });
    const late = `type Query { list: [Item!] other: Int } type Item { code: String late: Int! }`;
    const turns = new Turns(800);
    const list = () => [...Array.from({ length: 1000 }, (_, n) => item(n)), Promise.reject(new Error('unread'))];
    const answer = Promise.resolve(
      compiled(late, { Query: { list } }, '{ list { code late } other }', turns.scheduler)({}, {}),
    );
    await turns.takeAll();

    const { data, errors } = await answer;
    expect(data).toEqual({ list: null, other: null });
    expect(errors?.map(({ message, path }) => [message, path])).toEqual([['gone', ['list', 3, 'late']]]);
    expect(reads).toBeLessThan(300);
    expect(await unhandled.all()).toEqual([]);
  });

  it('takes its parents along when an item fails', async () => {
    const turns = new Turns(800);
    const must = () => Array.from({ length: 1000 }, (_, n) => (n === 900 ? 'x' : n));
    const answer = Promise.resolve(compiled(sdl, { Query: { must } }, '{ must }', turns.scheduler)({}, {}));
    await turns.takeAll();

    expect(await answer).toMatchObject({ data: null, errors: [{ path: ['must', 900] }] });
  });

  it('ignores the late error of an item that another error has removed', async () => {
    const turns = new Turns(400);
    const rows = Array.from({ length: 200 }, (_, n) => ({
      a: n === 150 ? new Error('first') : n,
      b: Promise.reject(new Error('b')),
    }));
    const late = 'type Query { rows: [Row] } type Row { b: Int a: Int! }';
    const answer = Promise.resolve(
      compiled(late, { Query: { rows: () => rows } }, '{ rows { b a } }', turns.scheduler)({}, {}),
    );
    for (const { b } of rows) b.catch(() => undefined);
    await turns.takeAll();

    const { errors = [] } = await answer;
    expect(errors.filter(({ path }) => path?.[1] === 150).map(({ message }) => message)).toEqual(['first']);
    expect(errors).toHaveLength(200);
  });
});

describe('serialization', () => {
  const row = (n: number) => ({
    n,
    text: 'a text of some length, and the next one is as long',
    deep: { list: [n, { n }] },
  });
  const rows = Array.from({ length: 20_000 }, (_, n) => row(n));

  it.each([
    [
      'lists of JSON',
      '{ countries { raw } }',
      { countries: () => rows.slice(0, 5000).map((raw) => ({ code: 'x', raw })) },
    ],
    ['one value of JSON', '{ json }', { json: () => ({ a: { b: rows } }) }],
    ['JSON nested deeper than the stack', '{ json }', { json: () => deep(50_000) }],
  ])('takes several turns for %s', async (_what, query, Query) => {
    const { result, turns } = await run(query, Query);

    expect(turns).toBeGreaterThan(2);
    expect(textOf(result).length).toBeGreaterThan(100_000);
    expect(result.errors).toBeUndefined();
  });

  it('takes none for a small answer', async () => {
    expect(await run('{ json }', { json: () => rows.slice(0, 3) })).toMatchObject({ turns: 0 });
  });

  const deep = (levels: number) => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = level % 2 ? { a: value } : [value];
    return value;
  };
});

describe('cancellation', () => {
  class Gone extends Error {}

  it.each([
    ['of objects', '{ countries { borders { borders { borders { code } } } } }', {}],
    ['of promises', '{ countries { later { later { later { code } } } } }', {}],
    [
      'of serialization',
      '{ json }',
      { json: () => Array.from({ length: 50_000 }, (_, n) => ({ n, text: 'some text' })) },
    ],
  ])('ends the run at the next turn: %s', async (_what, query, Query) => {
    const gone = new Gone('The caller went away.');
    let asked = 0;
    const cancelled = () => ((asked += 1) > 2 ? gone : undefined);

    const { result, turns } = await run(query, Query, { cancelled });

    expect(result.data).toBeNull();
    expect(result.errors).toHaveLength(1);
    expect(result.errors?.[0]).toMatchObject({ message: gone.message, originalError: gone, path: undefined });
    expect(turns).toBeLessThan(5);
    expect(asked).toBe(3);
  });

  it('is not asked for by a run of one turn', async () => {
    const { result } = await run('{ countries { code } }', {}, { cancelled: () => new Gone() });

    expect(result.errors).toBeUndefined();
  });

  it('leaves no rejection unhandled', async () => {
    const unhandled = unhandledRejections();
    const rejecting = async () => {
      await settle();
      throw new Error('late');
    };
    const promised = () => Array.from({ length: 3000 }, rejecting);

    const { result } = await run('{ promised { code } }', { promised }, { cancelled: () => new Gone('gone') });
    await settle();

    expect(result).toMatchObject({ data: null, errors: [{ message: 'gone' }] });
    expect(await unhandled.all()).toEqual([]);
  });

  it('begins no further field of a mutation', async () => {
    const turns = new Turns(400);
    const calls: string[] = [];
    const Mutation = {
      one: () => calls.push('one') && { code: 'x', borders: Array(500).fill(countries[0]) },
      two: () => calls.push('two') && {},
    };
    const operation = compiled(
      sdl,
      { Mutation },
      'mutation { one { borders { code } } two { code } }',
      turns.scheduler,
    );
    const answer = Promise.resolve(operation({}, {}, limitsOf({ cancelled: () => new Gone('gone') })));
    await turns.takeAll();

    expect(await answer).toMatchObject({ data: null, errors: [{ message: 'gone' }] });
    expect(calls).toEqual(['one']);
  });
});
