import type { NodeType } from './context.ts';
import { type Currency, currencyOf, wordsOf } from './currency.ts';
import type { Money } from './money.ts';
import { nodeType } from './node-type.ts';
import { from } from './reads/from.ts';

/** The resolvers of the types of `base.graphql`. */
export const baseResolvers = {
  Money: { currency: from<Money, 'currencyCode', unknown, Currency | null>('currencyCode', currencyOf) },
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
