import { BadInputError, foundBy, from, fromUtcText, paged } from '#graph';
import { orNull } from '#upstream';
import { jokeById } from './batches.ts';
import type { Resolvers } from './types.generated.ts';

/** The API does not define an order. */
const SHAPE = { orderBy: 'id' } as const;

export const resolvers: Resolvers = {
  Query: {
    randomJoke: (_root, { categories }, { upstream: { jokes } }) =>
      orNull(jokes.getRandomJoke({ category: categories })),
    jokeCategories: (_root, _args, { upstream: { jokes } }) => jokes.listCategories(),
    joke: foundBy('Joke', jokeById),
    jokes(_root, { search, ...window }, context, info) {
      if (search.length < 3 || search.length > 120) throw new BadInputError('`search` takes 3 to 120 characters.');
      return paged(context, info, 'jokes.searchJokes', { query: search }, window, SHAPE);
    },
  },
  Joke: {
    jokeId: from('id'),
    text: from('value'),
    iconUrl: from('icon_url'),
    createdAt: from('created_at', fromUtcText),
    updatedAt: from('updated_at', fromUtcText),
  },
};
