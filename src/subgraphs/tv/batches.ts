import type { Character, Death, Episode, Quote } from '#contracts/tv';
import { inList, type Lookup } from '#graph';
import { nameKey, numberOf, peopleIn } from './words.ts';

/** All characters, and the first character of each name. */
export interface Cast {
  readonly rows: readonly Character[];
  named(name: string): Character | null;
}

export const cast: Lookup<Cast> = {
  operation: 'tv.listCharacters',
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
  operation: 'tv.listTvQuotes',
  async one({ tv }) {
    const rows = await tv.listTvQuotes();
    const byAuthor = Map.groupBy(rows, ({ author }) => nameKey(author));
    return { rows, by: (author) => byAuthor.get(nameKey(author)) ?? [] };
  },
};

/** All episodes, and those of the first series by their places. */
export interface Episodes {
  readonly rows: readonly Episode[];
  inFirstSeries(season: number | null, number: number | null): Episode | null;
}

const placeOf = (season: number | null, number: number | null) => `${season}/${number}`;

export const episodes: Lookup<Episodes> = {
  operation: 'tv.listEpisodes',
  async one({ tv }) {
    const rows = await tv.listEpisodes();
    // Episodes of the first series come first in the list.
    const first = rows.filter(({ series }) => series === rows[0]?.series);
    const byPlace = Map.groupBy(first, ({ season, episode }) => placeOf(numberOf(season), numberOf(episode)));
    return { rows, inFirstSeries: (season, number) => byPlace.get(placeOf(season, number))?.[0] ?? null };
  },
};

/** All deaths, those of each name, those that each name is responsible for, and those of each place. */
export interface Deaths {
  readonly rows: readonly Death[];
  of(name: string): readonly Death[];
  by(name: string): readonly Death[];
  at(season: number | null, episode: number | null): readonly Death[];
}

/** Sorted by id, because the API does not define an order. */
export const deaths: Lookup<Deaths> = {
  operation: 'tv.listDeaths',
  async one({ tv }) {
    const rows = (await tv.listDeaths()).toSorted((one, other) => one.death_id - other.death_id);
    const byName = Map.groupBy(rows, ({ death }) => nameKey(death));
    const byPlace = Map.groupBy(rows, ({ season, episode }) => placeOf(season, episode));
    const causes = rows.flatMap((death) =>
      [...new Set(peopleIn(death.responsible ?? '').map(nameKey))].map((name) => ({ name, death })),
    );
    const byCause = Map.groupBy(causes, ({ name }) => name);
    return {
      rows,
      of: (name) => byName.get(nameKey(name)) ?? [],
      by: (name) => byCause.get(nameKey(name))?.map(({ death }) => death) ?? [],
      at: (season, episode) => byPlace.get(placeOf(season, episode)) ?? [],
    };
  },
};

export const quoteById = inList(quotes, ({ rows }, id) => rows.find(({ quote_id }) => String(quote_id) === id));
export const characterById = inList(cast, ({ rows }, id) => rows.find(({ char_id }) => String(char_id) === id));
export const characterByName = inList(cast, (all, name) => all.named(name));
export const episodeById = inList(episodes, ({ rows }, id) => rows.find(({ episode_id }) => String(episode_id) === id));
export const deathById = inList(deaths, ({ rows }, id) => rows.find(({ death_id }) => String(death_id) === id));
