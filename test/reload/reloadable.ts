import { Agent } from 'node:http';
import { onTestFinished } from 'vitest';
import type { Slug } from '#contracts';
import type { Gateway } from '#gateway';
import { createLog } from '#log';
import { gatewayOf } from '#test/harness';
import { rawRequest } from '#test/raw-request';
import { serveUntilOver } from '#test/serve-until-over';

interface Configuration {
  readonly urls: Partial<Record<Slug, string>>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A served gateway whose configuration can be replaced, until the test is over. */
export async function reloadable(first: Configuration) {
  const log = createLog({ level: 'silent', format: 'text' });
  const gatewayWith = ({ urls, settings = {} }: Configuration, previous?: Gateway) =>
    gatewayOf(urls, { performance: {}, ...settings }, log, [], previous);
  let gateway = gatewayWith(first);
  const server = await serveUntilOver(gateway);
  // All requests of a test share a connection, which outlives generations.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const address = `${server.origin}/graphql`;
  const ask = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
    const body = JSON.stringify({ query });
    const all = { 'content-type': 'application/json', ...headers };
    const answer = await rawRequest(address, { method: 'POST', headers: all, body, agent });
    return { ...answer, json: JSON.parse(answer.body.toString()) };
  };
  return {
    ask,
    address,
    server,
    get gateway() {
      return gateway;
    },
    /** Reloads another configuration, whose plugins fail. */
    async refuse(next: Configuration) {
      const handler = async () => Promise.reject(new Error('A plugin failed'));
      await server.replaceBy({ ...gatewayWith(next, gateway), handler });
    },
    async reload(next: Configuration) {
      const replacement = gatewayWith(next, gateway);
      await server.replaceBy(replacement);
      gateway = replacement;
    },
  };
}
