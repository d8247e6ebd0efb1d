import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLList,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { CompleteItem } from './complete-list.ts';
import type { Complete } from './run.ts';

/** All selections of one field, merged: at least one. */
export type FieldNodes = [FieldNode, ...FieldNode[]];

/** Completes a list of a field in parts, if the field is streamed. */
export type CompileStream = (
  type: GraphQLList<GraphQLOutputType>,
  field: SelectedField,
  complete: Complete,
  completeItem: CompleteItem,
) => Complete | undefined;

/** The shared state of a compiled operation. */
export interface Document {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** The values of the variables in `@skip` and `@include`. */
  readonly flags: Readonly<Record<string, unknown>>;
  /** Completes lists with `@stream`; absent unless the response is incremental. */
  readonly streamed?: CompileStream;
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
