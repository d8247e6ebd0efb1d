import { useState } from 'react';
import { hrefOf } from '../route';
import { Panes } from '../ui/panes';
import { OrderDetail } from './order-detail';
import { type Kind, OrderList } from './order-list';

const KINDS: readonly (readonly [Kind, string])[] = [
  ['ALL', 'All'],
  ['UNFULFILLED', 'To ship'],
  ['FULFILLED', 'Shipped'],
];

export function OrdersScreen({ id }: { readonly id: string | undefined }) {
  const [kind, setKind] = useState<Kind>('ALL');
  return (
    <Panes
      title="Orders"
      listHref={hrefOf('orders')}
      tools={
        <fieldset className="tabs">
          <legend className="hidden">Show</legend>
          {KINDS.map(([value, text]) => (
            <label key={value}>
              <input type="radio" name="kind" checked={kind === value} onChange={() => setKind(value)} />
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      }
      list={<OrderList key={kind} kind={kind} selected={id} />}
      detail={id && <OrderDetail key={id} orderId={id} />}
      hint="Select an order to see its disputes, its parcels and the stock of its items."
    />
  );
}
