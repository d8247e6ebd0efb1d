import type { CachedConnection, CachedEdge } from './cached-connection.ts';

/** The arguments of a page. Those that a query leaves out may be null. */
export type PageArguments = Readonly<Partial<Record<'first' | 'after' | 'last' | 'before', unknown>>>;

/** How edges are compared and merged, which is the cache's knowledge. */
export interface EdgeRules {
  /** Whether both can be the same edge. Parts that were not selected may be anything. */
  readonly isSame: (one: CachedEdge, other: CachedEdge) => boolean;
  readonly merge: (existing: CachedEdge, incoming: CachedEdge) => CachedEdge;
  /** The id of the node, if it has one. */
  readonly nodeId: (edge: CachedEdge) => string | undefined;
}

interface Page extends CachedConnection {
  readonly edges: readonly CachedEdge[];
}

/**
 * Puts a page into a list, at its cursor. A page with the same edges as before leaves the rest of the list; another one cuts the
 * list, because the pages that follow may have moved.
 */
export function joinPage(
  { edges: list = [], pageInfo: known }: CachedConnection,
  page: Page,
  args: PageArguments,
  rules: EdgeRules,
): CachedConnection {
  const isBackward = args.before != null || (args.last != null && args.first == null && args.after == null);
  const { edges, start, end } = isBackward ? placeBefore(list, page, args, rules) : placeAfter(list, page, args, rules);
  const [head, tail] = [list.slice(0, start), list.slice(end)];
  const ids = new Set([...head, ...tail].map(rules.nodeId));
  const isNew = (edge: CachedEdge) => rules.nodeId(edge) === undefined || !ids.has(rules.nodeId(edge));
  const { hasPreviousPage, startCursor, hasNextPage, endCursor, ...others } = page.pageInfo ?? {};
  return {
    edges: [...head, ...edges.filter(isNew), ...tail],
    pageInfo: {
      ...known,
      ...others,
      ...(head.length === 0 && defined({ hasPreviousPage, startCursor })),
      ...(tail.length === 0 && defined({ hasNextPage, endCursor })),
    },
  };
}

/** The edges of a page, and the part of the list that they replace. */
interface Placed {
  readonly edges: readonly CachedEdge[];
  readonly start: number;
  readonly end: number;
}

function placeAfter(list: readonly CachedEdge[], page: Page, { after }: PageArguments, rules: EdgeRules): Placed {
  const index = after == null ? -1 : list.findIndex(({ cursor }) => cursor === after);
  const start = after != null && index < 0 ? list.length : index + 1;
  const end = start + page.edges.length;
  const edges = mergeSame(list.slice(start, end), page.edges, rules);
  const isFollowed = edges && page.pageInfo?.hasNextPage && list[end - 1]?.cursor === page.pageInfo.endCursor;
  return { edges: edges ?? page.edges, start, end: isFollowed ? end : list.length };
}

function placeBefore(list: readonly CachedEdge[], page: Page, { before }: PageArguments, rules: EdgeRules): Placed {
  const index = list.findIndex(({ cursor }) => cursor === before);
  const end = before == null ? list.length : Math.max(0, index);
  const start = Math.max(0, end - page.edges.length);
  const edges = mergeSame(list.slice(start, end), page.edges, rules);
  const isPreceded = edges && page.pageInfo?.hasPreviousPage && list[start]?.cursor === page.pageInfo.startCursor;
  return { edges: edges ?? page.edges, start: isPreceded ? start : 0, end };
}

/** The edges of a page with all that is known of them, if they are the same as before. */
function mergeSame(
  before: readonly CachedEdge[],
  edges: readonly CachedEdge[],
  { isSame, merge }: EdgeRules,
): readonly CachedEdge[] | undefined {
  const pairs = edges.map((edge, index) => [before[index], edge] as const);
  const merged = pairs.flatMap(([one, other]) => (one && isSame(one, other) ? merge(one, other) : []));
  return merged.length === edges.length && edges.length > 0 ? merged : undefined;
}

function defined<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}
