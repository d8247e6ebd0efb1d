import { from } from '#graph';
import { priceIn } from '#subgraphs/blockchain/batches';
import { coinsFor } from './coins.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Money: {
    bitcoins: from(['amount', 'currency'], async ({ amount, currency }, _args, context) => {
      const price = await priceIn(currency, context);
      return price === null ? null : coinsFor(amount, price);
    }),
  },
};
