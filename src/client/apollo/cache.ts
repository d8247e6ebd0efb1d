import type {
  FieldFunctionOptions,
  FieldPolicy,
  InMemoryCacheConfig,
  Reference,
  StoreObject,
  TypePolicies,
} from '@apollo/client';
import type { GraphTables } from '../tables/graph-tables.ts';
import { TABLES } from '../tables/tables.generated.ts';

export interface CacheConfigOptions {
  /** Your own policies. Those of a type are added to the ones of the graph. */
  readonly typePolicies?: TypePolicies;
  /** The tables of a graph that differs from the one of this package. */
  readonly tables?: GraphTables;
}

/**
 * The configuration of an `InMemoryCache` for the graph. Objects with an `id` are entities, all others are parts of their
 * parents, and the pages of a connection are one list.
 */
export function cacheConfig({
  typePolicies = {},
  tables = TABLES,
}: CacheConfigOptions = {}): Pick<InMemoryCacheConfig, 'possibleTypes' | 'typePolicies'> {
  const { possibleTypes, embeddedTypes, connectionFields } = tables;
  const policies: TypePolicies = { ...typePolicies };
  for (const type of embeddedTypes) policies[type] = { keyFields: false, merge: true, ...policies[type] };
  for (const [type, names] of Object.entries(connectionFields)) {
    const fields = Object.fromEntries(names.map((name) => [name, connectionPolicy()]));
    policies[type] = { ...policies[type], fields: { ...fields, ...policies[type]?.fields } };
  }
  return { possibleTypes, typePolicies: policies };
}

/** Arguments that choose a page. All others choose another list. */
const PAGING: ReadonlySet<string> = new Set(['first', 'after', 'last', 'before']);

/**
 * A policy of a connection: its pages are one list, merged by their cursors. `edges` and `nodes` are views of the same list, so
 * that queries may select either. A query reads all pages so far, whatever its `first` or `last`.
 */
export function connectionPolicy(): FieldPolicy<CachedConnection, ConnectionPage> {
  return {
    keyArgs: (args) => {
      const names = Object.keys(args ?? {}).filter((name) => !PAGING.has(name) && args?.[name] != null);
      return names.length > 0 && names.toSorted();
    },
    merge: (existing = {}, incoming, options) => {
      if (!incoming) return existing;
      const { edges: _edges, nodes: _nodes, pageInfo, ...others } = incoming;
      const edges = edgesOf(incoming);
      if (!edges) return { ...existing, ...others, pageInfo: { ...pageInfo, ...existing.pageInfo } };
      const joined = joinPage(existing, { edges, pageInfo }, options.args ?? {}, rulesOf(options));
      return { ...existing, ...others, ...joined };
    },
    read: (existing, options) => existing && viewOf(existing, options),
  };
}

function rulesOf({ isReference, mergeObjects }: FieldFunctionOptions): EdgeRules {
  const nodeId = ({ node }: CachedEdge) => (isReference(node) ? node.__ref : undefined);
  return {
    nodeId,
    isSame: (one, other) =>
      (one.cursor === undefined || other.cursor === undefined || one.cursor === other.cursor) &&
      (one.node === undefined || other.node === undefined || nodeId(one) === nodeId(other)),
    merge: (existing, incoming) => {
      const [one, other] = [existing.node, incoming.node];
      const node = one && other && !isReference(other) ? mergeObjects(one, other) : (other ?? one);
      return { ...existing, ...incoming, node };
    },
  };
}

/** The list as both `edges` and `nodes`, without nodes that were evicted. A view that lacks data is left out, and is fetched. */
function viewOf(
  { edges, ...others }: CachedConnection,
  { isReference, canRead }: FieldFunctionOptions,
): ConnectionPage | undefined {
  if (!edges) return others;
  const readable = edges.filter(({ node }) => !isReference(node) || canRead(node));
  const nodes = readable.flatMap(({ node }) => (node === undefined ? [] : [node]));
  return { ...others, edges: readable, ...(nodes.length === readable.length && { nodes }) };
}

/** The arguments of a page. Those that a query leaves out may be null. */
type PageArguments = Readonly<Partial<Record<'first' | 'after' | 'last' | 'before', unknown>>>;

/** How edges are compared and merged, which is the cache's knowledge. */
interface EdgeRules {
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
function joinPage(
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

type CachedNode = Reference | StoreObject | null;

export interface CachedEdge {
  readonly cursor?: string | undefined;
  readonly node?: CachedNode | undefined;
}

export interface CachedPageInfo {
  readonly hasNextPage?: boolean;
  readonly hasPreviousPage?: boolean;
  readonly startCursor?: string | null;
  readonly endCursor?: string | null;
}

/** A connection as a query selects it: any of its parts may be missing. */
export interface ConnectionPage {
  readonly edges?: readonly CachedEdge[];
  readonly nodes?: readonly CachedNode[];
  readonly pageInfo?: CachedPageInfo | undefined;
}

/** The pages of a connection so far. Nodes that were selected without edges are in edges without other fields. */
export interface CachedConnection {
  readonly edges?: readonly CachedEdge[];
  readonly pageInfo?: CachedPageInfo | undefined;
}

/** The edges of a page, with the cursors that `pageInfo` has; `undefined` if neither `edges` nor `nodes` are selected. */
export function edgesOf({ edges, nodes, pageInfo }: ConnectionPage): readonly CachedEdge[] | undefined {
  const found = edges?.map((edge, index) => ({ node: nodes?.[index], ...edge })) ?? nodes?.map((node) => ({ node }));
  return found?.map((edge: CachedEdge, index) => {
    const atStart = index === 0 ? pageInfo?.startCursor : undefined;
    const atEnd = index === found.length - 1 ? pageInfo?.endCursor : undefined;
    const cursor = edge.cursor ?? atStart ?? atEnd;
    return cursor == null ? edge : { ...edge, cursor };
  });
}
