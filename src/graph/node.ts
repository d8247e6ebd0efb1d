import type { GraphQLResolveInfo } from 'graphql';
import { BadArgumentError } from '#upstream';
import type { Context, NodeType } from './context.ts';
import { BadInputError, MissingKeyError } from './errors.ts';
import { declareReads, readsOf } from './reads/declare-reads.ts';

const LONGEST_ID = 4096;
/** The most `ids` of `Query.nodes`. */
export const MOST_IDS = 100;
const NOT_OURS = '`id` is not one that this graph gave out.';
const GLOBAL_ID = /^([A-Z]\w*):(.+)$/s;

const textOf = (id: string) => (id.length > LONGEST_ID ? '' : Buffer.from(id, 'base64url').toString());

/** The global `id` of an object: its type and key, opaque to callers. Throws where an upstream sent no key. */
export function toGlobalId(type: string, key: string | number | null | undefined): string {
  if (key === undefined || key === null || key === '') throw new MissingKeyError(type);
  return Buffer.from(`${type}:${key}`).toString('base64url');
}

/** The type and key in a global `id`. */
export function fromGlobalId(id: string): { type: string; key: string } {
  const found = readGlobalId(id);
  if (!found) throw new BadInputError(NOT_OURS);
  return found;
}

/** The same without an error: creating one takes longer than reading an `id`. Other encodings of an `id` are none: Node reads several. */
export function readGlobalId(id: string): { type: string; key: string } | undefined {
  const [, type, key] = GLOBAL_ID.exec(textOf(id)) ?? [];
  return type && key && toGlobalId(type, key) === id ? { type, key } : undefined;
}

/**
 * The key in an argument that takes a global `id` of this type or the upstream's own key. A global `id` of another type
 * is refused.
 */
export function upstreamKey(type: string, value: string, { graph }: Pick<Context, 'graph'>): string {
  const found = readGlobalId(value);
  if (!found || !graph.nodes.has(found.type)) return value;
  if (found.type !== type) throw new BadInputError(`This \`id\` is of the type ${found.type}: ${type} is expected.`);
  return found.key;
}

/** The types of objects that were looked up by their keys: rows of upstreams have no type name. */
const typeNames = new WeakMap<object, string>();

/** Notes the type of an object that was looked up, and returns the object. */
export function noteType<Found extends object>(found: Found, type: string): Found {
  typeNames.set(found, type);
  return found;
}

/** The noted type of an object. */
export function notedType(found: object): string | undefined {
  return typeNames.get(found);
}

async function findNode(id: string, context: Context, info: GraphQLResolveInfo): Promise<unknown> {
  const { type, key } = fromGlobalId(id);
  const nodeType = context.graph.nodes.get(type);
  if (!nodeType) throw new BadInputError('`id` is of a type that this graph does not have.');
  context.authorizeNode(type);
  const found = await loadNode(nodeType, key, context, info);
  if (typeof found !== 'object' || found === null) return null;
  // Some APIs find a row by other spellings of its key: stores of clients would not find it by the requested `id`.
  const ownKey = nodeType.key(found as never) as string | number | null | undefined;
  if (ownKey != null && String(ownKey) !== key) throw new BadInputError(NOT_OURS);
  return noteType(found, type);
}

/** Loads an object by a key that a caller may have made up: messages about parameters of an API would mean nothing to callers. */
export async function loadNode(
  type: NodeType,
  key: string,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<unknown> {
  try {
    return await type.load(key, context, info);
  } catch (error) {
    throw error instanceof BadArgumentError ? new BadInputError(NOT_OURS) : error;
  }
}

/** Resolvers of `Query.node`, `Query.nodes` and the `id` of every node type. */
export function nodeResolvers(types: ReadonlyMap<string, NodeType>) {
  const ids = [...types].map(([name, { key }]) => {
    const id = (source: never) => toGlobalId(name, key(source));
    const reads = readsOf(key);
    return [name, { id: reads ? declareReads(id, { paths: reads.paths, passesThrough: false }) : id }];
  });
  return {
    ...Object.fromEntries(ids),
    Node: { __resolveType: notedType },
    Query: {
      node: (_root: unknown, { id }: { id: string }, context: Context, info: GraphQLResolveInfo) =>
        findNode(id, context, info),
      nodes(_root: unknown, { ids }: { ids: readonly string[] }, context: Context, info: GraphQLResolveInfo) {
        if (ids.length > MOST_IDS) throw new BadInputError(`\`ids\` takes at most ${MOST_IDS}, got ${ids.length}.`);
        return ids.map((id) => findNode(id, context, info));
      },
    },
  };
}
