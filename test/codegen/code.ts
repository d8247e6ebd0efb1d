/** A project's code: operations with nested fragments, aliases, strings and variables. */
export const CODE = `
import { graphql } from './gql/index.ts';

export const BuyerParts = graphql(\`fragment BuyerParts on OrderBuyer { username }\`);
export const OrderParts = graphql(\`
  fragment OrderParts on Order {
    id orderId
    buyer { ...BuyerParts }
  }
\`);
export const Orders = graphql(\`
  query Orders($first: Int!, $after: String) {
    orders(first: $first, after: $after) {
      nodes { ...OrderParts, lines: lineItems { title } }
      pageInfo { hasNextPage endCursor }
    }
    named: countries(where: { name: "Northern  Mariana" }, first: 1) { edges { node { code } } }
  }
\`);
`;

/** The same for Relay, which names operations after their modules. */
export const RELAY_CODE = `graphql\`
  query OrdersQuery($first: Int!, $after: String) {
    orders(first: $first, after: $after) {
      nodes { id orderId buyer { username } lines: lineItems { title } }
      pageInfo { hasNextPage endCursor }
    }
    named: countries(where: { name: "Northern  Mariana" }, first: 1) { edges { node { code } } }
  }
\`;`;
