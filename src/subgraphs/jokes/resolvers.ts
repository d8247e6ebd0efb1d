import { BadInputError, calling, foundBy, from, fromUtcText, pagedBy } from '#graph';
import { orNull } from '#upstream';
import { jokeById } from './batches.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    randomJoke: calling('jokes.getRandomJoke', (_root, { categories }, { upstream: { jokes } }) =>
      orNull(jokes.getRandomJoke({ category: categories })),
    ),
    jokeCategories: calling('jokes.listCategories', (_root, _args, { upstream: { jokes } }) => jokes.listCategories()),
    joke: foundBy('Joke', jokeById),
    // The API does not define an order.
    jokes: pagedBy('jokes.searchJokes', (_root, { search }) => ({ query: queryOf(search) }), { orderBy: 'id' }),
  },
  Joke: {
    jokeId: from('id'),
    text: from('value'),
    iconUrl: from('icon_url'),
    createdAt: from('created_at', fromUtcText),
    updatedAt: from('updated_at', fromUtcText),
  },
};

function queryOf(search: string): string {
  if (search.length < 3 || search.length > 120) throw new BadInputError('`search` takes 3 to 120 characters.');
  return search;
}
