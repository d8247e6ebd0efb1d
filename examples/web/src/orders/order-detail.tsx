import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import { failureAt } from '../ui/failure-at';
import { minute, money } from '../ui/format';
import { Loading } from '../ui/loading';
import { Section } from '../ui/section';
import { OrderDisputes } from './order-disputes';
import { OrderItems } from './order-items';
import { OrderParcels } from './order-parcels';
import { OrderWarehouse } from './order-warehouse';

const ORDER = graphql(`
  query Order($id: ID!) {
    order(id: $id) {
      id
      orderId
      createdAt
      buyer { username taxAddress { city country { id name { common } } } }
      pricingSummary { total { amount currencyCode } }
      ...OrderDisputes
      ...OrderItems
      ...OrderWarehouse
      ...OrderParcels
    }
  }
`);

export function OrderDetail({ orderId }: { readonly orderId: string }) {
  const { data, error, loading, refetch } = useQuery(ORDER, { variables: { id: orderId }, errorPolicy: 'all' });
  const order = data?.order;
  const retry = () => void refetch();
  const failure = (...path: readonly string[]) => failureAt(error, 'order', ...path);

  if (!order && error) return <Failure of="The order" error={error} onRetry={retry} />;
  if (!order && loading) return <Loading label="Loading the order" />;
  if (!order) return <Empty>There is no order {orderId}.</Empty>;
  const { buyer, createdAt, pricingSummary } = order;
  const place = [buyer?.taxAddress?.city, buyer?.taxAddress?.country?.name.common].filter(Boolean).join(', ');
  return (
    <article>
      <header className="detail-head">
        <div>
          <h2>Order {order.orderId}</h2>
          <p className="sub">
            {buyer?.username} {place && `in ${place}`} · {minute(createdAt)}
          </p>
        </div>
        {pricingSummary?.total && <p className="total">{money(pricingSummary.total)}</p>}
      </header>
      <Section title="Disputes">
        <OrderDisputes order={order} failure={failure('paymentDisputes')} onRetry={retry} />
      </Section>
      <Section title="Items and stock">
        <OrderItems order={order} failure={failure('lineItems')} onRetry={retry} />
      </Section>
      <Section title="In the warehouse">
        <OrderWarehouse order={order} failure={failure('fulfillmentOrder')} onRetry={retry} />
      </Section>
      <Section title="Parcels">
        <OrderParcels order={order} failure={failure('fulfillments')} onRetry={retry} />
      </Section>
    </article>
  );
}
