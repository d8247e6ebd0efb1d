import type { Context, NodeType } from './context.ts';
import { type Currency, currencyOf, minorDigitsOf, wordsOf } from './currency.ts';
import { BadInputError } from './errors.ts';
import { inDigits, type Money } from './money.ts';
import { upstreamKey } from './node.ts';
import { nodeType } from './node-type.ts';
import { from } from './reads/from.ts';

/** The resolvers of the types of `base.graphql`. */
export const baseResolvers = {
  Query: {
    currency(_root: unknown, { id }: { readonly id: string }, context: Context): Currency {
      const currency = currencyOf(upstreamKey('Currency', id, context));
      if (!currency) throw new BadInputError('`id` is neither the `id` of a currency nor a code such as `EUR`.');
      return currency;
    },
  },
  Money: {
    amount: from<Money, 'amount' | 'currencyCode', unknown, Money['amount']>(
      ['amount', 'currencyCode'],
      ({ amount, currencyCode }) => (currencyOf(currencyCode) ? inDigits(amount, minorDigitsOf(currencyCode)) : amount),
    ),
    currency: from<Money, 'currencyCode', unknown, Currency | null>('currencyCode', currencyOf),
  },
  Currency: {
    name: from<Currency, 'code', unknown, string | null>('code', (code) => wordsOf(code).name),
    symbol: from<Currency, 'code', unknown, string | null>('code', (code) => wordsOf(code).symbol),
  },
};

/** The types of `base.graphql` with an identity. */
export const baseNodes: Readonly<Record<string, NodeType>> = {
  Currency: nodeType<Currency>({
    key: 'code',
    keys: ['code'],
    load: async (code) => (/^[A-Z]{3}$/.test(code) ? { code } : null),
  }),
};
