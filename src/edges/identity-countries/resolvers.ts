import { from } from '#graph';
import { countryOfCode, countryOfName } from '#subgraphs/countries/batches';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  UserAddress: {
    country: from('country', async (country, _args, context, info) => {
      // Codes of two letters are spellings too, which one call finds. Most codes of three letters are not.
      const found = await countryOfName(country, context, info);
      return found ?? countryOfCode(country, context, info);
    }),
  },
};
