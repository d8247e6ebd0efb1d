import { onTestFinished } from 'vitest';
import { type Gateway, serve } from '#gateway';
import { type RawAnswer, rawRequest } from '#test/raw-request';

/** A request to a graph, apart from its origin. */
export interface Ask {
  readonly method?: string;
  /** What follows the graph's path. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export const LANES = ['express', 'yoga'] as const;
export type Lane = (typeof LANES)[number];

/** A gateway on a port of its own, all of whose requests take the same lane. */
export async function served(gateway: Gateway, lane: Lane = 'express') {
  const { settings } = gateway;
  const performance = { ...settings.performance, expressLane: lane === 'express' };
  const server = await serve({
    ...gateway,
    settings: { ...settings, performance, server: { ...settings.server, port: 0 } },
  });
  onTestFinished(() => server.stop());
  const address = server.origin + settings.server.path;
  const ask = ({ query = '', ...rest }: Ask): Promise<RawAnswer> => rawRequest(address + query, rest);
  const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask({
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const get = (parameters: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    ask({ query: `?${new URLSearchParams(parameters).toString()}`, headers });
  return { address, ask, post, get };
}

/** The headers of an answer that say who may keep it. */
export function keeping({ headers }: RawAnswer) {
  return { 'cache-control': headers['cache-control'], vary: headers['vary'] };
}
