import type { GraphQLResolveInfo } from 'graphql';
import { type Selection, selectionOf, selectionOfNodes } from './selection.ts';

/**
 * What fields of the graph are made from in an upstream's answer: the whole field of the same name (`true`) or of
 * another, or names with what is taken of each, which is all of it or what the selection below needs. A field that is
 * not told of, such as `raw` or one that an edge adds, may need anything.
 */
export interface MaskSources {
  readonly [field: string]: true | string | { readonly [name: string]: true | MaskSources };
}

interface Tree extends Map<string, Tree | true> {}

/**
 * The mask of a selection, such as `name,entitlements(productId)`, in a fixed order and with the fields that are
 * `always` needed; `undefined` when everything may be.
 */
export function fieldMask(
  selection: Selection,
  sources: MaskSources,
  always: readonly string[] = [],
): string | undefined {
  const besides = always.join();
  const before = known.get(selection);
  if (before?.sources === sources && before.besides === besides) return before.mask;
  const mask = makeMask(selection, sources, always);
  known.set(selection, { sources, besides, mask });
  return mask;
}

/** The last mask of each selection, since an operation is mostly run again. */
const known = new WeakMap<Selection, { sources: MaskSources; besides: string; mask: string | undefined }>();

function makeMask(selection: Selection, sources: MaskSources, always: readonly string[]): string | undefined {
  const tree = treeOf(selection, sources);
  if (tree === true) return undefined;
  for (const name of always) tree.set(name, true);
  return written(tree) || undefined;
}

/** The same for a page of a list: what its nodes need of each of the `rows`, and the next page's token. */
export function pageMask(
  info: GraphQLResolveInfo,
  rows: string,
  sources: MaskSources,
  always: readonly string[],
): string | undefined {
  const mask = fieldMask(selectionOfNodes(selectionOf(info)), sources, always);
  return mask === undefined ? undefined : `${rows}(${mask}),nextPageToken`;
}

function treeOf(selection: Selection, sources: MaskSources): Tree | true {
  const tree: Tree = new Map();
  for (const [field, below] of selection) {
    if (field === '__typename') continue;
    const source = sources[field];
    if (source === undefined) return true;
    const parts = typeof source === 'object' ? source : { [source === true ? field : source]: true as const };
    for (const [name, part] of Object.entries(parts)) add(tree, name, part === true ? true : treeOf(below, part));
  }
  return tree;
}

function add(tree: Tree, name: string, part: Tree | true): void {
  const present = tree.get(name);
  if (present === undefined || part === true) tree.set(name, part);
  else if (present !== true) for (const [below, each] of part) add(present, below, each);
}

function written(tree: Tree): string {
  const names = [...tree].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return names.map(([name, part]) => (part === true || part.size === 0 ? name : `${name}(${written(part)})`)).join(',');
}
