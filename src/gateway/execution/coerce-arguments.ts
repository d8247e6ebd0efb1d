import { type FieldNode, type GraphQLField, getArgumentValues } from 'graphql';
import { compileInputs, INVALID, type Variables } from './coerce-literal.ts';

type Arguments = Record<string, unknown>;

/** Creates the arguments of one call of a resolver. Throws the error of an invalid argument. */
export type CoerceArguments = (variables: Variables) => Arguments;

/** Compiles the arguments of a field; undefined for a field that takes none. */
export function compileArguments(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
): CoerceArguments | undefined {
  if (definition.args.length === 0) return undefined;
  const coerce = compileInputs(definition.args, node.arguments ?? []);
  return (variables) => {
    const values = coerce(variables);
    return values === INVALID ? getArgumentValues(definition, node, variables) : (values as Arguments);
  };
}
