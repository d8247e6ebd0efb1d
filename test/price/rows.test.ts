import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Sent } from '#test/harness';

const quote = { _id: 'q', content: 'c', author: 'A', authorSlug: 'a0', tags: [], length: 1 };

/** As many authors as are asked for, each with 100 quotes. */
function upstream({ target }: Sent) {
  const { pathname, searchParams } = new URL(target, 'http://upstream');
  const count = Number(searchParams.get('limit'));
  const results = Array.from({ length: count }, (_, index) =>
    pathname === '/authors'
      ? { _id: `a${index}`, slug: `a${index}`, name: 'A', quoteCount: 100 }
      : { ...quote, _id: `q${index}` },
  );
  return json({ count, totalCount: 100, page: 1, totalPages: 100, lastItemIndex: count, results });
}

const repeated = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const quotes = (index: number) => `quotes(first: ${index + 1}) { nodes { text } }`;

/** Operations that select the rows of one connection several times, with what they call without caches and coalescing. */
const OPERATIONS = [
  ['aliases of nodes', `authors(first: 15) { ${repeated(28, (n) => `a${n}: nodes { ${quotes(n)} }`)} }`, 421],
  ['aliases of edges', `authors(first: 15) { ${repeated(28, (n) => `a${n}: edges { node { ${quotes(n)} } }`)} }`, 421],
  ['aliases of node', `authors(first: 15) { edges { ${repeated(28, (n) => `a${n}: node { ${quotes(n)} }`)} } }`, 421],
  [
    'aliases of a field of the rows',
    `authors(first: 15) { nodes { ${repeated(28, (n) => `a${n}: ${quotes(n)}`)} } }`,
    421,
  ],
  ['nodes and edges', `authors(first: 40) { nodes { ${quotes(19)} } edges { node { ${quotes(18)} } } }`, 81],
  ['nodes and edges, alike', `authors(first: 4) { nodes { ${quotes(1)} } edges { node { ${quotes(1)} } } }`, 9],
  ['one response name twice', `authors(first: 15) { nodes { ${quotes(1)} } nodes { ${quotes(1)} } }`, 16],
  [
    'lookups of the rows',
    `quotes(first: 4) { nodes { author { name } } a: nodes { author { name } } edges { node { author { name } } } }`,
    2,
  ],
] as const;

describe('an operation that selects rows several times', () => {
  it.each(OPERATIONS)('costs what it calls, by %s', async (_what, selection, calls) => {
    const cost = async (limit: number) => {
      const { run, sent } = await gatewayOver('quotes', upstream, { settings: { limits: { cost: limit } } });
      const { errors } = await run(`{ ${selection} }`);
      return { errors, sent };
    };

    const allowed = await cost(calls);
    expect(allowed.errors).toBeUndefined();
    expect(allowed.sent.length).toBe(calls);

    const refused = await cost(calls - 1);
    expect(refused.errors).toMatchObject([
      { extensions: { code: 'OPERATION_TOO_COMPLEX', cost: calls, limit: calls - 1 } },
    ]);
    expect(refused.sent).toEqual([]);
  });
});
