import type { GraphQLResolveInfo } from 'graphql';
import type { FieldProjection, Projection } from '#upstream';
import { projectionOfNodes } from './projection.ts';

/** What a field mask names besides the members that are read. */
interface MaskShape {
  /** Members that are always needed. */
  readonly always: readonly string[];
  /**
   * Members of which the mask names the parts. All others are asked for as a whole: an upstream leaves out an object of
   * which nothing named is set, and then it is not known whether there is one.
   */
  readonly into?: readonly string[];
}

/**
 * A projection as a field mask, such as `name,entitlements(productId)`, in a fixed order. `undefined` where everything
 * may be read.
 */
export function fieldMask(projection: FieldProjection, { always, into = [] }: MaskShape): string | undefined {
  if (projection === true) return undefined;
  const all = new Map(projection);
  for (const name of always) all.set(name, true);
  return written(all, into) || undefined;
}

/** The mask of a page of a list: what its nodes read of each of the `rows`, and the next page's token. */
export function pageMask(info: GraphQLResolveInfo, rows: string, shape: MaskShape): string | undefined {
  const mask = fieldMask(projectionOfNodes(info), shape);
  return mask === undefined ? undefined : `${rows}(${mask}),nextPageToken`;
}

function written(projection: Projection, into: readonly string[]): string {
  return [...projection]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) =>
      part === true || part.size === 0 || !into.includes(name) ? name : `${name}(${written(part, [])})`,
    )
    .join(',');
}
