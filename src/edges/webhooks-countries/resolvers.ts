import { from } from '#graph';
import { countryOfCode } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  WebhookRequest: {
    country: from('country_code', (code, _args, context, info) => countryOfCode(code, context, info)),
  },
};
