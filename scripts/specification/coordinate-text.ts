import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  resolveSchemaCoordinate,
} from 'graphql';

/**
 * A schema coordinate as a caller writes it: an input field with the way to it from an argument of `root`, where `root` is
 * given. Undefined if the schema lacks it, or if `root` does not take it.
 */
export function coordinateText(
  schema: GraphQLSchema,
  coordinate: string,
  root?: GraphQLField<unknown, unknown>,
): string | undefined {
  const found = resolved(schema, coordinate);
  if (!found) return undefined;
  if (found.kind === 'InputField' && root) return argumentPath(root, found.type, found.inputField.name);
  return coordinate.replace(/^(?:Query|Mutation)\./, '').replace(/:\)$/, ')');
}

function resolved(schema: GraphQLSchema, coordinate: string) {
  try {
    return resolveSchemaCoordinate(schema, coordinate);
  } catch {
    // It throws where the type or the field before the last name is missing.
    return undefined;
  }
}

/** The way from an argument of a field to an input field, such as `orders(where: { orderIds })`; undefined if none leads there. */
function argumentPath(
  { name, args }: GraphQLField<unknown, unknown>,
  target: GraphQLInputObjectType,
  inputField: string,
): string | undefined {
  for (const arg of args) {
    const path = pathIn(getNamedType(arg.type), target, inputField, new Set());
    if (path) return `${name}(${arg.name}: ${path})`;
  }
  return undefined;
}

function pathIn(
  type: unknown,
  target: GraphQLInputObjectType,
  inputField: string,
  seen: Set<unknown>,
): string | undefined {
  if (!isInputObjectType(type) || seen.has(type)) return undefined;
  if (type === target) return `{ ${inputField} }`;
  seen.add(type);
  for (const field of Object.values(type.getFields())) {
    const path = pathIn(getNamedType(field.type), target, inputField, seen);
    if (path) return `{ ${field.name}: ${path} }`;
  }
  return undefined;
}
