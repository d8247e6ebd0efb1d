import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Serves the files of a folder below a path, as a static host does. */
export async function serveFolder(folder: string, base: string) {
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://site').pathname);
    const file = join(folder, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');
    if (!path.startsWith(base) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
