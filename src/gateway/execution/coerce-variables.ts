import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  isNonNullType,
  type OperationDefinitionNode,
  type TypeNode,
  typeFromAST,
} from 'graphql';
import { type CoerceLiteral, compileLiteral, INVALID, type Variables } from './coerce-literal.ts';
import { setProperty } from './set-property.ts';

interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly defaultValue: CoerceLiteral | undefined;
}

/** The coerced values of variables; undefined if a raw value does not fit its type. */
export type CoerceVariables = (rawVariables: Variables) => Variables | undefined;

const NONE: Variables = Object.freeze({});

/** Compiles the coercion of an operation's variables. */
export function compileVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
): CoerceVariables {
  if (variableDefinitions.length === 0) return () => NONE;
  const variables = variableDefinitions.map(({ variable, type: node, defaultValue }): Variable => {
    const type = typeFromAST(schema, node as TypeNode) as GraphQLInputType;
    return { name: variable.name.value, type, defaultValue: defaultValue && compileLiteral(defaultValue, type) };
  });
  return (rawVariables) => {
    try {
      return coerceAll(variables, rawVariables);
    } catch {
      return undefined;
    }
  };
}

function coerceAll(variables: readonly Variable[], rawVariables: Variables): Variables {
  const values: Record<string, unknown> = {};
  for (const { name, type, defaultValue } of variables) {
    if (Object.hasOwn(rawVariables, name)) {
      setProperty(values, name, coerceInputValue(rawVariables[name], type, refuse));
    } else if (defaultValue) {
      const value = defaultValue(rawVariables);
      setProperty(values, name, value === INVALID ? undefined : value);
    } else if (isNonNullType(type)) {
      refuse();
    }
  }
  return values;
}

function refuse(): never {
  throw new TypeError('A variable has a value of another type.');
}
