import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { Container, ResponsePath } from './response-path.ts';
import type { Run } from './run.ts';

/** Where a document selects one field: at least once. */
export type Nodes = [FieldNode, ...FieldNode[]];

/** What the parts of a compiled operation share. */
export interface Document {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** The variables that decide what `@skip` and `@include` leave. */
  readonly flags: Readonly<Record<string, unknown>>;
  /** What is selected below a field, on one type of object. */
  select(type: GraphQLObjectType, nodes: Nodes): ObjectCompleter;
}

export interface ObjectCompleter {
  /** The object of an answer that a source amounts to. */
  make(run: Run, source: unknown, path: ResponsePath): Container;
}
