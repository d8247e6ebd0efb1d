import { type FragmentType, getFragmentData, graphql } from '../gql';
import { Failure } from '../ui/failure';
import { money, number } from '../ui/format';
import type { RetryProps } from '../ui/retry-props';

const ORDER_ITEMS = graphql(`
  fragment OrderItems on Order {
    lineItems {
      lineItemId
      title
      sku
      quantity
      total { amount currencyCode }
      inventory { itemId availableCount }
    }
  }
`);

interface Props extends RetryProps {
  readonly order: FragmentType<typeof ORDER_ITEMS>;
}

export function OrderItems({ order, failure, onRetry }: Props) {
  const { lineItems } = getFragmentData(ORDER_ITEMS, order);
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="figure">
              Quantity
            </th>
            <th scope="col" className="figure">
              In stock
            </th>
            <th scope="col" className="figure">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {lineItems.map(({ lineItemId, title, sku, quantity, total, inventory }) => (
            <tr key={lineItemId}>
              <th scope="row">
                {title}
                <span className="row-sub">{sku}</span>
              </th>
              <td className="figure">{quantity}</td>
              <td className="figure">{inventory ? <Stock available={availableIn(inventory)} /> : '–'}</td>
              <td className="figure">{total && money(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {failure !== undefined && <Failure of="The stock" error={failure} onRetry={onRetry} />}
    </>
  );
}

function Stock({ available }: { readonly available: number }) {
  return available === 0 ? <span className="short">Sold out</span> : number(available);
}

function availableIn(inventory: readonly { readonly availableCount?: number | null }[]): number {
  return inventory.reduce((sum, { availableCount }) => sum + (availableCount ?? 0), 0);
}
