import type { Plugin } from 'graphql-yoga';
import { createHandler, type Gateway } from '#gateway';
import { type RawAnswer, rawRequest } from '#test/raw-request';
import { serveUntilOver } from '#test/serve-until-over';

/** A request to a graph, apart from its origin. */
export interface Ask {
  readonly method?: string;
  /** The URL after the graph's path. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
}

/** The code paths of a request: without plugins, with one around the operation, with one around the HTTP request. */
export const ROUTES = ['direct', 'graphql-plugin', 'http-plugin'] as const;
export type Route = (typeof ROUTES)[number];

/** The plugins of each route. */
export const PLUGINS: Readonly<Record<Route, readonly Plugin[]>> = {
  direct: [],
  'graphql-plugin': [{ onExecute() {}, onParse() {}, onValidate() {}, onContextBuilding() {} }],
  'http-plugin': [{ onRequest() {}, onParams() {}, onResponse() {}, onExecute() {} }],
};

/** The same gateway with other plugins. */
function withPlugins(gateway: Gateway, plugins: readonly Plugin[]): Gateway {
  const handler = createHandler({ ...gateway, plugins });
  return { ...gateway, plugins, handler: () => handler };
}

/** Sends bodies to a graph by POST, as JSON. */
export function postBy(ask: (request: Ask) => Promise<RawAnswer>) {
  return (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
}

/** A gateway on a port of its own, with one of these routes or with plugins. */
export async function served(gateway: Gateway, route: Route | readonly Plugin[] = 'direct') {
  const server = await serveUntilOver(withPlugins(gateway, typeof route === 'string' ? PLUGINS[route] : route));
  const address = server.origin + gateway.settings.server.path;
  const ask = ({ query = '', ...rest }: Ask): Promise<RawAnswer> => rawRequest(address + query, rest);
  const get = (parameters: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    ask({ query: `?${new URLSearchParams(parameters).toString()}`, headers });
  return { server, address, ask, post: postBy(ask), get };
}

/** The headers of a response for caches. */
export function keeping({ headers }: RawAnswer) {
  return { 'cache-control': headers['cache-control'], vary: headers['vary'] };
}
