import { expect, it } from 'vitest';
import { Random } from '#sandbox';
import { inParts } from './in-parts.ts';
import { mergedParts } from './merged-parts.ts';

const SEEDS = 12;
const QUERIES = 60;
const MOST_DEPTH = 6;
const LISTS = new Set(['heroes', 'strict', 'names', 'friends']);
const OBJECTS = new Set(['hero', 'heroes', 'strict', 'friends', 'nested']);
const FIELDS = {
  Query: ['hero', 'heroes', 'strict', 'names', 'late', 'none'],
  Hero: ['id', 'name', 'late', 'friends', 'nested', 'none'],
};
const sdl = `
  type Query { hero: Hero heroes: [Hero] strict: [Hero!]! names: [String] late: String none: String }
  type Hero { id: ID! name: String late: String friends: [Hero] nested: Hero none: String }
`;

const soon = (value: unknown) => Promise.resolve(value);
const later = (value: unknown) => new Promise((resolve) => setImmediate(() => resolve(value)));
const hero = (depth: number): object => ({
  id: `${depth}`,
  name: 'Luke',
  late: () => soon('late'),
  friends: () => (depth > 2 ? null : later([hero(depth + 1), hero(depth + 1), hero(depth + 1)])),
  nested: () => (depth > 2 ? null : soon(hero(depth + 1))),
});
const rootValue = {
  hero: () => hero(0),
  heroes: () => later([hero(1), hero(2)]),
  strict: () => [hero(1), hero(2)],
  names: () => ['a', 'b', 'c'],
  late: () => soon('late'),
};

/** A selection with `@defer` and `@stream`. Each list has the same `@stream` wherever it is selected. */
function selection(random: Random, streams: Map<string, string>, type: 'Query' | 'Hero', depth: number): string {
  const below = (of: 'Query' | 'Hero') => `{ ${selection(random, streams, of, depth + 1)} }`;
  const one = () => {
    if (depth < MOST_DEPTH && random.chance(0.4)) return `... ${random.chance(0.8) ? '@defer ' : ''}${below(type)}`;
    const field = depth > MOST_DEPTH ? '__typename' : random.pick(FIELDS[type]);
    if (LISTS.has(field) && !streams.has(field)) {
      streams.set(field, random.pick(['', ' @stream', ' @stream(initialCount: 1)']));
    }
    return `${field}${streams.get(field) ?? ''}${OBJECTS.has(field) ? ` ${below('Hero')}` : ''}`;
  };
  return Array.from({ length: random.int(1, 3) }, one).join(' ');
}

it.each(Array.from({ length: SEEDS }, (_, seed) => [seed]))(
  'the parts of generated operations are the whole response, seed %d',
  async (seed) => {
    let inSeveral = 0;
    for (let index = 0; index < QUERIES; index++) {
      const query = `{ ${selection(new Random(`parts ${seed} ${index}`), new Map(), 'Query', 0)} }`;
      const [whole] = await inParts({ sdl, rootValue, query: query.replaceAll(/ @(defer|stream(\(.*?\))?)/g, '') });
      for (const format of ['byId', 'byPath'] as const) {
        const parts = await inParts({ sdl, rootValue, query, format });
        if (parts.length > 1) inSeveral += 1;
        expect([query, mergedParts(parts, format)]).toEqual([query, (whole as { data: unknown }).data]);
      }
    }
    expect(inSeveral).toBeGreaterThan(QUERIES);
  },
);
