import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A little later than at once, so that reloads find calls in flight. */
const DELAY_MS = 5;

/** A stand-in for the interface of quotes. No response of it may be cached: each operation calls it. */
export async function quotesStandIn(totalCount: number): Promise<{ readonly url: string; stop(): void }> {
  const body = JSON.stringify({ count: 0, totalCount, page: 1, totalPages: 1, results: [] });
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  const server = createServer((_request, response) => {
    setTimeout(() => response.writeHead(200, headers).end(body), DELAY_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
