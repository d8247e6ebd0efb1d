import { type DeclaredCalls, each, pages } from '#graph';

export const calls: DeclaredCalls = {
  'Query.randomJoke': [each('jokes.getRandomJoke')],
  'Query.jokeCategories': [each('jokes.listCategories')],
  'Query.jokes': [pages('jokes.searchJokes')],
};
