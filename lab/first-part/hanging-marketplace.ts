import { createServer } from 'node:http';
import { defaultSettings, onSandbox } from '#config';
import { readContract } from '#contract';
import { createGateway, serve } from '#gateway';
import { createLog } from '#log';
import { jokes, marketplace } from '#subgraphs';
import { localServer } from '#test/local-server';

/** A served gateway over jokes, which answer at once, and over a marketplace that never answers. */
export async function hangingMarketplace() {
  let called = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/marketplace/')) {
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('["animal","career"]');
    }
    called.resolve();
  });
  const upstream = await localServer(server);
  const contracts = (['jokes', 'marketplace'] as const).map(readContract);
  const settings = onSandbox(defaultSettings(contracts), contracts, upstream.origin);
  const log = createLog({ level: 'silent', format: 'text' });
  const gateway = createGateway({
    settings: { ...settings, server: { ...settings.server, port: 0 } },
    subgraphs: [jokes, marketplace],
    edges: [],
    log,
  });
  const served = await serve(gateway);
  return {
    address: served.origin + settings.server.path,
    /** Resolves with the next call of the marketplace. */
    nextCall: () => {
      called = Promise.withResolvers<void>();
      return called.promise;
    },
    stop: async () => {
      await served.stop();
      await upstream.stop();
    },
  };
}
