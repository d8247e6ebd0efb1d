import { createServer } from 'node:http';
import { localServer } from '#test/local-server';

/** A collector of traces, which calls a function with the text of each export. */
export async function serveCollector(received: (text: string) => void) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return localServer(server);
}
