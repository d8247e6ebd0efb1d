import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
} from 'graphql';

type Field = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument;

/** A field of an object or interface, a field of an input, or an argument. */
export interface Element {
  readonly role: 'output' | 'input' | 'argument';
  /** The type, or `Type.field` of an argument. */
  readonly owner: string;
  readonly name: string;
  /** `Type.field` or `Type.field(argument)`. */
  readonly path: string;
  readonly named: GraphQLNamedType;
  readonly type: string;
  readonly isRequired: boolean;
  readonly hasDefault: boolean;
  readonly description: string;
  /** Names of the custom directives applied to it. */
  readonly directives: readonly string[];
}

/** The types that the schema itself defines. */
export function typesOf(schema: GraphQLSchema): readonly GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
}

export const objectsOf = (schema: GraphQLSchema): readonly GraphQLObjectType[] => typesOf(schema).filter(isObjectType);
export const enumsOf = (schema: GraphQLSchema) => typesOf(schema).filter(isEnumType);

/** Every field and argument of a schema. */
export function elementsOf(schema: GraphQLSchema): readonly Element[] {
  return typesOf(schema).flatMap((type) => {
    if (isInputObjectType(type))
      return Object.values(type.getFields()).map((each) => element('input', type.name, each));
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      element('output', type.name, field),
      ...field.args.map((argument) => element('argument', `${type.name}.${field.name}`, argument)),
    ]);
  });
}

function element(role: Element['role'], owner: string, field: Field): Element {
  const { name, type, description, astNode } = field;
  return {
    role,
    owner,
    name,
    path: role === 'argument' ? `${owner}(${name})` : `${owner}.${name}`,
    named: getNamedType(type),
    type: String(type),
    isRequired: isNonNullType(type),
    hasDefault: 'defaultValue' in field && field.defaultValue !== undefined,
    description: description ?? '',
    directives: (astNode?.directives ?? []).map((each) => each.name.value),
  };
}

/** Whether a name ends in one of these words, or is one. */
export function endsIn(name: string, ...words: readonly string[]): boolean {
  return words.some((word) => name === word || name.endsWith(`${word[0]?.toUpperCase()}${word.slice(1)}`));
}
