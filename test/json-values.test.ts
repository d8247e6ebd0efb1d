import { GraphQLError, type GraphQLScalarType, getOperationAST, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scalars } from '#graph';
import { gatewayOver, json } from '#test/harness';
import { compileOperation } from '../src/gateway/execution/compile.ts';
import { textOf } from '../src/gateway/execution/serialize.ts';
import { limitsOf, schemaOf } from './execution/compiled.ts';

const QUOTE = {
  _id: 'q1',
  content: 'c',
  author: 'A',
  authorSlug: 'a',
  tags: ['t'],
  length: 1,
  dateAdded: '2020-01-01',
};
const TOO_COMPLEX = (nodes: number) => ({
  data: null,
  errors: [
    {
      message: `The answer has more than ${nodes} objects and list items, the limit set by limits.nodes.`,
      extensions: { code: 'OPERATION_TOO_COMPLEX', requestId: 'test' },
    },
  ],
});
const aliases = (count: number) => Array.from({ length: count }, (_, index) => `r${index}: raw`).join(' ');

describe('a JSON value of an upstream', () => {
  /** Its `raw`: an object, its list of tags with one item, and this list. */
  const overItems = (items: readonly unknown[], nodes: number) =>
    gatewayOver('quotes', [json({ ...QUOTE, x: items })], { settings: { limits: { nodes } } });
  /** The answer, the quote, its `raw`, the tags and the tag in it, and the list. */
  const nodesOf = (items: number) => 6 + items;

  it.each([
    ['numbers', Array.from({ length: 2000 }, () => 0), 2000],
    ['objects', Array.from({ length: 2000 }, () => ({ a: 1 })), 2000],
    ['lists', Array.from({ length: 1000 }, () => [1]), 2000],
  ])('counts its %s among the nodes of the answer, once under any number of aliases', async (_what, items, count) => {
    const query = `{ randomQuote { ${aliases(30)} } }`;
    const within = await overItems(items, nodesOf(count));
    const beyond = await overItems(items, nodesOf(count) - 1);

    const { data, errors } = await within.run(query);

    expect(errors).toBeUndefined();
    expect(Object.values(data.randomQuote as object).map((raw) => raw.x)).toEqual(Array(30).fill(items));
    expect(await beyond.run(query)).toEqual(TOO_COMPLEX(nodesOf(count) - 1));
  });

  it('is refused beyond the default, however short its items are', async () => {
    const { run } = await gatewayOver('quotes', [json({ ...QUOTE, x: Array(500_001).fill(0) })]);

    expect(await run('{ randomQuote { raw } }')).toEqual(TOO_COMPLEX(500_000));
  });
});

describe('a large value under several aliases', () => {
  const SDL = 'scalar JSON type Query { one: JSON other: JSON }';
  /** The text of an answer, and how often the last item of the value was read. */
  async function answered(query: string, bytes = Infinity) {
    let reads = 0;
    const last = Object.defineProperty({}, 'read', { enumerable: true, get: () => (reads += 1) && 1 });
    const value = [...Array.from({ length: 100_000 }, (_, item) => item), last];
    const schema = schemaOf(SDL, { Query: { one: () => value, other: () => [value] } });
    Object.assign(schema.getType('JSON') as GraphQLScalarType, scalars['JSON']);
    const document = parse(query);
    const operation = compileOperation(schema, document, getOperationAST(document) as OperationDefinitionNode);
    const result = await operation({}, {}, limitsOf({ bytes }));
    const [first] = result.errors ?? [];
    return { text: textOf(result), reads, code: first instanceof GraphQLError && first.extensions['code'] };
  }
  const VALUE = `[${Array.from({ length: 100_000 }, (_, item) => item).join(',')},{"read":1}]`;

  it('is counted and serialized once', async () => {
    const alone = await answered('{ one }');
    const thrice = await answered('{ one two: one three: one }');

    expect(alone.text).toBe(`{"data":{"one":${VALUE}}}`);
    expect(thrice.text).toBe(`{"data":{"one":${VALUE},"two":${VALUE},"three":${VALUE}}}`);
    expect(thrice.reads).toBe(alone.reads);
  });

  it('is serialized once within another as well, and fills the answer each time', async () => {
    const { text } = await answered('{ other one }');
    expect(text).toBe(`{"data":{"other":[${VALUE}],"one":${VALUE}}}`);

    const bytes = text.length - '{"data":}'.length;
    expect((await answered('{ other one }', bytes)).text).toBe(text);
    expect((await answered('{ other one }', bytes - 1)).code).toBe('OPERATION_TOO_COMPLEX');
  });
});
