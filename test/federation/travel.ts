import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '#test/listen';
import { packageOf } from './packages.ts';

/** Data of the travel agency: the keys of what it refers to. */
export interface TravelData {
  readonly countries: readonly string[];
  readonly orderIds: readonly string[];
  readonly skus: readonly string[];
}

/** The schema of another team's subgraph, which refers to our types, extends them, and has types that we extend. */
export const TRAVEL = `
  extend schema
    @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@external", "@requires"])

  type Query {
    trips: [Trip!]!
    products: [Product!]!
  }
  type Trip @key(fields: "id") {
    id: ID!
    destination: Country!
    order: Order
  }
  type Country @key(fields: "code") {
    code: CountryCode!
    advice: String!
    population: Int! @external
    isCrowded: Boolean @requires(fields: "population")
  }
  type Order @key(fields: "orderId") {
    orderId: ID!
    giftNote: String!
  }
  type Customer @key(fields: "username") {
    username: ID!
    tier: String!
  }
  type Product @key(fields: "sku") {
    sku: ID!
    name: String!
  }
  type PageInfo @shareable {
    hasNextPage: Boolean!
  }
  scalar CountryCode
`;

type Reference = Readonly<Record<string, unknown>>;

const resolvers = (data: TravelData) => ({
  Query: {
    trips: () =>
      data.countries.map((code, index) => ({
        id: String(index),
        destination: { code },
        order: data.orderIds[index] === undefined ? null : { orderId: data.orderIds[index] },
      })),
    products: () => data.skus.map((sku) => ({ sku })),
  },
  Country: {
    __resolveReference: (reference: Reference) => reference,
    advice: ({ code }: Reference) => `Pack for ${String(code)}`,
    isCrowded: ({ population }: Reference) => Number(population) > 50_000_000,
  },
  Order: {
    __resolveReference: (reference: Reference) => reference,
    giftNote: ({ orderId }: Reference) => `For ${String(orderId)}`,
  },
  Customer: {
    __resolveReference: (reference: Reference) => reference,
    tier: ({ username }: Reference) => (String(username).length > 8 ? 'GOLD' : 'BLUE'),
  },
  Product: {
    __resolveReference: (reference: Reference) => reference,
    name: ({ sku }: Reference) => `Product ${String(sku)}`,
  },
});

interface Subgraph {
  buildSubgraphSchema(modules: readonly object[]): object;
}
interface Yoga {
  createYoga(options: object): (request: IncomingMessage, response: ServerResponse) => void;
}

/** Serves that subgraph, by Apollo's library and Yoga. Resolves to its address. */
export async function serveTravel(data: TravelData): Promise<string> {
  const { parse } = packageOf<{ parse(text: string): object }>('graphql');
  const { buildSubgraphSchema } = packageOf<Subgraph>('@apollo/subgraph');
  const { createYoga } = packageOf<Yoga>('graphql-yoga');
  const schema = buildSubgraphSchema([{ typeDefs: parse(TRAVEL), resolvers: resolvers(data) }]);
  return `${await listen(createYoga({ schema, logging: false }))}/graphql`;
}
