import { from } from '#graph';
import { countryOfCode, countryOfName } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  FulfillmentConsignee: {
    country: from(['iso.iso2', 'iso.name', 'country'], async ({ iso, country: written }, _args, context, info) => {
      const found = await countryOfCode(iso?.iso2 || written, context, info);
      return found ?? countryOfName(iso?.name || written, context, info);
    }),
  },
};
