import type {
  Cache,
  CacheExchangeOpts,
  DataField,
  DataFields,
  Entity,
  KeyGenerator,
  Resolver,
  ResolverConfig,
} from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import type { GraphTables } from '../tables/graph-tables.ts';
import { TABLES } from '../tables/tables.generated.ts';
import { expandSchema } from './compact-schema.ts';
import { FIELDS } from './fields.generated.ts';

export interface CacheConfigOptions extends CacheExchangeOpts {
  /** The tables of a graph that differs from the one of this package. Pass its introspection as `schema` too. */
  readonly tables?: GraphTables;
}

/**
 * The options of `cacheExchange` of Graphcache for the graph, with yours. Objects with an `id` are entities, all others are
 * parts of their parents, and the pages of a connection are one list.
 */
export function cacheConfig({ tables = TABLES, ...options }: CacheConfigOptions = {}): CacheExchangeOpts {
  const { possibleTypes, embeddedTypes, connectionFields, nodeTypes } = tables;
  const keys: Record<string, KeyGenerator> = {};
  for (const type of embeddedTypes) keys[type] = () => null;
  // Without its `id` an object is a part of its parent.
  for (const type of nodeTypes) keys[type] = ({ id }) => (typeof id === 'string' ? id : null);
  const resolvers: ResolverConfig = { ...options.resolvers };
  for (const [type, names] of Object.entries(connectionFields)) {
    const fields = Object.fromEntries(names.map((name) => [name, connectionResolver()]));
    resolvers[type] = { ...fields, ...resolvers[type] };
  }
  const schema = options.schema ?? expandSchema(FIELDS, possibleTypes);
  return { ...options, schema, keys: { ...keys, ...options.keys }, resolvers };
}

/**
 * A resolver of a connection: its pages are one list. Pages that were selected by `edges` are in `nodes` too. While a page has
 * `nodes` alone, `edges` are read from the network.
 */
export function connectionResolver(): Resolver {
  const paginate = relayPagination();
  return (parent, args, cache, info) => {
    const page = cache.resolve(info.parentKey, info.fieldName, optional(args));
    const view = new ConnectionView(cache, page as Entity);
    const list = paginate(parent, args, view.cache, info) as DataFields | undefined;
    if (!list) return undefined;
    const { edges, nodes, ...others } = list;
    return { ...others, ...(!view.lacksEdges && { edges }), ...(!view.lacksNodes && { nodes }) };
  };
}

/**
 * The cache as Graphcache's pagination reads it. `nodes` are those of edges where they were not selected. Pages of which
 * neither was selected are empty, unless one is the page that is read.
 */
class ConnectionView {
  readonly cache: Cache;
  readonly #cache: Cache;
  readonly #page: Entity;
  lacksEdges = false;
  lacksNodes = false;

  constructor(cache: Cache, page: Entity) {
    this.#cache = cache;
    this.#page = page;
    const resolve: Cache['resolve'] = (entity, field, args) => {
      const found = cache.resolve(entity, field, optional(args));
      if (found !== undefined || entity === undefined) return found;
      if (field === 'edges') return this.#edgesOf(entity);
      return field === 'nodes' ? this.#nodesOf(entity) : found;
    };
    // The pagination leaves out pages without arguments.
    const inspectFields: Cache['inspectFields'] = (entity) =>
      cache.inspectFields(entity).map((field) => ({ ...field, arguments: field.arguments ?? {} }));
    const properties = { resolve: { value: resolve }, inspectFields: { value: inspectFields } };
    this.cache = Object.create(cache, properties) as Cache;
  }

  #edgesOf(page: Entity): DataField | undefined {
    if (page === this.#page || this.#cache.resolve(page, 'nodes') !== undefined) this.lacksEdges = true;
    return undefined;
  }

  #nodesOf(page: Entity): DataField | undefined {
    const edges = this.#cache.resolve(page, 'edges');
    if (!Array.isArray(edges)) {
      if (page === this.#page) this.lacksNodes = true;
      return undefined;
    }
    const nodes = edges.map((edge) => this.#cache.resolve(edge as Entity, 'node'));
    if (nodes.includes(undefined)) this.lacksNodes = true;
    return nodes as DataField;
  }
}

/** Fields without arguments have none in their keys. */
function optional<Args extends object>(args: Args | null | undefined): Args | undefined {
  return args && Object.keys(args).length > 0 ? args : undefined;
}
