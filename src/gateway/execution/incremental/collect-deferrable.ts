import {
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLObjectType,
  type InlineFragmentNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { DEFER, incrementalArguments } from '#graph';
import { appliesTo, isIncluded } from '../collect-fields.ts';
import type { Document } from '../document.ts';
import type { DeferUsage } from './defer-usage.ts';

/** A selection of a field, and the innermost `@defer` around it. */
export interface DeferrableNode {
  readonly node: FieldNode;
  readonly usage: DeferUsage | undefined;
}

/** A selection set, and the innermost `@defer` around it. */
export interface DeferrableSet {
  readonly set: SelectionSetNode;
  readonly usage: DeferUsage | undefined;
}

export interface Deferrable {
  /** The selected fields by their response keys. */
  readonly fields: ReadonlyMap<string, readonly DeferrableNode[]>;
  /** The `@defer`s found in these selection sets. */
  readonly usages: readonly DeferUsage[];
}

/** As `collectFields`, with the `@defer` of each selection. Deferred fragments are entered each time. */
export function collectDeferrable(
  document: Document,
  type: GraphQLObjectType,
  sets: readonly DeferrableSet[],
): Deferrable {
  const fields = new Map<string, DeferrableNode[]>();
  const usages: DeferUsage[] = [];
  const visited = new Set<string>();
  const collect = ({ set, usage }: DeferrableSet): void => {
    for (const selection of set.selections) {
      if (!isIncluded(document, selection)) continue;
      if (selection.kind === Kind.FIELD) add(selection, usage);
      else enter(selection, usage);
    }
  };
  const add = (node: FieldNode, usage: DeferUsage | undefined) => {
    const key = (node.alias ?? node.name).value;
    const nodes = fields.get(key);
    if (nodes) nodes.push({ node, usage });
    else fields.set(key, [{ node, usage }]);
  };
  const enter = (selection: FragmentSpreadNode | InlineFragmentNode, parent: DeferUsage | undefined) => {
    const deferred = usageOf(document, selection, parent);
    const fragment = fragmentOf(selection);
    if (!fragment) return;
    if (selection.kind === Kind.FRAGMENT_SPREAD && !deferred) {
      if (visited.has(selection.name.value)) return;
      visited.add(selection.name.value);
    }
    if (!appliesTo(document, fragment, type)) return;
    if (deferred) usages.push(deferred);
    collect({ set: fragment.selectionSet, usage: deferred ?? parent });
  };
  const fragmentOf = (selection: FragmentSpreadNode | InlineFragmentNode) =>
    selection.kind === Kind.INLINE_FRAGMENT ? selection : document.fragments[selection.name.value];
  for (const set of sets) collect(set);
  return { fields, usages };
}

function usageOf(
  { schema, flags }: Document,
  selection: FragmentSpreadNode | InlineFragmentNode,
  parent: DeferUsage | undefined,
): DeferUsage | undefined {
  const given = incrementalArguments(schema, DEFER, selection, flags);
  return given && { label: given.label, parent };
}
