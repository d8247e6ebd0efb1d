import type { Character, Death, Episode, Quote } from '#contracts/tv';
import type { Lookup } from '#graph';
import { nameKey } from './words.ts';

/** All characters, also by name. Where two share one, the first is meant. */
export interface Cast {
  readonly rows: readonly Character[];
  named(name: string): Character | null;
}

export const cast: Lookup<Cast> = {
  async one({ tv }) {
    const rows = await tv.listCharacters();
    const byName = Map.groupBy(rows, ({ name }) => nameKey(name));
    return { rows, named: (name) => byName.get(nameKey(name))?.[0] ?? null };
  },
};

/** All quotes, also by who said them. */
export interface Quotes {
  readonly rows: readonly Quote[];
  by(author: string): readonly Quote[];
}

export const quotes: Lookup<Quotes> = {
  async one({ tv }) {
    const rows = await tv.listTvQuotes();
    const byAuthor = Map.groupBy(rows, ({ author }) => nameKey(author));
    return { rows, by: (author) => byAuthor.get(nameKey(author)) ?? [] };
  },
};

export const episodes: Lookup<readonly Episode[]> = { one: ({ tv }) => tv.listEpisodes() };

/** The interface has no order for them: their ids are one. */
export const deaths: Lookup<readonly Death[]> = {
  async one({ tv }) {
    const rows = await tv.listDeaths();
    return rows.toSorted((one, other) => one.death_id - other.death_id);
  },
};
