import {
  type ArgumentNode,
  type FieldNode,
  type GraphQLField,
  getArgumentValues,
  isNonNullType,
  Kind,
  visit,
} from 'graphql';
import type { Run } from './run.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field's arguments in a run. It throws what is wrong with them. */
export type Arguments = (run: Run) => Values;

const NONE: Values = Object.freeze({});

/** Reads the arguments of a field once: for all runs, or where variables are among them, for each one's variables. */
export function argumentsOf(definition: GraphQLField<unknown, unknown>, node: FieldNode): Arguments {
  if (definition.args.length === 0) return () => NONE;
  const varies = node.arguments?.some(holdsVariables) ?? false;
  const taken = takenFrom(definition, node);
  let readFor: object | undefined;
  let values = NONE;
  return ({ variables }) => {
    const key = varies ? variables : NONE;
    if (readFor !== key) {
      values = taken?.(variables) ?? getArgumentValues(definition, node, variables);
      readFor = key;
    }
    return values;
  };
}

/**
 * Where all arguments are variables, which have been checked for their types: takes their values as they are. Nothing
 * where one is missing, since then there may be a default, or something is wrong.
 */
function takenFrom({ args }: GraphQLField<unknown, unknown>, { arguments: given = [] }: FieldNode) {
  const taken = args.map(({ name, type, defaultValue }) => {
    const value = given.find((each) => each.name.value === name)?.value;
    const isRequired = isNonNullType(type);
    if (value?.kind === Kind.VARIABLE) return { name, variable: value.name.value, isRequired };
    return value || isRequired || defaultValue !== undefined ? undefined : 'nothing';
  });
  if (taken.includes(undefined)) return undefined;
  const named = taken.filter((each) => typeof each === 'object');
  return (variables: Values): Values | undefined => {
    const values: Record<string, unknown> = {};
    for (const { name, variable, isRequired } of named) {
      if (!Object.hasOwn(variables, variable)) return undefined;
      const value = variables[variable];
      if (value === undefined || (value === null && isRequired)) return undefined;
      values[name] = value;
    }
    return values;
  };
}

function holdsVariables(argument: ArgumentNode): boolean {
  let found = false;
  visit(argument, { [Kind.VARIABLE]: () => void (found = true) });
  return found;
}
