import { type ExecutionResult, GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { CompletionError } from '../../src/gateway/execution/complete.ts';
import { compiled, limitsOf } from './compiled.ts';
import { settle, Turns } from './turns.ts';
import { unhandledRejections } from './unhandled.ts';

const sdl = `
  type Query { a: Int b: Int must: Int! item: Item items: [Item] all: [Item!] any: Any kinds: [Int] own: Own }
  type Item { a: Int must: Int! item: Item late: Item }
  union Any = Item | Other
  type Other { a: Int }
  scalar Own
`;

interface Gate {
  readonly promise: Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}
const gate = (): Gate => Promise.withResolvers<unknown>() as Gate;
const told = ({ errors = [] }: ExecutionResult) => errors.map(({ message, path }) => [message, path?.join('.')]);

describe('errors of completion', () => {
  it.each<[string, string, unknown, string]>([
    ['{ item { must } }', 'item.must', { must: null }, 'Cannot return null for non-nullable field Item.must.'],
    ['{ item { must } }', 'item.must', { must: 'x' }, 'Int cannot represent non-integer value: "x"'],
    ['{ items { a } }', 'items', 5, 'Expected Iterable, but did not find one for field "Query.items".'],
    [
      '{ any { ... on Item { a } } }',
      'any',
      { __typename: 'Query' },
      'Runtime Object type "Query" is not a possible type for "Any".',
    ],
    [
      '{ any { ... on Item { a } } }',
      'any',
      {},
      'Abstract type "Any" must resolve to an Object type at runtime for field "Query.any".',
    ],
  ])('have their own class: %s, %s', async (query, path, value, message) => {
    const field = () => value;
    const { errors = [] } = await compiled(sdl, { Query: { item: field, items: field, any: field } }, query)({}, {});

    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ message, path: path.split('.') });
    expect(errors[0]?.originalError).toBeInstanceOf(CompletionError);
    expect(errors[0]?.nodes?.length).toBe(1);
  });

  it.each([true, false])(
    'are counted beyond the first thousand, in which they are located (promised: %j)',
    async (late) => {
      const must = () => (late ? Promise.reject(new Error('failed')) : null);
      const items = () => Array.from({ length: 1500 }, () => ({}));
      const run = compiled(sdl, { Query: { items }, Item: { must } }, '{ items { must } }');

      const { data, errors = [] } = await run({}, {});

      expect(data?.['items']).toEqual(Array(1500).fill(null));
      expect(errors).toHaveLength(1500);
      expect(errors.slice(0, 1000).map(({ path }) => path?.length)).toEqual(Array(1000).fill(3));
      expect(new Set(errors.slice(1000)).size).toBe(1);
    },
  );

  it('are not those of resolvers, returned or thrown', async () => {
    const [returned, thrown] = [new Error('returned'), new TypeError('thrown')];
    const throws = () => {
      throw thrown;
    };
    const { errors } = await compiled(sdl, { Query: { a: () => returned, b: throws } }, '{ a b }')({}, {});

    expect(errors?.map(({ originalError }) => originalError)).toEqual([returned, thrown]);
  });
});

describe('an error without a nullable parent', () => {
  it('ends the run once, and drops what settles later', async () => {
    const unhandled = unhandledRejections();
    const [one, two, three] = [gate(), gate(), gate()];
    const Query = { must: () => one.promise, a: () => two.promise, item: () => three.promise };
    const answer = Promise.resolve(compiled(sdl, { Query }, '{ a must item { must } b }')({}, {}));
    one.reject(new Error('first'));
    await settle();
    two.reject(new Error('second'));
    three.resolve({ must: null });

    const result = await answer;
    await settle();
    expect([result.data, told(result)]).toEqual([null, [['first', 'must']]]);
    expect(await unhandled.all()).toEqual([]);
  });

  it('keeps the errors that came before, where it is thrown at once', async () => {
    const fails = (message: string) => () => {
      throw new Error(message);
    };
    const Query = { a: fails('a'), must: fails('must'), b: fails('b') };

    const result = await compiled(sdl, { Query }, '{ a must b }')({}, {});
    expect([result.data, told(result)]).toEqual([
      null,
      [
        ['a', 'a'],
        ['must', 'must'],
      ],
    ]);
  });

  it('is located once, through all its parents', async () => {
    const items = () => [{ item: { must: new Error('gone') } }, { item: { must: 1 } }];
    const result = await compiled(sdl, { Query: { items } }, '{ items { item { must } } }')({}, {});

    expect(result.data).toEqual({ items: [{ item: null }, { item: { must: 1 } }] });
    expect(told(result)).toEqual([['gone', 'items.0.item.must']]);
  });
});

describe('an error that comes late', () => {
  it('removes its nearest nullable parent, with what is pending below', async () => {
    const [must, late] = [gate(), gate()];
    const item = { must: must.promise, late: late.promise };
    const all = () => [{ must: 1, late: null }, item];
    const answer = Promise.resolve(
      compiled(sdl, { Query: { all, item: () => ({ must: 1 }) } }, '{ all { must late { a } } item { must } }')({}, {}),
    );
    must.reject(new Error('late'));
    await settle();
    late.resolve({});

    const result = await answer;
    expect(result.data).toEqual({ all: null, item: { must: 1 } });
    expect(told(result)).toEqual([['late', 'all.1.must']]);
  });

  it('is not reported below a null that another error left', async () => {
    const [one, two] = [gate(), gate()];
    const item = () => ({ must: one.promise, item: { a: two.promise } });
    const answer = Promise.resolve(compiled(sdl, { Query: { item } }, '{ item { must item { a } } }')({}, {}));
    one.reject(new Error('one'));
    await settle();
    two.reject(new Error('two'));

    const result = await answer;
    expect([result.data, told(result)]).toEqual([{ item: null }, [['one', 'item.must']]]);
  });

  it('comes before everything that waits for a turn, which it may remove', async () => {
    const turns = new Turns(100);
    const [must, rows] = [gate(), gate()];
    let reads = 0;
    const Item = { a: () => (reads += 1) };
    const item = () => ({ must: must.promise, item: rows.promise });
    const answer = Promise.resolve(
      compiled(sdl, { Query: { item }, Item }, '{ item { must item { a } } }', turns.scheduler)({}, {}),
    );
    // The turn is over before they settle.
    turns.scheduler.spend(1000);
    rows.resolve({});
    await settle();
    must.reject(new Error('urgent'));
    await turns.takeAll();

    const result = await answer;
    expect([result.data, told(result), reads]).toEqual([{ item: null }, [['urgent', 'item.must']], 0]);
  });
});

describe('the limits of errors', () => {
  const BYTES_OF_ERROR = 256;

  it('count so many bytes for each', async () => {
    const kinds = () => Array(1000).fill('x');
    const operation = compiled(sdl, { Query: { kinds } }, '{ kinds }');
    const codes = async (bytes: number) =>
      (await operation({}, {}, limitsOf({ bytes }))).errors?.map(({ extensions }) => extensions['code']) ?? [];

    expect(await codes(1000 * (BYTES_OF_ERROR + 4) + 100)).toHaveLength(1000);
    expect(await codes(900 * BYTES_OF_ERROR)).toEqual(['OPERATION_TOO_COMPLEX']);
  });

  it('end a run with one error, whatever is caught below', async () => {
    const stopped = compiled(sdl, { Query: { items: () => Array(5).fill({ a: 'x' }) } }, '{ items { a } b }');
    const result = await stopped({}, {}, limitsOf({ nodes: 3 }));

    expect(result.errors).toHaveLength(1);
    expect(result.errors?.[0]).toBeInstanceOf(GraphQLError);
    expect(result).toMatchObject({ data: null, errors: [{ extensions: { code: 'OPERATION_TOO_COMPLEX' } }] });
  });
});
