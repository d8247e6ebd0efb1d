import { nodeType, subgraph } from '#graph';
import { characterById, deathById, episodeById, quoteById } from './batches.ts';
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
    TvQuote: nodeType({ by: quoteById, key: 'quote_id', keys: ['quoteId'] }),
    TvCharacter: nodeType({ by: characterById, key: 'char_id', keys: ['characterId'] }),
    TvEpisode: nodeType({ by: episodeById, key: 'episode_id', keys: ['episodeId'] }),
    TvDeath: nodeType({ by: deathById, key: 'death_id', keys: ['deathId'] }),
  },
  random: ['Query.randomTvQuote', 'Query.randomTvCharacter', 'Query.randomTvDeath'],
  extras: ['Query.randomTvCharacter', 'TvEpisode.deaths'],
});
