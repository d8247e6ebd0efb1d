import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql';
import { Empty } from '../ui/empty';
import { Failure } from '../ui/failure';
import { Loading } from '../ui/loading';
import { PagedList } from '../ui/paged-list';
import { OrderRow } from './order-row';

const ORDERS = graphql(`
  query Orders($where: OrderWhere, $first: Int!, $after: String) {
    orders(where: $where, first: $first, after: $after) {
      totalCount
      nodes { id orderId ...OrderRow }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

export type Kind = 'ALL' | 'FULFILLED' | 'UNFULFILLED';

export function OrderList({ kind, selected }: { readonly kind: Kind; readonly selected: string | undefined }) {
  const { data, error, refetch, fetchMore } = useQuery(ORDERS, {
    variables: { first: 30, ...(kind !== 'ALL' && { where: { fulfillment: kind } }) },
    errorPolicy: 'all',
  });
  const orders = data?.orders;

  if (!orders && error) return <Failure of="The list of orders" error={error} onRetry={() => void refetch()} />;
  if (!orders) return <Loading label="Loading orders" rows={12} />;
  if (orders.nodes.length === 0) return <Empty>Nothing to do: there are no such orders.</Empty>;
  return (
    <PagedList label="Orders" connection={orders} fetchMore={fetchMore}>
      {orders.nodes.map((order) => (
        <OrderRow key={order.id} order={order} isSelected={order.orderId === selected} />
      ))}
    </PagedList>
  );
}
