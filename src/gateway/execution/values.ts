import {
  type ASTNode,
  coerceInputValue,
  type FieldNode,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getArgumentValues,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  locatedError,
  type OperationDefinitionNode,
  print,
  type TypeNode,
  typeFromAST,
  type ValueNode,
  type VariableDefinitionNode,
  valueFromAST,
  visit,
} from 'graphql';
import { INVALID as INVALID_REQUEST } from '../types.ts';

export type Variables = Readonly<Record<string, unknown>>;

interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly defaultValue: CoerceLiteral | undefined;
}

/** The coerced values of variables; undefined if a raw value does not fit its type: `variableErrors` says which. */
type CoerceVariables = (rawVariables: Variables) => Variables | undefined;

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
  const coerce = (rawVariables: Variables, isExact = true): Variables | undefined => {
    const values: Record<string, unknown> = {};
    try {
      for (const { name, type, defaultValue } of variables) {
        if (Object.hasOwn(rawVariables, name)) {
          const raw = isExact ? rawVariables[name] : withoutBigInts(rawVariables[name], type);
          setProperty(values, name, coerceInputValue(raw, type, refuse));
        } else if (defaultValue) {
          const value = defaultValue(rawVariables);
          setProperty(values, name, value === INVALID ? undefined : value);
        } else if (isNonNullType(type)) {
          return undefined;
        }
      }
      return values;
    } catch {
      return isExact ? coerce(rawVariables, false) : undefined;
    }
  };
  return coerce;
}

/** The same value without the long integers that scalars of graphql-js do not take: digits for an `ID`, and rounded for a `Float`. */
function withoutBigInts(value: unknown, type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    if (!Array.isArray(value)) return withoutBigInts(value, inner.ofType);
    return value.map((item) => withoutBigInts(item, inner.ofType));
  }
  if (typeof value === 'bigint' && inner.name === 'ID') return String(value);
  if (typeof value === 'bigint' && inner.name === 'Float') return Number(value);
  if (!isInputObjectType(inner) || typeof value !== 'object' || value === null) return value;
  const fields = inner.getFields();
  const members = Object.entries(value).map(([name, each]): [string, unknown] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [name, field ? withoutBigInts(each, field.type) : each];
  });
  return Object.fromEntries(members);
}

function refuse(): never {
  throw new TypeError('A variable has a value of another type.');
}

/** The rest of a long list, object or string is not shown. */
const MOST_SHOWN = 3;
const LONGEST_SHOWN = 60;
/** The errors that graphql-js reports, where no other number is set. */
const MOST_ERRORS = 50;

/**
 * The errors of raw variables, up to a limit. graphql-js has the same in `getVariableValues`, but prints every value whole,
 * once per error in it.
 */
export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
  maxErrors = MOST_ERRORS,
): GraphQLError[] {
  const errors: GraphQLError[] = [];
  for (const definition of variableDefinitions) {
    for (const message of messagesFor(schema, definition, variables, maxErrors - errors.length)) {
      const extensions = { code: 'BAD_USER_INPUT', http: { ...INVALID_REQUEST } };
      errors.push(new GraphQLError(message, { nodes: definition, extensions }));
    }
    if (errors.length >= maxErrors) break;
  }
  return errors;
}

function messagesFor(
  schema: GraphQLSchema,
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
  variables: Variables,
  maxErrors: number,
): string[] {
  const name = variable.name.value;
  const type = typeFromAST(schema, typeNode);
  // Of an operation that was not validated.
  if (!isInputType(type))
    return [`Variable "$${name}" expected value of type "${print(typeNode)}" which cannot be used as an input type.`];
  if (!Object.hasOwn(variables, name)) {
    const isMissing = defaultValue === undefined && isNonNullType(type);
    return isMissing ? [`Variable "$${name}" of required type "${String(type)}" was not provided.`] : [];
  }
  const messages: string[] = [];
  const enough = new Error('Enough errors are known.');
  try {
    coerceInputValue(withoutBigInts(variables[name], type), type, (path, value, { message }) => {
      const at = path.length > 0 ? ` at "${name}${path.map(pathPart).join('')}"` : '';
      messages.push(`Variable "$${name}" got invalid value ${preview(value)}${at}; ${message}`);
      if (messages.length >= maxErrors) throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
  return messages;
}

const pathPart = (key: string | number) => (typeof key === 'number' ? `[${key}]` : `.${key}`);

/** Formats a value for a message, truncated. */
function preview(value: unknown, depth = 0): string {
  if (typeof value === 'string') return JSON.stringify(cut(value));
  if (typeof value !== 'object' || value === null) return cut(String(value));
  if (depth > 1) return Array.isArray(value) ? '[Array]' : '[Object]';
  if (Array.isArray(value)) {
    const items = value.slice(0, MOST_SHOWN).map((item) => preview(item, depth + 1));
    return `[${items.join(', ')}${value.length > MOST_SHOWN ? ', …' : ''}]`;
  }
  const members: string[] = [];
  for (const name in value) {
    if (members.length === MOST_SHOWN) return `{ ${members.join(', ')}, … }`;
    members.push(`${cut(name)}: ${preview((value as Variables)[name], depth + 1)}`);
  }
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

function cut(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

type Arguments = Record<string, unknown>;

/** Creates the arguments of one call of a resolver. Throws the error of an invalid argument. */
export type CoerceArguments = (variables: Variables) => Arguments;

/** The arguments that fields of documents take, for messages about their values. */
const inputs = new WeakMap<FieldNode, readonly GraphQLArgument[]>();

/** The arguments of the field at a node of an executed document. */
export function inputsOf(node: ASTNode | undefined): readonly GraphQLArgument[] {
  return (node && inputs.get(node as FieldNode)) ?? [];
}

/** Whether the document gives a value to an argument, or to a field of an input that is no variable. */
export function isGiven(node: ASTNode | undefined, [name, ...below]: readonly string[]): boolean {
  const given = node?.kind === Kind.FIELD ? node.arguments : undefined;
  let value = given?.find((each) => each.name.value === name)?.value;
  for (const part of below) {
    if (value?.kind !== Kind.OBJECT) break;
    value = value.fields.find((each) => each.name.value === part)?.value;
  }
  return value !== undefined;
}

/** Compiles the arguments of a field; undefined for a field that takes none. */
export function compileArguments(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
): CoerceArguments | undefined {
  if (definition.args.length === 0) return undefined;
  inputs.set(node, definition.args);
  const coerce = compileInputs(definition.args, node.arguments ?? []);
  return (variables) => {
    const values = coerce(variables);
    return values === INVALID ? getArgumentValues(definition, node, variables) : (values as Arguments);
  };
}

/** Creates the value of a literal for each call, because resolvers may change it; `INVALID` if it has none. */
type CoerceLiteral = (variables: Variables) => unknown;

/** Replaces a value that graphql-js would refuse. */
export const INVALID = Symbol('invalid');

/** Replaces the value of an omitted argument or input field. */
const ABSENT = Symbol('absent');

/** An argument or a field of an input object type. */
interface InputDefinition {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly defaultValue?: unknown;
}

/** An argument or a field of an input object in a document. */
interface InputNode {
  readonly name: { readonly value: string };
  readonly value: ValueNode;
}

/** Compiles a literal: scalars without variables are coerced once, all others for each use. */
function compileLiteral(node: ValueNode, type: GraphQLInputType): CoerceLiteral {
  const inner = getNullableType(type);
  if (node.kind === Kind.OBJECT && isInputObjectType(inner)) {
    const fields = compileInputs(Object.values(inner.getFields()), node.fields);
    return inner.isOneOf ? exactlyOne(fields) : fields;
  }
  const coerce: CoerceLiteral = (variables) => {
    const value: unknown = valueFromAST(node, type, variables);
    return value === undefined ? INVALID : value;
  };
  if (hasVariables(node) || isListType(inner)) return coerce;
  const constant = coerce({});
  const isShareable = typeof constant !== 'object' || constant === null || isEnumType(inner);
  return isShareable ? () => constant : coerce;
}

/** Of an input object that takes exactly one field, which is not null. */
function exactlyOne(fields: CoerceLiteral): CoerceLiteral {
  return (variables) => {
    const value = fields(variables);
    if (value === INVALID) return INVALID;
    const given = Object.values(value as Readonly<Record<string, unknown>>);
    return given.length === 1 && given[0] !== null ? value : INVALID;
  };
}

/** Compiles the arguments of a field, or the fields of an input object. */
function compileInputs(definitions: readonly InputDefinition[], nodes: readonly InputNode[]): CoerceLiteral {
  const inputs = definitions.map((definition) => {
    const node = nodes.find(({ name }) => name.value === definition.name);
    return { name: definition.name, coerce: compileInput(definition, node?.value) };
  });
  return (variables) => {
    const values: Record<string, unknown> = {};
    for (const { name, coerce } of inputs) {
      const value = coerce(variables);
      if (value === INVALID) return INVALID;
      if (value !== ABSENT) values[name] = value;
    }
    return values;
  };
}

function compileInput({ type, defaultValue }: InputDefinition, node: ValueNode | undefined): CoerceLiteral {
  const isRequired = isNonNullType(type);
  const absent = isRequired ? INVALID : ABSENT;
  const withoutValue: CoerceLiteral = () => (defaultValue === undefined ? absent : copyOf(defaultValue, type));
  if (!node) return withoutValue;
  if (node.kind !== Kind.VARIABLE) return compileLiteral(node, type);
  const name = node.name.value;
  return (variables) => {
    if (!Object.hasOwn(variables, name)) return withoutValue(variables);
    // Its type was checked with the variables, except for nullable variables with a default, and for invalid defaults.
    const value = variables[name];
    return value === undefined || (value === null && isRequired) ? INVALID : value;
  };
}

/** Lists and input objects of a default value are copied, since resolvers may change them. */
function copyOf(value: unknown, type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner) && Array.isArray(value)) return value.map((item) => copyOf(item, inner.ofType));
  if (!isInputObjectType(inner) || typeof value !== 'object' || value === null) return value;
  const fields = inner.getFields();
  const copies = Object.entries(value).map(([name, each]): [string, unknown] => {
    const field = fields[name];
    return [name, field ? copyOf(each, field.type) : each];
  });
  return Object.fromEntries(copies);
}

function hasVariables(value: ValueNode): boolean {
  let found = false;
  visit(value, { [Kind.VARIABLE]: () => void (found = true) });
  return found;
}

type Properties = Record<string | number, unknown>;

/** Whether graphql-js would await a value. */
export function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    typeof (value as PromiseLike<unknown> | null)?.then === 'function'
  );
}

/** Whether graphql-js treats a value as a list: any iterable except strings. */
export function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && typeof (value as Iterable<unknown> | null)?.[Symbol.iterator] === 'function';
}

/** A thrown value as an error, with graphql-js's message if it is not an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : locatedError(thrown, undefined);
}

/** Missing in the types of the standard library. */
const json = JSON as unknown as { isRawJSON(value: unknown): boolean };

/** Whether a value is a number whose digits were kept by `JSON.rawJSON`. */
export function isRawJson(value: unknown): boolean {
  return json.isRawJSON(value);
}

const NO_PROPERTIES = Object.freeze(Object.create(null)) as Properties;

/** A value as the default resolver of graphql-js reads it: primitives have no properties. */
export function propertiesOf(value: unknown): Properties {
  const hasProperties = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return hasProperties ? (value as Properties) : NO_PROPERTIES;
}

/**
 * Handles the rejections of promises in a list, from this item on. Node ends the process for a promise that is rejected
 * before, or without, being completed.
 */
export function ignoreRejections(value: unknown, from = 0): void {
  if (!Array.isArray(value)) return;
  for (let index = from; index < value.length; index++) {
    const item: unknown = value[index];
    if (item instanceof Promise) item.catch(() => undefined);
  }
}

/** Gives an object an own property, whatever its name. */
export function setProperty(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, enumerable: true, writable: true });
  else object[name] = value;
}
