import {
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Variables } from './coerce-literal.ts';
import { compileVariables } from './coerce-variables.ts';
import { compileVariants } from './compile-variants.ts';
import type { Document } from './document.ts';
import type { ExecutionLimits } from './execution-limits.ts';

/** An operation that can be run any number of times. */
export type Compiled<Result> = (
  context: unknown,
  rawVariables: Variables,
  limits?: ExecutionLimits,
  rootValue?: unknown,
) => Result;

/** Is told how many fields were compiled: an operation is compiled bit by bit, when it is executed. */
export type OnCompiled = (fields: number) => void;

export const ignoreCompiled: OnCompiled = () => undefined;

interface CompiledRoot<Selection> {
  /** Undefined for variables that do not fit their types. */
  readonly coerceVariables: (rawVariables: Variables) => Variables | undefined;
  readonly selectionFor: (variables: Variables) => Selection;
  /** The fields of a mutation are executed one after the other. */
  readonly isMutation: boolean;
}

/** Compiles what every run of an operation begins with. */
export function compileRoot<Selection>(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  compile: (document: Document, rootType: GraphQLObjectType) => Selection,
): CompiledRoot<Selection> {
  return {
    coerceVariables: compileVariables(schema, operation),
    selectionFor: compileVariants(schema, document, operation, compile),
    isMutation: operation.operation === OperationTypeNode.MUTATION,
  };
}
