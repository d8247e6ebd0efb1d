import type { Country } from '#contracts/countries';
import { nodeType, subgraph } from '#graph';
import { countryOfCode } from './batches.ts';
import { calls, countryOfArgumentCalls } from './calls.ts';
import { resolvers } from './resolvers.ts';

export const countries = subgraph(import.meta, {
  slug: 'countries',
  resolvers,
  calls,
  enums: {
    CountryCodeStatus: { OFFICIALLY_ASSIGNED: 'officially-assigned', USER_ASSIGNED: 'user-assigned' },
    CountryRegion: {
      AFRICA: 'Africa',
      AMERICAS: 'Americas',
      ANTARCTIC: 'Antarctic',
      ASIA: 'Asia',
      EUROPE: 'Europe',
      OCEANIA: 'Oceania',
    },
    CountryDrivingSide: { LEFT: 'left', RIGHT: 'right' },
    CountryWeekday: { MONDAY: 'monday', SATURDAY: 'saturday', SUNDAY: 'sunday' },
  },
  extras: ['Query.country', 'CountryWhere.codes'],
  nodes: {
    Country: nodeType<Country>({
      calls: countryOfArgumentCalls,
      key: 'cca3',
      keys: ['code', 'code3'],
      load: countryOfCode,
    }),
  },
});
