import { type FieldCalls, type FieldSite, loads, type Selection, selectionOf, variants } from '#graph';
import {
  listedOrderById,
  lookupFor,
  needsTaxes,
  selects,
  TAXED,
  taxedOrderById,
  WHOLE,
  wholeOrderById,
} from './batches.ts';

const READINGS = { listed: listedOrderById, whole: wholeOrderById, taxed: taxedOrderById };
type Reading = keyof typeof READINGS;

/** The reading of an order that has its selected fields. */
export function readingOf(order: Selection): string {
  const lookup = lookupFor(order);
  return lookup === taxedOrderById ? 'taxed' : lookup === wholeOrderById ? 'whole' : 'listed';
}

export const readingCalls = (reading: string) => [loads(READINGS[reading as Reading])];

/** A field with an order, read with its selected fields. */
export const orderCalls: FieldCalls = variants(({ info }) => readingOf(selectionOf(info)), readingCalls, 'listed');

/** A part of an order with fields that not every reading of the order has: their order is read once more. */
export function partCalls(part: string): FieldCalls {
  return variants(
    ({ selection, from }) => furtherReadings(part, selection, from).join(' '),
    (readings) =>
      readings
        .split(' ')
        .flatMap((reading) => (reading === '' ? [] : loads(READINGS[reading as Reading], { key: reading }))),
  );
}

/** The fields whose orders may be read together with others, whatever is selected. */
const TOGETHER = new Set(['Query.node', 'Query.nodes', 'Query._entities', 'OrderChanged.order']);

function furtherReadings(part: string, order: Selection, from: FieldSite['from']): readonly Reading[] {
  const isTaxed = needsTaxes(order) && !TOGETHER.has(from);
  const isWhole = from !== 'Query.orders' && !TOGETHER.has(from) && (isTaxed || selects(order, WHOLE));
  const own = (fields: Readonly<Record<string, readonly string[]>>) => selects(order, { [part]: fields[part] ?? [] });
  return [
    ...(own(TAXED) && !isTaxed ? ['taxed' as const] : []),
    ...(part in TAXED && order.get(part)?.has('total') && isTaxed ? ['listed' as const] : []),
    ...(own(WHOLE) && !isWhole ? ['whole' as const] : []),
  ];
}
