import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';

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
