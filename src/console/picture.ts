import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isUnionType,
} from 'graphql';
import { type Gateway, type Joint, jointsOf, type Ownership, ownershipOf } from '#gateway';
import type { ApiTypes, FieldFacts, Link, Picture, TypeFacts } from './wire.ts';

type AnyField = GraphQLField<unknown, unknown>;

/** The graph as it is drawn: every API's types, and the fields that lead from one API to another. */
export function pictureOf({ schema, subgraphs, edges }: Pick<Gateway, 'schema' | 'subgraphs' | 'edges'>): Picture {
  const ownership = ownershipOf(subgraphs);
  const apis = subgraphs.map(({ slug }) => apiTypes(schema, ownership, slug));
  return { apis, links: linksBetween(schema, ownership, jointsOf(edges)) };
}

function apiTypes(schema: GraphQLSchema, { types, roots }: Ownership, slug: string): ApiTypes {
  const rootFields = (type: GraphQLObjectType | null | undefined) =>
    Object.values(type?.getFields() ?? {}).filter(({ name }) => roots.get(`${type?.name}.${name}`) === slug);
  const own = Object.values(schema.getTypeMap()).filter(({ name }) => types.get(name) === slug);
  return {
    slug,
    queries: rootFields(schema.getQueryType()).map(factsOf),
    mutations: rootFields(schema.getMutationType()).map(factsOf),
    types: own
      .filter((type) => isCompositeType(type) && !isConnectionPart(type))
      .map((type) => typeFacts(schema, type)),
  };
}

function typeFacts(schema: GraphQLSchema, type: GraphQLNamedType): TypeFacts {
  const kind = isUnionType(type) ? 'union' : isInterfaceType(type) ? 'interface' : 'object';
  const members = isAbstractType(type) ? schema.getPossibleTypes(type).map(({ name }) => name) : [];
  return { name: type.name, kind, fields: fieldsOf(type).map(factsOf), members };
}

function factsOf({ name, type }: AnyField): FieldFacts {
  const target = nodeType(getNamedType(type));
  return { name, type: String(type), ...(isCompositeType(target) && { leadsTo: target.name }) };
}

/** A field of a connection or of its edges leads to the type of the nodes. */
function nodeType(type: GraphQLNamedType): GraphQLNamedType {
  if (!isConnectionPart(type)) return type;
  const node = fieldsOf(type).find(({ name }) => name === 'nodes' || name === 'node');
  return node ? getNamedType(node.type) : type;
}

function isConnectionPart(type: GraphQLNamedType): boolean {
  const names = fieldsOf(type).map(({ name }) => name);
  if (type.name.endsWith('Connection')) return names.includes('pageInfo');
  return type.name.endsWith('Edge') && names.includes('cursor') && names.includes('node');
}

function fieldsOf(type: GraphQLNamedType): AnyField[] {
  return 'getFields' in type && isCompositeType(type) ? (Object.values(type.getFields()) as AnyField[]) : [];
}

function linksBetween(schema: GraphQLSchema, ownership: Ownership, joints: readonly Joint[]): Link[] {
  const found = new Map<string, { from: string; to: string; fields: string[] }>();
  for (const { between, type, field } of joints) {
    for (const from of ownersOf(schema, ownership, type)) {
      for (const to of between.filter((slug) => slug !== from)) {
        const link = found.get(`${from} ${to}`) ?? { from, to, fields: [] };
        link.fields.push(`${type}.${field}`);
        found.set(`${from} ${to}`, link);
      }
    }
  }
  return [...found.values()];
}

/** The API that owns a type; for a shared type, all APIs with a field of it. */
function ownersOf(schema: GraphQLSchema, { types }: Ownership, name: string): readonly string[] {
  const owner = types.get(name);
  if (owner !== undefined) return [owner];
  const users = Object.values(schema.getTypeMap()).flatMap((type) => {
    const hasField = fieldsOf(type).some((field) => getNamedType(field.type).name === name);
    return hasField ? (types.get(type.name) ?? []) : [];
  });
  return [...new Set(users)];
}
