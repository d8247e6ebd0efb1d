import type { Joke } from '#contracts/jokes';
import { nodeType, subgraph } from '#graph';
import { jokeById } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const jokes = subgraph(import.meta, {
  slug: 'jokes',
  resolvers,
  nodes: { Joke: nodeType<Joke>({ key: 'id', load: (id, { load }) => load(jokeById, id) }) },
  random: ['Query.randomJoke'],
  extras: ['Query.joke'],
});
