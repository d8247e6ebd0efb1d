import { type FieldNode, type GraphQLField, getArgumentValues, Kind, visit } from 'graphql';
import type { Run } from './run.ts';

/** A field's arguments in a run. It throws what is wrong with them. */
export type Arguments = (run: Run) => Readonly<Record<string, unknown>>;

const NONE = Object.freeze({});

/** Reads the arguments of a field once: for all runs, or where variables are among them, for each one's variables. */
export function argumentsOf(definition: GraphQLField<unknown, unknown>, node: FieldNode): Arguments {
  if (definition.args.length === 0) return () => NONE;
  const varies = holdsVariables(node);
  let readFor: object | undefined;
  let values: Readonly<Record<string, unknown>> = NONE;
  return ({ variables }) => {
    const key = varies ? variables : NONE;
    if (readFor !== key) {
      values = getArgumentValues(definition, node, variables);
      readFor = key;
    }
    return values;
  };
}

function holdsVariables({ arguments: given = [] }: FieldNode): boolean {
  let found = false;
  for (const argument of given) visit(argument, { [Kind.VARIABLE]: () => void (found = true) });
  return found;
}
