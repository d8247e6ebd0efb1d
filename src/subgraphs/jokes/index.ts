import type { Joke } from '#contracts/jokes';
import { nodeType, subgraph } from '#graph';
import { jokeById } from './batches.ts';
import { calls } from './calls.ts';
import { resolvers } from './resolvers.ts';

export const jokes = subgraph(import.meta, {
  slug: 'jokes',
  resolvers,
  calls,
  nodes: {
    Joke: nodeType<Joke>({ by: jokeById, key: 'id', keys: ['jokeId'] }),
  },
  random: ['Query.randomJoke'],
});
