import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  type InlineFragmentNode,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
  visit,
} from 'graphql';
import type { Variables } from './values.ts';

/** All selections of one field, merged: at least one. */
export type FieldNodes = [FieldNode, ...FieldNode[]];

/** The shared state of a compiled operation. */
export interface Document {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** The values of the variables in `@skip` and `@include`. */
  readonly flags: Readonly<Record<string, unknown>>;
  /** Whether the response is incremental. */
  readonly isIncremental?: boolean;
}

/** A field as it is selected on one object type. */
export interface SelectedField {
  readonly document: Document;
  readonly parentType: GraphQLObjectType;
  readonly nodes: FieldNodes;
  readonly definition: GraphQLField<unknown, unknown>;
}

/** The field's name for messages. */
export function coordinateOf({ parentType, definition }: SelectedField): string {
  return `${parentType.name}.${definition.name}`;
}

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

/** The fragments of a document by their names. */
export function fragmentsOf({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> {
  const fragments = Object.create(null) as Record<string, FragmentDefinitionNode>;
  for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments[each.name.value] = each;
  return fragments;
}

/** Reads the variables on which `@skip` and `@include` depend; undefined for a document without conditional selections. */
export function compileFlags(document: DocumentNode): ((variables: Variables) => Variables) | undefined {
  const names = new Set<string>();
  visit(document, {
    Directive({ arguments: given = [] }) {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  if (names.size === 0) return undefined;
  const all = [...names];
  return (variables) =>
    Object.fromEntries(all.filter((name) => Object.hasOwn(variables, name)).map((name) => [name, variables[name]]));
}

/** The flags of a document without conditional selections. */
export const NO_FLAGS: Variables = Object.freeze({});
