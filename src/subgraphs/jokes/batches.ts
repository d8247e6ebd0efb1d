import type { Joke } from '#contracts/jokes';
import type { Lookup } from '#graph';
import { orNull } from '#upstream';

export const jokeById: Lookup<Joke> = {
  operation: 'jokes.getJoke',
  one: ({ jokes }, id) => orNull(jokes.getJoke({ id })),
};
