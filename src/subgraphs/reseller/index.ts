import type { Product, Promotion } from '#contracts/reseller';
import { loads, nodeType, subgraph } from '#graph';
import { findProduct, findPromotion, productsOfPartner, promotionsOfPartner, subscriptionByName } from './batches.ts';
import { calls } from './calls.ts';
import { enums } from './enums.ts';
import { money } from './money.ts';
import { resolvers } from './resolvers.ts';

export const reseller = subgraph(import.meta, {
  slug: 'reseller',
  resolvers,
  money: { of: money },
  calls,
  enums,
  nodes: {
    ResellerProduct: nodeType<Product>({
      calls: [loads(productsOfPartner)],
      key: 'name',
      keys: ['resourceName'],
      load: (name, { load }) => findProduct(name, load),
    }),
    ResellerPromotion: nodeType<Promotion>({
      calls: [loads(promotionsOfPartner)],
      key: 'name',
      keys: ['resourceName'],
      load: (name, { load }) => findPromotion(name, load),
    }),
    ResellerSubscription: nodeType({ by: subscriptionByName, key: 'name', keys: ['resourceName'] }),
  },
});
