import type { Character, Death, Episode, Quote } from '#contracts/tv';
import type { Lookup } from '#graph';
import { nameKey } from './words.ts';

/** All characters, and the first character of each name. */
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

/** All quotes, and the quotes of each author. */
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

/** Sorted by id, because the interface does not define an order. */
export const deaths: Lookup<readonly Death[]> = {
  async one({ tv }) {
    const rows = await tv.listDeaths();
    return rows.toSorted((one, other) => one.death_id - other.death_id);
  },
};
