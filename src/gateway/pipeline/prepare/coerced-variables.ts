import { type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql';
import { DocumentErrors } from './document.ts';
import { variableErrors } from './variable-errors.ts';

/** Variables as values of their types. Throws their errors, in a number that is at most this. */
export function coercedVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  raw: Readonly<Record<string, unknown>>,
  maxErrors: number,
): Readonly<Record<string, unknown>> {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], raw, { maxErrors });
  if (!coerced) throw new DocumentErrors(variableErrors(schema, operation, raw, maxErrors));
  return coerced;
}
