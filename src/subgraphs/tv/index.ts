import type { Character, Death, Episode, Quote } from '#contracts/tv';
import { loadsOnce, nodeType, SINGLETON_KEY, subgraph } from '#graph';
import { cast, deaths, episodes, quotes } from './batches.ts';
import { calls } from './calls.ts';
import { resolvers } from './resolvers.ts';

export const tv = subgraph(import.meta, {
  slug: 'tv',
  resolvers,
  calls,
  enums: {
    TvCharacterStatus: { ALIVE: 'Alive', DECEASED: 'Deceased', PRESUMED_DEAD: 'Presumed dead', UNKNOWN: 'Unknown' },
  },
  nodes: {
    TvQuote: nodeType<Quote>({
      calls: [loadsOnce(quotes)],
      key: 'quote_id',
      keys: ['quoteId'],
      load: async (id, { load }) =>
        (await load(quotes, SINGLETON_KEY))?.rows.find((row) => String(row.quote_id) === id),
    }),
    TvCharacter: nodeType<Character>({
      calls: [loadsOnce(cast)],
      key: 'char_id',
      keys: ['characterId'],
      load: async (id, { load }) => (await load(cast, SINGLETON_KEY))?.rows.find((row) => String(row.char_id) === id),
    }),
    TvEpisode: nodeType<Episode>({
      calls: [loadsOnce(episodes)],
      key: 'episode_id',
      keys: ['episodeId'],
      load: async (id, { load }) =>
        (await load(episodes, SINGLETON_KEY))?.rows.find((row) => String(row.episode_id) === id),
    }),
    TvDeath: nodeType<Death>({
      calls: [loadsOnce(deaths)],
      key: 'death_id',
      keys: ['deathId'],
      load: async (id, { load }) =>
        (await load(deaths, SINGLETON_KEY))?.rows.find((row) => String(row.death_id) === id),
    }),
  },
  random: ['Query.randomTvQuote', 'Query.randomTvCharacter', 'Query.randomTvDeath'],
  extras: ['Query.randomTvCharacter', 'TvEpisode.deaths'],
});
