import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getArgumentValues,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  Kind,
  type ObjectValueNode,
  type ValueNode,
  valueFromAST,
  visit,
} from 'graphql';
import type { Run } from './run.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field's arguments in a run. It throws what is wrong with them. */
export type Arguments = (run: Run) => Values;

/** What a value is for some variables; `MISSING` where one that it needs is. */
type Take<Value = unknown> = (variables: Values) => Value | typeof MISSING;

const MISSING = Symbol('missing');
const NONE: Values = Object.freeze({});

/** Reads the arguments of a field once: for all runs, or where variables are among them, for each one's variables. */
export function argumentsOf(definition: GraphQLField<unknown, unknown>, node: FieldNode): Arguments {
  if (definition.args.length === 0) return () => NONE;
  const varies = node.arguments?.some(({ value }) => holdsVariables(value)) ?? false;
  const take = takeAll(definition.args, node.arguments ?? []);
  let readFor: object | undefined;
  let values = NONE;
  return ({ variables }) => {
    const key = varies ? variables : NONE;
    if (readFor !== key) {
      const taken = take?.(variables) ?? MISSING;
      // What is missing may have a default, or be an error: graphql knows.
      values = taken === MISSING ? getArgumentValues(definition, node, variables) : taken;
      readFor = key;
    }
    return values;
  };
}

/**
 * Puts arguments or an input's fields together from constants, which are read now, and from variables, which have been
 * checked for their types and are taken as they are. Nothing where that is not all there is to it.
 */
function takeAll(
  definitions: readonly (GraphQLArgument | GraphQLInputField)[],
  given: readonly { readonly name: { readonly value: string }; readonly value: ValueNode }[],
): Take<Values> | undefined {
  const parts: { name: string; take: Take }[] = [];
  for (const { name, type, defaultValue } of definitions) {
    const node = given.find((each) => each.name.value === name)?.value;
    if (!node && defaultValue === undefined) {
      if (isNonNullType(type)) return undefined;
      continue;
    }
    const take = node ? takeOf(node, type) : () => defaultValue;
    if (!take) return undefined;
    parts.push({ name, take });
  }
  return (variables) => {
    const values: Record<string, unknown> = {};
    for (const { name, take } of parts) {
      const value = take(variables);
      if (value === MISSING) return MISSING;
      values[name] = value;
    }
    return values;
  };
}

function takeOf(node: ValueNode, type: GraphQLInputType): Take | undefined {
  if (node.kind === Kind.VARIABLE) return takeVariable(node.name.value, isNonNullType(type));
  if (!holdsVariables(node)) return takeConstant(node, type);
  const inner = getNullableType(type);
  return node.kind === Kind.OBJECT && isInputObjectType(inner) ? takeObject(node, inner) : undefined;
}

function takeVariable(name: string, isRequired: boolean): Take {
  return (variables) => {
    if (!Object.hasOwn(variables, name)) return MISSING;
    const value = variables[name];
    return value === undefined || (value === null && isRequired) ? MISSING : value;
  };
}

function takeConstant(node: ValueNode, type: GraphQLInputType): Take | undefined {
  const value: unknown = valueFromAST(node, type);
  return value === undefined ? undefined : () => value;
}

function takeObject({ fields }: ObjectValueNode, type: GraphQLInputObjectType): Take | undefined {
  return type.isOneOf ? undefined : takeAll(Object.values(type.getFields()), fields);
}

function holdsVariables(value: ValueNode): boolean {
  let found = false;
  visit(value, { [Kind.VARIABLE]: () => void (found = true) });
  return found;
}
