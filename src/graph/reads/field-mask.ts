import type { GraphQLResolveInfo } from 'graphql';
import type { FieldProjection, Projection } from '#upstream';
import { projectionOfNodes } from './projection.ts';

/** Members that a field mask names in addition to a projection. */
interface MaskShape {
  /** Members that are always requested. */
  readonly always: readonly string[];
  /**
   * Members whose submembers the mask names. All others are requested as a whole: an upstream omits an object without any of
   * the requested submembers, so that a present object would look absent.
   */
  readonly into?: readonly string[];
}

/**
 * Formats a projection as a sorted field mask, such as `name,entitlements(productId)`. `undefined` if everything may be read.
 */
export function fieldMask(projection: FieldProjection, { always, into = [] }: MaskShape): string | undefined {
  if (projection === true) return undefined;
  const all = new Map(projection);
  for (const name of always) all.set(name, true);
  return formatMask(all, into) || undefined;
}

/** The field mask of a list page: the projection of its `rows`, the next page token, and further members of the page. */
export function pageMask(
  info: GraphQLResolveInfo,
  rows: string,
  shape: MaskShape,
  further: readonly string[] = [],
): string | undefined {
  const mask = fieldMask(projectionOfNodes(info), shape);
  return mask === undefined ? undefined : [`${rows}(${mask})`, 'nextPageToken', ...further].join(',');
}

function formatMask(projection: Projection, into: readonly string[]): string {
  return [...projection]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) =>
      part === true || part.size === 0 || !into.includes(name) ? name : `${name}(${formatMask(part, [])})`,
    )
    .join(',');
}
