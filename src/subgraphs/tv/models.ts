import type * as Wire from '#contracts/tv';

export type TvQuote = Wire.Quote;
export type TvCharacter = Wire.Character;
export type TvEpisode = Wire.Episode;
export type TvDeath = Wire.Death;

/** A name that an episode lists. */
export interface TvEpisodeCharacter {
  readonly name: string;
}
