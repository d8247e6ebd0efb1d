import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  isNonNullType,
  type OperationDefinitionNode,
  type TypeNode,
  typeFromAST,
  valueFromAST,
} from 'graphql';

interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly hasDefault: boolean;
  readonly byDefault: unknown;
}

/** The values of variables as resolvers get them; undefined where the raw ones do not fit their types. */
export type ReadVariables = (rawVariables: Readonly<Record<string, unknown>>) => Record<string, unknown> | undefined;

const NONE: Record<string, unknown> = Object.freeze({});

/** Compiles the coercion of an operation's variables. */
export function variablesOf(schema: GraphQLSchema, operation: OperationDefinitionNode): ReadVariables {
  const variables = (operation.variableDefinitions ?? []).map((definition): Variable => {
    const type = typeFromAST(schema, definition.type as TypeNode) as GraphQLInputType;
    const { defaultValue } = definition;
    return {
      name: definition.variable.name.value,
      type,
      hasDefault: defaultValue !== undefined,
      byDefault: defaultValue && valueFromAST(defaultValue, type),
    };
  });
  if (variables.length === 0) return () => NONE;
  return (rawVariables) => {
    const values: Record<string, unknown> = {};
    try {
      for (const variable of variables) read(variable, rawVariables, values);
    } catch {
      return undefined;
    }
    return values;
  };
}

function read(
  { name, type, hasDefault, byDefault }: Variable,
  rawVariables: object,
  values: Record<string, unknown>,
): void {
  if (Object.hasOwn(rawVariables, name)) {
    values[name] = coerceInputValue((rawVariables as Record<string, unknown>)[name], type, rejectValue);
  } else if (hasDefault) {
    values[name] = byDefault;
  } else if (isNonNullType(type)) {
    rejectValue();
  }
}

function rejectValue(): never {
  throw new TypeError('A variable does not fit.');
}
