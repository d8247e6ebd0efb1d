import { type GraphQLField, type GraphQLInputObjectType, getNamedType, isInputObjectType } from 'graphql';

/** The way from an argument of a field to an input field, such as `orders(where: { orderIds })`; undefined if none leads there. */
export function argumentPath(
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
