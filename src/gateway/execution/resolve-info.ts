import type { GraphQLResolveInfo } from 'graphql';
import type { SelectedField } from './document.ts';
import type { ResponsePath } from './response-path.ts';
import type { Run } from './run.ts';

/** What a resolver is told of its field: a plain object, as graphql makes it, which resolvers may copy. */
export function resolveInfo(
  { document, parentType, nodes, definition }: SelectedField,
  run: Run,
  path: ResponsePath,
): GraphQLResolveInfo {
  return {
    fieldName: definition.name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType,
    path,
    schema: document.schema,
    fragments: document.fragments,
    rootValue: run.rootValue,
    operation: document.operation,
    variableValues: run.variables,
  };
}
