import { from } from '#graph';
import { priceIn, rateIn } from '#subgraphs/blockchain/batches';
import { coinsFor } from './coins.ts';
import { converted } from './converted.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Money: {
    bitcoins: from(['amount', 'currencyCode'], async ({ amount, currencyCode }, _args, context) => {
      const price = await priceIn(currencyCode, context);
      return price === null ? null : coinsFor(amount, price);
    }),
    convertedTo: from(['amount', 'currencyCode'], ({ amount, currencyCode }, { currencyCodes }, context) =>
      converted({ amount, currencyCode }, currencyCodes, context),
    ),
  },
  Currency: { exchangeRate: from('code', (code, _args, context) => rateIn(code, context)) },
};
