import type { Cache, DataFields, Resolver } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';

/**
 * A resolver of a connection: its pages are one list. Pages that were selected by `edges` are in `nodes` too. While a page has
 * `nodes` alone, `edges` are read from the network.
 */
export function connectionResolver(): Resolver {
  const paginate = relayPagination();
  return (parent, args, cache, info) => {
    const view = new ConnectionView(cache);
    const list = paginate(parent, args, view.cache, info) as DataFields | undefined;
    if (!list) return undefined;
    const { edges, nodes, ...others } = list;
    return { ...others, ...(!view.lacksEdges && { edges }), ...(!view.lacksNodes && { nodes }) };
  };
}

/** The cache as Graphcache's pagination reads it, with the nodes of edges as `nodes`. */
class ConnectionView {
  readonly cache: Cache;
  lacksEdges = false;
  lacksNodes = false;

  constructor(cache: Cache) {
    const resolve: Cache['resolve'] = (entity, field, args) => {
      const found = cache.resolve(entity, field, Object.keys(args ?? {}).length > 0 ? args : undefined);
      if (found !== undefined) return found;
      if (field === 'edges') this.lacksEdges = true;
      return field === 'nodes' ? this.#nodesOfEdges(cache, entity) : found;
    };
    // The pagination leaves out pages without arguments.
    const inspectFields: Cache['inspectFields'] = (entity) =>
      cache.inspectFields(entity).map((field) => ({ ...field, arguments: field.arguments ?? {} }));
    const properties = { resolve: { value: resolve }, inspectFields: { value: inspectFields } };
    this.cache = Object.create(cache, properties) as Cache;
  }

  #nodesOfEdges(cache: Cache, entity: Parameters<Cache['resolve']>[0]) {
    const edges = cache.resolve(entity, 'edges');
    const nodes = Array.isArray(edges) ? edges.map((edge) => cache.resolve(edge as string, 'node')) : [undefined];
    if (nodes.includes(undefined)) this.lacksNodes = true;
    return nodes;
  }
}
