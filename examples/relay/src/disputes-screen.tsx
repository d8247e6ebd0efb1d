import { graphql, useLazyLoadQuery } from 'react-relay';
import type { disputesScreenQuery } from './__generated__/disputesScreenQuery.graphql';
import { DisputeList } from './dispute-list';

const QUERY = graphql`
  query disputesScreenQuery {
    ...disputeList_query
  }
`;

export function DisputesScreen({ attempt }: { readonly attempt: number }) {
  const fetchPolicy = attempt === 0 ? 'store-or-network' : 'network-only';
  const query = useLazyLoadQuery<disputesScreenQuery>(QUERY, {}, { fetchKey: attempt, fetchPolicy });
  return <DisputeList query={query} />;
}
