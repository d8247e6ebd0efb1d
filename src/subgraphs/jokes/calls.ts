import { type DeclaredCalls, each, loads, pages } from '#graph';
import { jokeById } from './batches.ts';

export const calls: DeclaredCalls = {
  'Query.randomJoke': [each('jokes.getRandomJoke')],
  'Query.jokeCategories': [each('jokes.listCategories')],
  'Query.joke': [loads(jokeById)],
  'Query.jokes': [pages('jokes.searchJokes')],
};
