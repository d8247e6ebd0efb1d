import { from } from '#graph';
import { countryByCode } from '#subgraphs/countries/calls';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  WebhookRequest: { country: from('country_code', countryByCode) },
};
