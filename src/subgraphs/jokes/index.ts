import { nodeType, subgraph } from '#graph';
import { jokeById } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const jokes = subgraph(import.meta, {
  slug: 'jokes',
  resolvers,
  nodes: {
    Joke: nodeType({ by: jokeById, key: 'id', keys: ['jokeId'] }),
  },
  random: ['Query.randomJoke'],
});
