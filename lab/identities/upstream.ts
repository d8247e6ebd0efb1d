import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type LocalServer, localServer } from '#test/local-server';

/** An upstream of quotes and jokes, which answers with the headers that it received. */
export interface EchoUpstream extends LocalServer {
  /** The number of requests so far. */
  readonly calls: number;
}

/** Whether and for whom an answer may be stored follows from the text that is searched for. */
const CACHE_CONTROL: Readonly<Record<string, string>> = {
  private: 'private, max-age=600',
  public: 'public, max-age=600',
};

/** Text of quotes that are for one caller: the forwarded headers. */
export function echoOf(headers: IncomingHttpHeaders): string {
  return JSON.stringify([headers['x-tenant'] ?? null, headers.authorization ?? null]);
}

export async function serveEcho(): Promise<EchoUpstream> {
  let calls = 0;
  const answer: RequestListener = ({ url = '', headers }, response) => {
    calls += 1;
    const kind = /private|public/.exec(url)?.[0] ?? 'unstored';
    const body = url.startsWith('/jokes') ? jokes() : quotes(kind === 'public' ? 'everyone' : echoOf(headers), url);
    const cacheControl = url.startsWith('/jokes') ? 'public, max-age=600' : (CACHE_CONTROL[kind] ?? 'no-store');
    // In a later turn, so that equal requests meet in flight.
    setImmediate(() => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': cacheControl });
      response.end(JSON.stringify(body));
    });
  };
  const server = createServer(answer);
  const { origin, stop } = await localServer(server);
  return {
    origin,
    get calls() {
      return calls;
    },
    stop,
  };
}

function quotes(content: string, url: string): object {
  const quote = { _id: 'q1', content, author: 'A', authorSlug: 'a', tags: [], length: content.length };
  return url.startsWith('/quotes/') ? quote : { count: 1, totalCount: 1, page: 1, totalPages: 1, results: [quote] };
}

function jokes(): object {
  return { total: 1, result: [{ id: 'j1', value: 'A joke.', categories: [] }] };
}
