import type { Order } from '#contracts/marketplace';
import { type Edge, from, loads } from '#graph';
import { stockBySku, stockOf } from '#subgraphs/logistics/batches';

/** The stock of another subgraph's product. */
export const stockOfProduct: Edge = {
  between: ['logistics'],
  foreignEntities: { Product: ['sku'] },
  typeDefs: `
    "A product of the travel agency's shop."
    type Product {
      "The number of its variant."
      sku: ID!
      "Its stock. Products are looked up together."
      inventory: [InventoryItem!]
      "Whether the fulfillment house knows it. Products are looked up together."
      isStocked: Boolean
    }`,
  resolvers: {
    Product: {
      inventory: from<{ sku: string }, 'sku', unknown, ReturnType<typeof stockOf>>('sku', (sku, _args, context) =>
        stockOf(sku, context),
      ),
      isStocked: from<{ sku: string }, 'sku', unknown, Promise<boolean>>(
        'sku',
        async (sku, _args, context) => ((await stockOf(sku, context)) ?? []).length > 0,
      ),
    },
  },
  calls: {
    'Product.inventory': [loads(stockBySku, { key: 'sku' })],
    'Product.isStocked': [loads(stockBySku, { key: 'sku' })],
  },
};

/** The customer of an order, who is another subgraph's. */
export const customerOfOrder: Edge = {
  between: ['marketplace'],
  foreignEntities: { Customer: ['username'] },
  typeDefs: `
    "A customer of the travel agency."
    type Customer {
      "The name on the marketplace."
      username: ID!
    }
    extend type Order {
      "The buyer as a customer of the travel agency."
      customer: Customer
    }`,
  resolvers: {
    Order: {
      customer: from<Order, 'buyer?.username', unknown, object | null>('buyer?.username', (username) =>
        username === undefined ? null : { username },
      ),
    },
  },
};
