import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { type FieldProjection, mergeProjections, type Projection, RowProjection } from '#upstream';
import { membersRead } from './members-read.ts';
import { type Selection, selectionOf, selectionOfNodes } from './selection.ts';

const known = new WeakMap<Selection, RowProjection | undefined>();

/**
 * What is wanted of the rows that are the nodes of the connection being resolved: what the resolvers of all that is
 * selected can read, and these members. Nothing where that may be anything.
 */
export function rowProjectionOf(
  info: GraphQLResolveInfo,
  besides: () => readonly string[] | undefined,
): RowProjection | undefined {
  const selection = selectionOf(info);
  if (!known.has(selection)) known.set(selection, findWanted(selection, info.returnType, besides()));
  return known.get(selection);
}

function findWanted(selection: Selection, connection: GraphQLOutputType, besides: readonly string[] | undefined) {
  const type = nodeTypeOf(getNamedType(connection));
  const parts = type && besides && partsOf(type, selectionOfNodes(selection));
  if (!parts || parts === true) return undefined;
  return new RowProjection(mergeProjections(parts, whole(besides)));
}

/** These members, with everything within. */
function whole(members: readonly string[]): Projection {
  return new Map(members.map((member) => [member, true]));
}

function nodeTypeOf(connection: GraphQLNamedType): GraphQLNamedType | undefined {
  const nodes = isObjectType(connection) ? connection.getFields()['nodes'] : undefined;
  return nodes && getNamedType(nodes.type);
}

function partsOf(type: GraphQLNamedType, selection: Selection): FieldProjection {
  // What it is may be found out from any of its members.
  if (!isObjectType(type) || type.isTypeOf) return true;
  let parts: Projection = new Map();
  for (const [name, below] of selection) {
    const field = type.getFields()[name];
    if (!field && name === '__typename') continue;
    const read = field && partsReadBy(field, below);
    if (!read) return true;
    parts = mergeProjections(parts, read);
  }
  return parts;
}

/** What a field reads of its object: the member of its name, as far as is selected below, or what its resolver does. */
function partsReadBy(field: GraphQLField<unknown, unknown>, below: Selection): Projection | undefined {
  const { name, resolve, type } = field;
  if (resolve && resolve !== defaultFieldResolver) {
    const members = membersRead(resolve);
    return members && whole(members);
  }
  const named = getNamedType(type);
  return new Map([[name, isLeafType(named) ? true : partsOf(named, below)]]);
}
