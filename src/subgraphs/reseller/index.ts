import type { Product, Promotion, Subscription } from '#contracts/reseller';
import { nodeType, subgraph } from '#graph';
import { findProduct, findPromotion, subscriptionByName } from './batches.ts';
import { enums } from './enums.ts';
import { resolvers } from './resolvers.ts';

export const reseller = subgraph(import.meta, {
  slug: 'reseller',
  resolvers,
  enums,
  nodes: {
    ResellerProduct: nodeType<Product>({ key: 'name', load: (name, { load }) => findProduct(name, load) }),
    ResellerPromotion: nodeType<Promotion>({ key: 'name', load: (name, { load }) => findPromotion(name, load) }),
    ResellerSubscription: nodeType<Subscription>({
      key: 'name',
      load: (name, { load }) => load(subscriptionByName, name),
    }),
  },
});
