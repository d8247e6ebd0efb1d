import { LRUCache } from 'lru-cache';
import { createGateway as create, type Gateway, type GatewayParts } from '#gateway';

/** The graphs that the gateways of this worker composed last, by what makes them differ. */
const graphs = new LRUCache<string, Gateway['state']['graph']>({ max: 50 });

/**
 * Creates a gateway. It shares the graph of one before it that has the same parts, as it would after a reload: composing a graph
 * takes longer than most tests.
 */
export function createGateway(parts: GatewayParts): Gateway {
  const { auth, federation, server, limits, unconfigured, apis } = parts.settings;
  const served = Object.entries(apis).map(([slug, { url, extras }]) => [slug, url !== undefined, extras]);
  const { introspection } = server;
  const { subgraphs, edges, kept } = parts;
  const owners = subgraphs.map(({ slug }) => slug);
  const key = JSON.stringify([
    [owners, edges.length, served, unconfigured],
    [typeof auth, federation, introspection, limits.pageDefault],
  ]);
  const gateway = create({ ...parts, ...(kept ? {} : { graph: graphs.get(key) }) });
  graphs.set(key, gateway.state.graph);
  return gateway;
}
