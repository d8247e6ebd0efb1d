import { countryOfCode } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  WebhookRequest: {
    country: ({ country_code }, _args, context, info) => countryOfCode(country_code, context, info),
  },
};
