/** A name that an episode lists. */
export interface TvEpisodeCharacter {
  readonly name: string;
}
