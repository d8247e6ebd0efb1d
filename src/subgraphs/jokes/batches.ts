import { lookup } from '#graph';

export const jokeById = lookup('jokes.getJoke', 'id');
