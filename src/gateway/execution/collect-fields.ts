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
import type { Document, Nodes } from './document.ts';

/** The fields that these selections come to on an object of this type, each with its nodes, by their names in the answer. */
export function collectFields(
  document: Document,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, Nodes> {
  const fields = new Map<string, Nodes>();
  const spread = new Set<string>();
  for (const set of sets) collect(document, type, set, fields, spread);
  return fields;
}

function collect(
  document: Document,
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  fields: Map<string, Nodes>,
  spread: Set<string>,
): void {
  for (const selection of selections) {
    if (!isWanted(document, selection)) continue;
    if (selection.kind === Kind.FIELD) {
      const name = (selection.alias ?? selection.name).value;
      const nodes = fields.get(name);
      if (nodes) nodes.push(selection);
      else fields.set(name, [selection]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      if (applies(document, selection, type)) collect(document, type, selection.selectionSet, fields, spread);
    } else if (!spread.has(selection.name.value)) {
      spread.add(selection.name.value);
      const fragment = document.fragments[selection.name.value];
      if (fragment && applies(document, fragment, type)) collect(document, type, fragment.selectionSet, fields, spread);
    }
  }
}

function isWanted({ flags }: Document, selection: SelectionNode): boolean {
  if (!selection.directives?.length) return true;
  if (getDirectiveValues(GraphQLSkipDirective, selection, flags)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, selection, flags)?.['if'] !== false;
}

function applies(
  { schema }: Document,
  { typeCondition }: InlineFragmentNode | FragmentDefinitionNode,
  type: GraphQLObjectType,
): boolean {
  if (!typeCondition) return true;
  const condition = typeFromAST(schema, typeCondition);
  return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
}
