import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { localServer } from '#test/local-server';

/** A call that an upstream received. */
export interface Arrival {
  readonly at: number;
  readonly target: string;
}

const HOT_MS = 50;
const PUBLIC = { 'cache-control': 'public, max-age=600' };

/** The upstreams of all gateways: jokes, of which each has its own text, and readers, whose entitlements change. */
export async function startUpstreams() {
  const arrivals: Arrival[] = [];
  const products = new Map<string, string>();
  /** How often each product was written. */
  const writes = new Map<string, number>();

  const answer = async (request: IncomingMessage): Promise<readonly [object, object?]> => {
    const { pathname } = new URL(request.url ?? '/', 'http://upstream');
    if (pathname.startsWith('/readers/')) {
      if (request.method === 'PATCH') {
        const { entitlements } = JSON.parse(await text(request)) as {
          readonly entitlements: readonly [{ readonly productId: string }];
        };
        const [{ productId }] = entitlements;
        products.set(pathname, productId);
        writes.set(productId, (writes.get(productId) ?? 0) + 1);
      }
      return [{ entitlements: [{ productId: products.get(pathname) ?? 'none' }] }, PUBLIC];
    }
    // Never answered.
    if (pathname.endsWith('/search') && request.url?.includes('held')) return new Promise(() => undefined);
    if (pathname.endsWith('/search')) return [{ total: 0, result: [] }, { 'cache-control': 'no-store' }];
    if (pathname.endsWith('/random')) return [joke('random'), { 'cache-control': 'no-store' }];
    if (pathname.includes('hot')) await new Promise((resolve) => setTimeout(resolve, HOT_MS));
    return [joke(pathname.slice(pathname.lastIndexOf('/') + 1)), PUBLIC];
  };
  const server = createServer((request, response) => {
    arrivals.push({ at: performance.now(), target: request.url ?? '' });
    void answer(request).then(([body, headers]) => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
  });
  const { origin, stop } = await localServer(server);
  return {
    jokes: `${origin}/jokes`,
    readers: `${origin}/readers`,
    writes,
    arrivalsOf: (part: string) => arrivals.filter(({ target }) => target.includes(part)),
    close: stop,
  };
}

export type Upstreams = Awaited<ReturnType<typeof startUpstreams>>;

function joke(id: string): object {
  const at = '2021-04-01 08:30:00.123456';
  return {
    id,
    value: `Joke ${id}.`,
    categories: [],
    url: `https://jokes.example.test/jokes/${id}`,
    icon_url: 'https://jokes.example.test/img/avatar.png',
    created_at: at,
    updated_at: at,
  };
}
