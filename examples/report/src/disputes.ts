import type { Client } from 'manifold-gateway/client';
import { graphql } from './gql/index.ts';

const DISPUTES = graphql(`
  query OpenDisputes($first: Int!, $after: String) {
    paymentDisputes(where: { statuses: [OPEN, ACTION_NEEDED] }, first: $first, after: $after) {
      nodes {
        paymentDisputeId
        status
        reason
        openedAt
        responseDueAt
        amount { amount currencyCode }
        order {
          orderId
          fulfillmentStatus
          buyer { username }
          fulfillmentOrder { currentStatus { status { phaseName } } }
        }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

export const COLUMNS = [
  'dispute',
  'status',
  'reason',
  'opened',
  'due',
  'amount',
  'currency',
  'order',
  'buyer',
  'warehouse',
];

/** A row for each dispute that is not closed. The next page is requested while the rows of the one before are used. */
export async function* disputeRows(client: Client, pageSize: number) {
  for await (const dispute of client.pages(DISPUTES, { first: pageSize })) {
    const { paymentDisputeId, status, reason, openedAt, responseDueAt, amount, order } = dispute;
    yield [
      paymentDisputeId,
      status,
      reason,
      openedAt.slice(0, 10),
      responseDueAt?.slice(0, 10),
      amount.amount,
      amount.currencyCode,
      order?.orderId,
      order?.buyer?.username,
      order?.fulfillmentOrder?.currentStatus.status?.phaseName,
    ];
  }
}
