import {
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  GraphQLSkipDirective,
  getDirectiveValues,
  type InlineFragmentNode,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';
import type { Document, FieldNodes } from './document.ts';

/** The fields that selection sets select on an object type, by their response keys. Each fragment is entered once. */
export function collectFields(
  document: Document,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, FieldNodes> {
  const fields = new Map<string, FieldNodes>();
  const visitedFragments = new Set<string>();
  for (const set of sets) collect(document, type, set, fields, visitedFragments);
  return fields;
}

function collect(
  document: Document,
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  fields: Map<string, FieldNodes>,
  visitedFragments: Set<string>,
): void {
  for (const selection of selections) {
    if (!isIncluded(document, selection)) continue;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const nodes = fields.get(key);
      if (nodes) nodes.push(selection);
      else fields.set(key, [selection]);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : enter(document, selection.name.value, visitedFragments);
    if (fragment && appliesTo(document, fragment, type)) {
      collect(document, type, fragment.selectionSet, fields, visitedFragments);
    }
  }
}

/** The fragment of this name, unless it was entered before. */
function enter(
  { fragments }: Document,
  name: string,
  visitedFragments: Set<string>,
): FragmentDefinitionNode | undefined {
  if (visitedFragments.has(name)) return undefined;
  visitedFragments.add(name);
  return fragments[name];
}

/** Whether `@skip` and `@include` leave a selection in. */
export function isIncluded({ flags }: Document, selection: SelectionNode): boolean {
  if (!selection.directives?.length) return true;
  if (getDirectiveValues(GraphQLSkipDirective, selection, flags)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, flags)?.['if'] !== false;
}

/** Whether a fragment selects fields of an object type. */
export function appliesTo(
  { schema }: Document,
  { typeCondition }: InlineFragmentNode | FragmentDefinitionNode,
  type: GraphQLObjectType,
): boolean {
  if (!typeCondition) return true;
  const condition = typeFromAST(schema, typeCondition);
  return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
}
