import type * as Wire from '#contracts/jokes';

export type Joke = Wire.Joke;
