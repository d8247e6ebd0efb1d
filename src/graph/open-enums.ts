import { type GraphQLEnumType, GraphQLError, type GraphQLSchema, isEnumType } from 'graphql';

/** The enum value for upstream values that are missing in the contract. */
export const UNRECOGNIZED = 'UNRECOGNIZED';

/**
 * Makes every enum with the value UNRECOGNIZED an open enum: unknown upstream values serialize as UNRECOGNIZED. As an
 * argument UNRECOGNIZED is refused.
 */
export function openEnums(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type) && type.getValue(UNRECOGNIZED)) open(type);
  }
}

function open(type: GraphQLEnumType): void {
  const names = new Map(type.getValues().map(({ name, value }) => [value, name]));
  const parseValue = type.parseValue.bind(type);
  const parseLiteral = type.parseLiteral.bind(type);
  const refuse = () => {
    throw new GraphQLError(`UNRECOGNIZED is no ${type.name} to ask for.`, { extensions: { code: 'BAD_USER_INPUT' } });
  };
  type.serialize = (value) => names.get(value) ?? UNRECOGNIZED;
  type.parseValue = (value, ...rest) => (value === UNRECOGNIZED ? refuse() : parseValue(value, ...rest));
  type.parseLiteral = (node, ...rest) =>
    'value' in node && node.value === UNRECOGNIZED ? refuse() : parseLiteral(node, ...rest);
}
