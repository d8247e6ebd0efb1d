import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { localServer } from './local-server.ts';

/** A server with this listener on a port of its own, until the test is over. Resolves to its origin. */
export async function listen(listener: RequestListener): Promise<string> {
  const { origin, stop } = await localServer(createServer(listener));
  onTestFinished(stop);
  return origin;
}
