import { graphql, usePaginationFragment } from 'react-relay';
import type { disputeList_query$key } from './__generated__/disputeList_query.graphql';
import type { disputeListPaginationQuery } from './__generated__/disputeListPaginationQuery.graphql';
import { DisputeCard } from './dispute-card';

// `paymentDisputes` has `@semanticNonNull`: with `@throwOnFieldError`, its type is not null, and Boundary has its errors.
const FRAGMENT = graphql`
  fragment disputeList_query on Query
  @refetchable(queryName: "disputeListPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
  @throwOnFieldError {
    paymentDisputes(first: $count, after: $cursor, where: { statuses: [OPEN, ACTION_NEEDED] })
      @connection(key: "disputeList_paymentDisputes") {
      totalCount
      edges {
        node {
          id
          ...disputeCard_dispute
        }
      }
    }
  }
`;

const PAGE_SIZE = 10;

export function DisputeList({ query }: { readonly query: disputeList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    disputeListPaginationQuery,
    disputeList_query$key
  >(FRAGMENT, query);
  const { edges, totalCount } = data.paymentDisputes;
  if (edges.length === 0) return <p>No dispute waits for an answer.</p>;
  return (
    <>
      <ul aria-label="Disputes" className="cards">
        {edges.map(({ node }) => (
          <DisputeCard key={node.id} dispute={node} />
        ))}
      </ul>
      <div className="foot">
        <p role="status">
          {edges.length} of {totalCount}
        </p>
        {hasNext && (
          <button type="button" disabled={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
            {isLoadingNext ? 'Loading…' : 'Show more'}
          </button>
        )}
      </div>
    </>
  );
}
