import { type FragmentType, getFragmentData, graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import { day, money, wordsOf } from '../ui/format';
import type { RetryProps } from '../ui/retry-props';
import { DisputeBadge } from './dispute-badge';

const ORDER_DISPUTES = graphql(`
  fragment OrderDisputes on Order {
    paymentDisputes(first: 10) {
      nodes {
        id
        reason
        openedAt
        closedAt
        responseDueAt
        amount { amount currencyCode }
        ...DisputeBadge
      }
    }
  }
`);

interface Props extends RetryProps {
  readonly order: FragmentType<typeof ORDER_DISPUTES>;
}

export function OrderDisputes({ order, failure, onRetry }: Props) {
  const { paymentDisputes } = getFragmentData(ORDER_DISPUTES, order);
  if (!paymentDisputes) return <Failure of="The list of disputes" error={failure} onRetry={onRetry} />;
  if (paymentDisputes.nodes.length === 0) return <Empty>The buyer disputes nothing.</Empty>;
  return (
    <ul className="lines">
      {paymentDisputes.nodes.map((dispute) => (
        <li key={dispute.id}>
          <span className="row-main">
            <span>{wordsOf(dispute.reason)}</span>
            <span className="row-sub">
              {dispute.closedAt
                ? `Closed on ${day(dispute.closedAt)}`
                : dispute.responseDueAt
                  ? `Answer by ${day(dispute.responseDueAt)}`
                  : `Opened on ${day(dispute.openedAt)}`}
            </span>
          </span>
          <span className="amount">{money(dispute.amount)}</span>
          <DisputeBadge dispute={dispute} />
        </li>
      ))}
    </ul>
  );
}
