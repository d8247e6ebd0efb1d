import {
  defaultFieldResolver,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { type FieldProjection, mergeProjections, type Projection } from '#upstream';
import { type Selection, selectionOf, selectionOfNodes } from '../selection.ts';
import { readsOf } from './declare-reads.ts';

interface Known {
  readonly type: GraphQLNamedType;
  readonly projection: FieldProjection;
}

/** The last projection of each selection, since operations are mostly repeated. */
const known = new WeakMap<Selection, Known>();

const NOTHING: Selection = new Map();

/** The members read of an object of this type to answer a selection; `true` where it may be anything. */
export function projectionOf(type: GraphQLNamedType, selection: Selection): FieldProjection {
  const before = known.get(selection);
  if (before?.type === type) return before.projection;
  const projection = findProjection(type, selection);
  known.set(selection, { type, projection });
  return projection;
}

/** The same of the object that the field being resolved leads to, or that a path of fields below it does. */
export function projectionOfField(info: GraphQLResolveInfo, ...path: readonly string[]): FieldProjection {
  let type = getNamedType(info.returnType);
  let selection = selectionOf(info);
  for (const name of path) {
    const types = isAbstractType(type) ? info.schema.getPossibleTypes(type) : [type];
    const field = types.map((each) => fieldOf(each, name)).find((each) => each !== undefined);
    if (!field) throw new TypeError(`${type.name} has no field ${name}`);
    type = getNamedType(field.type);
    selection = selection.get(name) ?? NOTHING;
  }
  return projectionOf(type, selection);
}

/** The same of the nodes of the connection being resolved. */
export function projectionOfNodes(info: GraphQLResolveInfo): FieldProjection {
  const connection = getNamedType(info.returnType);
  const nodes = fieldOf(connection, 'nodes');
  if (!nodes) throw new TypeError(`${connection.name} is no connection`);
  return projectionOf(getNamedType(nodes.type), selectionOfNodes(selectionOf(info)));
}

/** What of a projection is below a path; nothing where it does not lead there. */
export function projectionAt(projection: FieldProjection, ...path: readonly string[]): FieldProjection | undefined {
  let current: FieldProjection | undefined = projection;
  for (const name of path) {
    if (current === true || current === undefined) return current;
    current = current.get(name);
  }
  return current;
}

/** The projection that these paths make together, with what is read where each ends. */
export function projectionOfPaths(paths: readonly (readonly string[])[], end: FieldProjection = true): Projection {
  return paths.map((path) => along(path, end)).reduce(mergeProjections, new Map());
}

function fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) ? type.getFields()[name] : undefined;
}

function findProjection(type: GraphQLNamedType, selection: Selection): FieldProjection {
  // The type of an abstract or checked object may be told from any of its members.
  if (!isObjectType(type) || type.isTypeOf) return true;
  let all: Projection = new Map();
  for (const [name, below] of selection) {
    const field = fieldOf(type, name);
    if (!field && name === '__typename') continue;
    const read = field && projectionOfOne(field, below);
    if (!read) return true;
    all = mergeProjections(all, read);
  }
  return all;
}

/** What a field reads of its object: what its resolver declares, or else the member of its own name. */
function projectionOfOne(field: GraphQLField<unknown, unknown>, below: Selection): Projection | undefined {
  const { name, resolve, type } = field;
  const isDefault = !resolve || resolve === defaultFieldResolver;
  const reads = isDefault ? { paths: [[name]], passesThrough: true } : readsOf(resolve);
  if (!reads) return undefined;
  const named = getNamedType(type);
  const end = reads.passesThrough && !isLeafType(named) ? projectionOf(named, below) : true;
  return projectionOfPaths(reads.paths, end);
}

/** A projection of one path, and what is read where it ends. */
function along(path: readonly string[], end: FieldProjection): Projection {
  const [head = '', ...rest] = path;
  return new Map([[head, rest.length === 0 ? end : along(rest, end)]]);
}
