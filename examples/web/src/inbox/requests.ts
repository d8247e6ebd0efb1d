import { graphql } from '../gql';

export const REQUESTS = graphql(`
  query Requests($uuid: ID!, $first: Int!, $after: String) {
    webhookRequests(webhookId: $uuid, orderBy: { field: CREATED_AT, direction: DESC }, first: $first, after: $after) {
      totalCount
      nodes { id ...RequestRow }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

export const requestsVariables = (uuid: string) => ({ uuid, first: 20 });
