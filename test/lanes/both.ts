import { Agent, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { type Gateway, serve } from '#gateway';

/** All of an answer but its date. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What follows the path in the address. */
  readonly search?: string;
}

/** A gateway on a port, and its two ways to answer: the express lane takes `/graphql`, and leaves `/graphql?` to Yoga. */
export async function bothLanes(gateway: Gateway) {
  const { settings } = gateway;
  const server = await serve({ ...gateway, settings: { ...settings, server: { ...settings.server, port: 0 } } });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(async () => {
    agent.destroy();
    await server.stop();
  });
  const { port } = new URL(server.origin);
  const ask = (path: string) => (asked: Request) => send({ agent, port, path }, asked);
  return { origin: server.origin, express: ask('/graphql'), yoga: ask('/graphql?') };
}

function send(
  { agent, port, path }: { readonly agent: Agent; readonly port: string; readonly path: string },
  { method = 'POST', headers = { 'content-type': 'application/json' }, body, search = '' }: Request,
): Promise<Answer> {
  const options = {
    agent,
    port,
    method,
    path: search === '' ? path : path.replace(/\??$/, search),
    headers: { 'x-request-id': 'same', ...headers },
  };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _date, ...rest } = response.headers;
        resolve({ status: response.statusCode, headers: rest, body: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
