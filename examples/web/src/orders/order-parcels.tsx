import { type FragmentType, getFragmentData, graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import { minute } from '../ui/format';
import type { RetryProps } from '../ui/retry-props';
import { ShipForm } from './ship-form';

const ORDER_PARCELS = graphql(`
  fragment OrderParcels on Order {
    fulfillmentStatus
    fulfillments(first: 10) {
      nodes { id carrierCode trackingNumber shippedAt }
    }
    ...ShipForm
  }
`);

interface Props extends RetryProps {
  readonly order: FragmentType<typeof ORDER_PARCELS>;
}

export function OrderParcels(props: Props) {
  const order = getFragmentData(ORDER_PARCELS, props.order);
  const { fulfillmentStatus, fulfillments } = order;
  if (!fulfillments) return <Failure of="The list of parcels" error={props.failure} onRetry={props.onRetry} />;
  return (
    <>
      {fulfillments.nodes.length === 0 && <Empty>Nothing has been shipped yet.</Empty>}
      <ul className="lines">
        {fulfillments.nodes.map(({ id, carrierCode, trackingNumber, shippedAt }) => (
          <li key={id}>
            <span className="row-main">
              <span>{trackingNumber ?? 'Without tracking'}</span>
              <span className="row-sub">{carrierCode}</span>
            </span>
            <span className="row-sub">{shippedAt && minute(shippedAt)}</span>
          </li>
        ))}
      </ul>
      {fulfillmentStatus !== 'FULFILLED' && <ShipForm order={order} />}
    </>
  );
}
