import { type FieldProjection, projectionAt } from '#graph';

export type OrderNode = 'integrator' | 'lineItems' | 'trackingNumbers.carrier';

/** Everything that an order can be filled with. */
export const EVERY_ORDER_NODE: readonly OrderNode[] = ['integrator', 'lineItems', 'trackingNumbers.carrier'];

/** What an order has to be filled with for a projection. A carrier has its id in any case. */
export function orderNodes(projection: FieldProjection): readonly OrderNode[] {
  return EVERY_ORDER_NODE.filter((node) => {
    const read = projectionAt(projection, ...node.split('.'));
    return node === 'trackingNumbers.carrier' ? isMoreThanId(read) : read !== undefined;
  });
}

function isMoreThanId(projection: FieldProjection | undefined): boolean {
  return projection === true || [...(projection?.keys() ?? [])].some((name) => name !== 'id');
}
