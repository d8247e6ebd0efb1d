import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Handler = (segments: readonly string[], request: IncomingMessage, response: ServerResponse) => void;

/** The suite's origin server, on loopback alone: its own program listens on every address. */
export async function originOf(suite: string): Promise<Server> {
  const [config, state, test] = await Promise.all(['config', 'state', 'test'].map((name) => handlerOf(suite, name)));
  const handlers: Readonly<Record<string, Handler | undefined>> = { config, state, test };
  return createServer((request, response) => {
    const [, first = '', ...rest] = (request.url ?? '').split('?', 1).join().split('/');
    const handler = handlers[first];
    if (handler) handler(rest, request, response);
    else response.writeHead(404).end();
  });
}

async function handlerOf(suite: string, name: string): Promise<Handler> {
  const file = join(suite, 'test-engine', 'server', `handle-${name}.mjs`);
  return ((await import(pathToFileURL(file).href)) as { readonly default: Handler }).default;
}
