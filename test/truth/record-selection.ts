import {
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { isNode } from '../fields/known-arguments.ts';

/** The arguments that a field gets, such as `(first: 2)`; `undefined` where its required arguments are not known. */
export type ArgumentsOf = (type: string, field: GraphQLField<unknown, unknown>) => string | undefined;

/** Selects all that a record tells: its own fields, those of embedded objects, and the ids of other records. */
export function recordSelection(schema: GraphQLSchema, type: GraphQLNamedType, argumentsOf: ArgumentsOf): string {
  function ofType(each: GraphQLNamedType, within: readonly GraphQLNamedType[]): string | undefined {
    if (isLeafType(each)) return '';
    if (within.includes(each)) return undefined;
    if (within.length > 0 && isNode(each)) return '{ __typename id }';
    if (isAbstractType(each)) {
      const members = schema.getPossibleTypes(each);
      if (members.every(isNode)) return '{ __typename ... on Node { id } }';
      const fragments = members.map(
        (member) => `... on ${member.name} ${ofType(member, [...within, each]) ?? '{ __typename }'}`,
      );
      return `{ __typename ${fragments.join(' ')} }`;
    }
    if (!isObjectType(each)) return undefined;
    const fields = Object.values(each.getFields()).map((field) => ofField(each, field, [...within, each]));
    return `{ __typename ${fields.join(' ')} }`;
  }

  function ofField(
    owner: GraphQLNamedType,
    field: GraphQLField<unknown, unknown>,
    within: readonly GraphQLNamedType[],
  ) {
    const type = getNamedType(field.type);
    const isWindow = 'pageInfo' in (isObjectType(owner) ? owner.getFields() : {});
    if (isWindow && ['edges', 'pageInfo'].includes(field.name)) return '';
    const args = argumentsOf(owner.name, field);
    const selection = args === undefined ? undefined : ofType(type, within);
    if (selection === undefined) return '';
    const alias = within.some((each) => isAbstractType(each) && conflicts(each, field))
      ? `${owner.name}_${field.name}: `
      : '';
    return `${alias}${field.name}${args} ${selection}`;
  }

  /** Whether members of a union or interface have this field in different types. */
  function conflicts(abstract: GraphQLAbstractType, { name, type: own }: GraphQLField<unknown, unknown>): boolean {
    const others = schema.getPossibleTypes(abstract).map((member) => member.getFields()[name]?.type ?? own);
    return others.some((other) => String(other) !== String(own));
  }

  return ofType(type, []) ?? '';
}
