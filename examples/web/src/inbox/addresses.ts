import { graphql } from '../gql';

export const ADDRESSES = graphql(`
  query Addresses($first: Int!) {
    webhooks(first: $first) {
      edges { cursor node { id uuid } }
    }
  }
`);

export const ADDRESSES_VARIABLES = { first: 20 };
