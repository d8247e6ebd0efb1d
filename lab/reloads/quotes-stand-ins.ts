import { createServer } from 'node:http';
import { type LocalServer, localServer } from '#test/local-server';

/** A little later than at once, so that reloads find calls in flight. */
const DELAY_MS = 5;

/** Two stand-ins, whose totals tell which configuration a gateway has. */
export async function quotesStandIns() {
  const [one, other] = [await quotesStandIn(1), await quotesStandIn(2)];
  return {
    urls: [one.origin, other.origin] as const,
    stop: () => Promise.all([one.stop(), other.stop()]),
  };
}

/** A stand-in for the API of quotes. No response of it may be cached: each operation calls it. */
async function quotesStandIn(totalCount: number): Promise<LocalServer> {
  const body = JSON.stringify({ count: 0, totalCount, page: 1, totalPages: 1, results: [] });
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  const server = createServer((_request, response) => {
    setTimeout(() => response.writeHead(200, headers).end(body), DELAY_MS);
  });
  return localServer(server);
}
