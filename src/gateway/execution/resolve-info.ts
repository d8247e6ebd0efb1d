import type { GraphQLResolveInfo } from 'graphql';
import type { SelectedField } from './document.ts';
import type { ResponsePath } from './response-path.ts';
import type { Run } from './run.ts';

/** A resolver's `info`: a plain object as in graphql-js, which resolvers may copy. */
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
