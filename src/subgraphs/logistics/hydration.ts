import { type FieldProjection, projectionAt } from '#graph';

export type OrderNode = 'integrator' | 'lineItems' | 'trackingNumbers.carrier';

/** All values of `hydrate` for an order. */
export const EVERY_ORDER_NODE: readonly OrderNode[] = ['integrator', 'lineItems', 'trackingNumbers.carrier'];

/** The values of `hydrate` that a projection needs. A carrier has its id without one. */
export function orderNodes(projection: FieldProjection): readonly OrderNode[] {
  return EVERY_ORDER_NODE.filter((node) => {
    const read = projectionAt(projection, ...node.split('.'));
    return node === 'trackingNumbers.carrier' ? isMoreThanId(read) : read !== undefined;
  });
}

function isMoreThanId(projection: FieldProjection | undefined): boolean {
  return projection === true || [...(projection?.keys() ?? [])].some((name) => name !== 'id');
}
