import type { Product, Promotion, Subscription } from '#contracts/reseller';
import { subgraph } from '#graph';
import { findProduct, findPromotion, subscriptionByName } from './batches.ts';
import { enums } from './enums.ts';
import { resolvers } from './resolvers.ts';

export const reseller = subgraph(import.meta, {
  slug: 'reseller',
  resolvers,
  enums,
  nodes: {
    ResellerProduct: { key: ({ name }: Product) => name, load: (name, { load }) => findProduct(name, load) },
    ResellerPromotion: { key: ({ name }: Promotion) => name, load: (name, { load }) => findPromotion(name, load) },
    ResellerSubscription: {
      key: ({ name }: Subscription) => name,
      load: (name, { load }) => load(subscriptionByName, name),
    },
  },
});
