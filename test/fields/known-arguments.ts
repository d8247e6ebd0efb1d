import { type GraphQLField, type GraphQLNamedType, isInterfaceType, isObjectType, isRequiredArgument } from 'graphql';

/** The arguments of a field in GraphQL's notation, such as `(first: 3)`; `undefined` where none are known. */
export type KnownArguments = (typeAndField: string) => string | undefined;

/**
 * Known arguments, none where all are optional, and a small window for connections; `undefined` where required arguments are
 * not known.
 */
export function argumentsIn(
  type: string,
  { name, args }: GraphQLField<unknown, unknown>,
  known: KnownArguments,
  rows: number,
): string | undefined {
  const example = known(`${type}.${name}`);
  if (example !== undefined) return example;
  if (args.some(isRequiredArgument)) return undefined;
  return args.some((each) => each.name === 'first') ? `(first: ${rows})` : '';
}

export function isNode(type: GraphQLNamedType): boolean {
  return (isObjectType(type) || isInterfaceType(type)) && type.getInterfaces().some(({ name }) => name === 'Node');
}
