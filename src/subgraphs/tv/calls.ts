import { type DeclaredCalls, each, loadsOnce } from '#graph';
import { cast, deaths, episodes, quotes } from './batches.ts';

/** The API sends whole lists, each of which a request reads once. */
const castCalls = [loadsOnce(cast)];
const deathCalls = [loadsOnce(deaths)];
const quoteCalls = [loadsOnce(quotes)];
const episodeCalls = [loadsOnce(episodes)];

export const calls: DeclaredCalls = {
  'Query.randomTvQuote': [each('tv.getRandomTvQuote')],
  'Query.randomTvCharacter': [each('tv.getRandomCharacter'), loadsOnce(cast, '', { isAfter: true })],
  'Query.randomTvDeath': [each('tv.getRandomDeath'), loadsOnce(deaths, '', { isAfter: true })],
  'Query.tvQuotes': quoteCalls,
  'Query.tvCharacters': castCalls,
  'Query.tvEpisodes': episodeCalls,
  'Query.tvDeaths': deathCalls,
  'TvCharacter.deaths': deathCalls,
  'TvCharacter.causedDeaths': deathCalls,
  'TvCharacter.quotes': quoteCalls,
  'TvEpisode.deaths': [...deathCalls, ...episodeCalls],
  'TvDeath.responsibleCharacters': castCalls,
  'TvDeath.episode': episodeCalls,
};
