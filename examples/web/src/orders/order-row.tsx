import { type FragmentType, getFragmentData, graphql } from '../gql';
import { hrefOf } from '../route';
import { Badge, type Tone } from '../ui/badge';
import { money, shortDay, wordsOf } from '../ui/format';
import { DisputeBadge } from './dispute-badge';

const ORDER_ROW = graphql(`
  fragment OrderRow on Order {
    orderId
    createdAt
    fulfillmentStatus
    buyer { username }
    pricingSummary { total { amount currencyCode } }
    paymentDisputes(first: 1) { nodes { id ...DisputeBadge } }
  }
`);

interface Props {
  readonly order: FragmentType<typeof ORDER_ROW>;
  readonly isSelected: boolean;
}

const STATUSES: Readonly<Record<string, readonly [Tone, string]>> = {
  NOT_STARTED: ['accent', 'To ship'],
  IN_PROGRESS: ['accent', 'Partly shipped'],
  FULFILLED: ['plain', 'Shipped'],
};

export function OrderRow({ order, isSelected }: Props) {
  const { orderId, createdAt, fulfillmentStatus, buyer, pricingSummary, paymentDisputes } = getFragmentData(
    ORDER_ROW,
    order,
  );
  const dispute = paymentDisputes?.nodes[0];
  const [tone, status] = STATUSES[fulfillmentStatus] ?? ['plain', wordsOf(fulfillmentStatus)];
  return (
    <li>
      <a className="row" href={hrefOf('orders', orderId)} aria-current={isSelected ? 'true' : undefined}>
        <span className="row-main">
          <span className="row-title">{buyer?.username ?? 'Unknown buyer'}</span>
          <span className="row-sub">
            {orderId} · {shortDay(createdAt)}
          </span>
        </span>
        <span className="row-side">
          <span className="amount">{pricingSummary?.total && money(pricingSummary.total)}</span>
          <span className="badges">
            {dispute && <DisputeBadge dispute={dispute} />}
            <Badge tone={tone}>{status}</Badge>
          </span>
        </span>
      </a>
    </li>
  );
}
