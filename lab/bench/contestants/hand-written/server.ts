import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Calls } from './calls.ts';
import { createHandlers, type Handler } from './handlers.ts';

const [port, upstream = ''] = process.argv.slice(2);
const handlers: Readonly<Record<string, Handler>> = createHandlers(new Calls(upstream));

createServer((request, response) => {
  const handler = handlers[request.url ?? ''];
  if (!handler) return answer(response, 404, { error: 'There is no such question.' });
  read(request, (body) => {
    handler(JSON.parse(body)).then(
      (data) => answer(response, 200, { data }),
      (error: unknown) => answer(response, 502, { error: String(error) }),
    );
  });
}).listen(Number(port), '127.0.0.1');

function read(request: IncomingMessage, done: (body: string) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => done((chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString() ?? ''));
}

function answer(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
