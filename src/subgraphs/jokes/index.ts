import type { Joke } from '#contracts/jokes';
import { loads, nodeType, subgraph } from '#graph';
import { jokeById } from './batches.ts';
import { calls } from './calls.ts';
import { resolvers } from './resolvers.ts';

export const jokes = subgraph(import.meta, {
  slug: 'jokes',
  resolvers,
  calls,
  nodes: {
    Joke: nodeType<Joke>({
      calls: [loads(jokeById)],
      key: 'id',
      keys: ['jokeId'],
      load: (id, { load }) => load(jokeById, id),
    }),
  },
  random: ['Query.randomJoke'],
  extras: ['Query.joke'],
});
