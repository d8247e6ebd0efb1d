import type { Cost } from './price.ts';

/** A request with this header and the value `report` is answered with the cost in the same header. */
export const COST_HEADER = 'graphql-cost';

/** The header of a response with its cost, as a dictionary of RFC 9651, such as `worst=12, expected=3.5, actual=3`. */
export function costHeader({ estimated: { worst, expected }, actual }: Cost): readonly [name: string, value: string] {
  return [COST_HEADER, `worst=${worst}, expected=${expected}, actual=${actual}`];
}
