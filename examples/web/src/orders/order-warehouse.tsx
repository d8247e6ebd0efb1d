import { type FragmentType, getFragmentData, graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import { minute } from '../ui/format';
import type { RetryProps } from '../ui/retry-props';

const ORDER_WAREHOUSE = graphql(`
  fragment OrderWarehouse on Order {
    fulfillmentOrder {
      id
      merchantShippingMethod
      currentStatus { happenedAt status { phaseName stageName } }
    }
  }
`);

interface Props extends RetryProps {
  readonly order: FragmentType<typeof ORDER_WAREHOUSE>;
}

export function OrderWarehouse({ order, failure, onRetry }: Props) {
  const { fulfillmentOrder } = getFragmentData(ORDER_WAREHOUSE, order);
  if (failure !== undefined) return <Failure of="The warehouse" error={failure} onRetry={onRetry} />;
  if (!fulfillmentOrder) return <Empty>The warehouse has not received this order.</Empty>;
  const { currentStatus, merchantShippingMethod } = fulfillmentOrder;
  return (
    <dl className="facts">
      <div>
        <dt>Phase</dt>
        <dd>{currentStatus.status?.phaseName ?? 'Unknown'}</dd>
      </div>
      <div>
        <dt>Stage</dt>
        <dd>{currentStatus.status?.stageName ?? 'Unknown'}</dd>
      </div>
      <div>
        <dt>Method</dt>
        <dd>{merchantShippingMethod}</dd>
      </div>
      {currentStatus.happenedAt && (
        <div>
          <dt>Since</dt>
          <dd>{minute(currentStatus.happenedAt)}</dd>
        </div>
      )}
    </dl>
  );
}
