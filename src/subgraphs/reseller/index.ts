import { nodeType, subgraph } from '#graph';
import { productByName, promotionByName, subscriptionByName } from './batches.ts';
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
    ResellerProduct: nodeType({ by: productByName, key: 'name', keys: ['resourceName'] }),
    ResellerPromotion: nodeType({ by: promotionByName, key: 'name', keys: ['resourceName'] }),
    ResellerSubscription: nodeType({ by: subscriptionByName, key: 'name', keys: ['resourceName'] }),
  },
});
