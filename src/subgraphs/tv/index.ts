import type { Character, Death, Episode, Quote } from '#contracts/tv';
import { nodeType, SINGLETON_KEY, subgraph } from '#graph';
import { cast, deaths, episodes, quotes } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const tv = subgraph(import.meta, {
  slug: 'tv',
  resolvers,
  enums: {
    TvCharacterStatus: { ALIVE: 'Alive', DECEASED: 'Deceased', PRESUMED_DEAD: 'Presumed dead', UNKNOWN: 'Unknown' },
  },
  nodes: {
    TvQuote: nodeType<Quote>({
      key: 'quote_id',
      load: async (id, { load }) =>
        (await load(quotes, SINGLETON_KEY))?.rows.find((row) => String(row.quote_id) === id),
    }),
    TvCharacter: nodeType<Character>({
      key: 'char_id',
      load: async (id, { load }) => (await load(cast, SINGLETON_KEY))?.rows.find((row) => String(row.char_id) === id),
    }),
    TvEpisode: nodeType<Episode>({
      key: 'episode_id',
      load: async (id, { load }) =>
        (await load(episodes, SINGLETON_KEY))?.rows.find((row) => String(row.episode_id) === id),
    }),
    TvDeath: nodeType<Death>({
      key: 'death_id',
      load: async (id, { load }) =>
        (await load(deaths, SINGLETON_KEY))?.rows.find((row) => String(row.death_id) === id),
    }),
  },
  random: ['Query.randomTvQuote', 'Query.randomTvCharacter', 'Query.randomTvDeath'],
  extras: [
    'Query.tvDeaths',
    'Query.randomTvCharacter',
    'Query.randomTvDeath',
    'TvCharacter.deaths',
    'TvCharacter.causedDeaths',
    'TvEpisode.deaths',
  ],
});
