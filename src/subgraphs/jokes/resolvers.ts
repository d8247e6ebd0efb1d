import type { Joke } from '#contracts/jokes';
import { BadInputError, fromUtcText, paged } from '#graph';
import { orNull } from '#upstream';
import type { Resolvers } from './types.generated.ts';

/** The interface has no order. */
const SHAPE = { orderBy: ({ id }: Joke) => id };

export const resolvers: Resolvers = {
  Query: {
    randomJoke: (_root, { category }, { upstream: { jokes } }) => orNull(jokes.getRandomJoke({ category })),
    jokeCategories: (_root, _args, { upstream: { jokes } }) => jokes.listCategories(),
    jokes(_root, { search, ...window }, context, info) {
      if (search.length < 3 || search.length > 120) throw new BadInputError('`search` takes 3 to 120 characters.');
      return paged(context, info, 'jokes.searchJokes', { query: search }, window, SHAPE);
    },
  },
  Joke: {
    jokeId: ({ id }) => id,
    text: ({ value }) => value,
    iconUrl: ({ icon_url }) => icon_url,
    createdAt: ({ created_at }) => fromUtcText(created_at),
    updatedAt: ({ updated_at }) => fromUtcText(updated_at),
    raw: (joke) => joke,
  },
};
