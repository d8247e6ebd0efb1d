import type { Selection } from '#graph';

export type OrderNode = 'integrator' | 'lineItems' | 'trackingNumbers.carrier';

/** Everything that an order can be filled with. */
export const EVERY_ORDER_NODE: readonly OrderNode[] = ['integrator', 'lineItems', 'trackingNumbers.carrier'];

/** A carrier has these in any case. */
const UNFILLED = new Set(['carrierId', '__typename']);

/** What an order has to be filled with for a selection. Whoever reads `raw` may be after any of it. */
export function orderNodes(selection: Selection): readonly OrderNode[] {
  if (selection.has('raw')) return EVERY_ORDER_NODE;
  const carrier = selection.get('trackingNumbers')?.get('carrier')?.keys() ?? [];
  const wanted: Record<OrderNode, boolean> = {
    integrator: selection.has('integrator'),
    lineItems: selection.has('lineItems'),
    'trackingNumbers.carrier': [...carrier].some((name) => !UNFILLED.has(name)),
  };
  return EVERY_ORDER_NODE.filter((node) => wanted[node]);
}

/** The same for an accounting activity. */
export function activityNodes(selection: Selection): readonly 'items'[] {
  return selection.has('raw') || selection.has('items') ? ['items'] : [];
}
