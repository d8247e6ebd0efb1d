import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type FieldProjection, mergeProjections, type Projection } from '#upstream';
import { type Selection, selectionOf, selectionOfNodes } from '../selection.ts';
import { readsOf } from './declare-reads.ts';

interface CachedProjection {
  readonly type: GraphQLNamedType;
  readonly projection: FieldProjection;
}

/** The last projection of each selection: most operations are repeated. */
const cache = new WeakMap<Selection, CachedProjection>();

const NOTHING: Selection = new Map();

/** The members that a selection reads of an object of this type; `true` if it may read anything. */
export function projectionOf(type: GraphQLNamedType, selection: Selection): FieldProjection {
  const cached = cache.get(selection);
  if (cached?.type === type) return cached.projection;
  const projection = findProjection(type, selection);
  cache.set(selection, { type, projection });
  return projection;
}

/** The projection of the object that the field being resolved returns, or of a field at a path below it. */
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

/** The projection of the nodes of the connection being resolved. */
export function projectionOfNodes(info: GraphQLResolveInfo): FieldProjection {
  return projectionOf(typeOfNodes(info), selectionOfNodes(selectionOf(info)));
}

/** The type of the nodes of the connection being resolved. */
export function typeOfNodes(info: GraphQLResolveInfo): GraphQLNamedType {
  const connection = getNamedType(info.returnType);
  const nodes = fieldOf(connection, 'nodes');
  if (!nodes) throw new TypeError(`${connection.name} is no connection`);
  return getNamedType(nodes.type);
}

const byOperation = new WeakMap<OperationDefinitionNode, Map<string, FieldProjection>>();

/**
 * The members that all selections on objects of a type read together, anywhere in the operation: rows that are read once with
 * them serve each selection.
 */
export function projectionOfType(info: GraphQLResolveInfo, typeName: string): FieldProjection {
  const { operation, schema } = info;
  let projections = byOperation.get(operation);
  if (!projections) byOperation.set(operation, (projections = new Map()));
  let projection = projections.get(typeName);
  if (projection === undefined) {
    const type = schema.getType(typeName);
    projection = isObjectType(type) && !type.isTypeOf ? findProjectionOfType(info, type) : true;
    projections.set(typeName, projection);
  }
  return projection;
}

/** The part of a projection at a path; `undefined` if the path is not projected. */
export function projectionAt(projection: FieldProjection, ...path: readonly string[]): FieldProjection | undefined {
  let current: FieldProjection | undefined = projection;
  for (const name of path) {
    if (current === true || current === undefined) return current;
    current = current.get(name);
  }
  return current;
}

/** The merged projection of these paths, with `end` at the end of each. */
export function projectionOfPaths(paths: readonly (readonly string[])[], end: FieldProjection = true): Projection {
  return paths.map((path) => projectionOfPath(path, end)).reduce(mergeProjections, new Map());
}

function fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) ? type.getFields()[name] : undefined;
}

function findProjection(type: GraphQLNamedType, selection: Selection): FieldProjection {
  // `isTypeOf` and the resolution of an abstract type may read any member.
  if (!isObjectType(type) || type.isTypeOf) return true;
  let all: Projection = new Map();
  for (const [name, below] of selection) {
    const field = fieldOf(type, name);
    if (!field && name === '__typename') continue;
    const read = field && projectionOfReads(field, below);
    if (!read) return true;
    all = mergeProjections(all, read);
  }
  return all;
}

function findProjectionOfType(
  { operation, fragments, schema }: GraphQLResolveInfo,
  type: GraphQLObjectType,
): FieldProjection {
  let all: FieldProjection = new Map();
  const isParent = (parent: GraphQLNamedType) =>
    parent === type || (isAbstractType(parent) && schema.isSubType(parent, type));
  const add = (node: FieldNode) => {
    const field = fieldOf(type, node.name.value);
    if (!field) return;
    const read = projectionOfReads(field, selectionOf({ fieldNodes: [node], fragments }));
    all = all === true || !read ? true : mergeProjections(all, read);
  };
  const visit = (set: SelectionSetNode | undefined, parent: GraphQLNamedType | undefined) => {
    if (!set || !parent) return;
    for (const selected of set.selections) {
      if (selected.kind === Kind.FIELD) {
        if (isParent(parent)) add(selected);
        const name = selected.name.value;
        const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
        visit(selected.selectionSet, field && getNamedType(field.type));
      } else if (selected.kind === Kind.INLINE_FRAGMENT) {
        const { typeCondition } = selected;
        visit(selected.selectionSet, typeCondition ? schema.getType(typeCondition.name.value) : parent);
      }
    }
  };
  visit(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
  for (const { selectionSet, typeCondition } of Object.values(fragments)) {
    visit(selectionSet, schema.getType(typeCondition.name.value));
  }
  return all;
}

/** The reads of a field: those that its resolver declares, or the member with its name. */
function projectionOfReads(field: GraphQLField<unknown, unknown>, below: Selection): Projection | undefined {
  const { name, resolve, type } = field;
  const isDefault = !resolve || resolve === defaultFieldResolver;
  const reads = isDefault ? { paths: [[name]], passesThrough: true } : readsOf(resolve);
  if (!reads) return undefined;
  const named = getNamedType(type);
  const end = reads.passesThrough && !isLeafType(named) ? projectionOf(named, below) : true;
  return projectionOfPaths(reads.paths, end);
}

function projectionOfPath(path: readonly string[], end: FieldProjection): Projection {
  const [head = '', ...rest] = path;
  return new Map([[head, rest.length === 0 ? end : projectionOfPath(rest, end)]]);
}
