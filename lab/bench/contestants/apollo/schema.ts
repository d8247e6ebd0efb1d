/** The part of the graph that the workloads select, with Manifold's names where possible. */
export const typeDefs = /* GraphQL */ `
  type Query {
    transaction(hash: String!): Transaction
    countries(name: String!): [Country!]
    quotes(search: String!, first: Int!): [Quote!]
    orders(from: String!, first: Int!): [Order!]
    jokes(search: String!): [Joke!]
    characters: [Character!]
    reader(name: ID!): Reader
    notification(url: String!): Notification
    policy(resource: ID!): Policy
    banks: [Bank!]
  }
  type Transaction { hash: String! size: Int! weight: Int! fee: Float! relayedBy: String! }
  type Country { name: CountryName code: String population: Int }
  type CountryName { common: String }
  type Quote { text: String! author: Author }
  type Author { name: String! }
  type Order { orderId: ID! creationDate: String! fulfillmentStatus: String! disputes: [Dispute!] }
  type Dispute { disputeId: ID! reason: String! }
  type Joke { text: String! }
  type Character { name: String! }
  type Reader { entitlements: [Entitlement!]! }
  type Entitlement { productId: String! }
  type Notification { latestUpdate: Update }
  type Update { notifyTime: String }
  type Policy { version: Int! etag: String }
  type Bank { name: String! }
`;
