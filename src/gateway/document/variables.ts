import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getVariableValues,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { INVALID } from '../request-error.ts';
import { DocumentErrors } from './parse.ts';

type RawVariables = Readonly<Record<string, unknown>>;

/** The rest of a long list, object or string is not shown. */
const MOST_SHOWN = 3;
const LONGEST_SHOWN = 60;

/**
 * The errors of raw variables, up to a limit. graphql-js has the same in `getVariableValues`, but prints every value whole,
 * once per error in it.
 */
export function variableErrors(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: RawVariables,
  maxErrors: number,
): GraphQLError[] {
  const errors: GraphQLError[] = [];
  for (const definition of variableDefinitions) {
    for (const message of messagesFor(schema, definition, variables, maxErrors - errors.length)) {
      const extensions = { code: 'BAD_USER_INPUT', http: { ...INVALID } };
      errors.push(new GraphQLError(message, { nodes: definition, extensions }));
    }
    if (errors.length >= maxErrors) break;
  }
  return errors;
}

function messagesFor(
  schema: GraphQLSchema,
  { variable, type: typeNode, defaultValue }: VariableDefinitionNode,
  variables: RawVariables,
  maxErrors: number,
): string[] {
  const name = variable.name.value;
  const type = typeFromAST(schema, typeNode) as GraphQLInputType;
  if (!Object.hasOwn(variables, name)) {
    const isMissing = defaultValue === undefined && isNonNullType(type);
    return isMissing ? [`Variable "$${name}" of required type "${String(type)}" was not provided.`] : [];
  }
  const messages: string[] = [];
  const enough = new Error('Enough errors are known.');
  try {
    coerceInputValue(variables[name], type, (path, value, { message }) => {
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
    members.push(`${cut(name)}: ${preview((value as RawVariables)[name], depth + 1)}`);
  }
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

function cut(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

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
