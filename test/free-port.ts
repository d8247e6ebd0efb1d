import { createServer } from 'node:net';

/**
 * A port that nobody listens on, below those that a system gives to connections and to servers without a port of their own: of
 * those, another test may take one before the caller listens. A node of a Redis cluster also listens 10,000 above its port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
