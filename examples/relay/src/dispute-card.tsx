import { useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay';
import { money, shortDay, wordsOf } from '../../look/format';
import type { disputeCard_dispute$data, disputeCard_dispute$key } from './__generated__/disputeCard_dispute.graphql';
import type { disputeCardRefetchQuery } from './__generated__/disputeCardRefetchQuery.graphql';

// A dispute is a Node: its refetch is `node(id:)`. If the warehouse is down, `@catch` has its error beside the other fields.
const FRAGMENT = graphql`
  fragment disputeCard_dispute on PaymentDispute @refetchable(queryName: "disputeCardRefetchQuery") {
    reason
    status
    openedAt
    responseDueAt
    buyerUsername
    amount {
      amount
      currencyCode
    }
    order {
      orderId
      fulfillmentOrder @catch(to: RESULT) {
        currentStatus {
          status {
            phaseName
          }
        }
      }
    }
  }
`;

export function DisputeCard({ dispute }: { readonly dispute: disputeCard_dispute$key }) {
  const [data, refetch] = useRefetchableFragment<disputeCardRefetchQuery, disputeCard_dispute$key>(FRAGMENT, dispute);
  const [isPending, startTransition] = useTransition();
  const { reason, status, openedAt, responseDueAt, buyerUsername, amount, order } = data;
  const update = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }));
  const mustReply = status === 'ACTION_NEEDED';
  return (
    <li className="card" aria-busy={isPending}>
      <div className="main">
        <h2>{wordsOf(reason)}</h2>
        <p className="soft">
          <span>{buyerUsername}</span>
          <span>Order {order?.orderId ?? 'unknown'}</span>
        </p>
      </div>
      <div className="side">
        <span className="amount">{money(amount)}</span>
        <span className={mustReply ? 'badge bad' : 'badge'}>
          {mustReply && responseDueAt ? `Reply by ${shortDay(responseDueAt)}` : `Open since ${shortDay(openedAt)}`}
        </span>
      </div>
      <div className="warehouse">
        <Warehouse result={order?.fulfillmentOrder} />
        <button type="button" disabled={isPending} onClick={update}>
          {isPending ? 'Updating…' : 'Update'}
        </button>
      </div>
    </li>
  );
}

type Order = NonNullable<disputeCard_dispute$data['order']>;

function Warehouse({ result }: { readonly result?: Order['fulfillmentOrder'] }) {
  if (result && !result.ok) return <span className="failed">The warehouse cannot be reached at the moment.</span>;
  const phase = result?.value?.currentStatus.status?.phaseName;
  return <span className="soft">{phase ? `Warehouse: ${phase.toLowerCase()}` : 'Not in the warehouse'}</span>;
}
