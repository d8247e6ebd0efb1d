import { BadInputError, type Context, upstreamKey } from '#graph';
import type { QuoteTagMatch, SortDirection } from './types.generated.ts';

interface Conditions {
  readonly tags?: readonly string[] | null | undefined;
  readonly tagMatch?: QuoteTagMatch;
  readonly minLength?: number | null | undefined;
  readonly maxLength?: number | null | undefined;
  readonly authorIds?: readonly string[] | null | undefined;
}

/** Conditions on quotes as the API takes them. */
export function conditionsOf({ tags, tagMatch, minLength, maxLength, authorIds }: Conditions, context: Context) {
  return {
    tags: tagsOf(tags, tagMatch),
    minLength,
    maxLength,
    author: authorIds?.map((id) => authorOf(id, context)),
  };
}

const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

/** An order as the API takes it. */
export function orderOf<Field>(
  order: { readonly field: Field; readonly direction?: SortDirection } | null | undefined,
): { sortBy?: Field; order?: (typeof DIRECTIONS)[SortDirection] } {
  return order ? { sortBy: order.field, order: DIRECTIONS[order.direction ?? 'ASC'] } : {};
}

/** A `|` anywhere turns all tags into alternatives. */
function tagsOf(tags: readonly string[] | null | undefined, match: QuoteTagMatch | undefined) {
  if (tags?.some((tag) => tag.includes('|'))) throw new BadInputError('A tag cannot contain `|`.');
  return match === 'ANY' && tags && tags.length > 1 ? [tags.join('|')] : tags;
}

/** The API takes slugs and names. It refuses commas, because it splits at `|`. */
function authorOf(author: string, context: Context): string {
  if (author.includes(',')) throw new BadInputError('An author cannot contain `,`.');
  return upstreamKey('QuoteAuthor', author, context);
}
