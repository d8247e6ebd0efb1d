import crypto from 'node:crypto';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { loadOptional } from '#package';
import { NOW_HEADER, type Setup } from './setup.ts';

const setup = workerData as Setup;

// These replace globals of this thread, before the provider is loaded: the time is that of the current request, and random
// values come from the seed, so that the same requests have the same answers.
let now = 0;
let drawn = 0;
Date.now = () => now;
Object.assign(crypto, {
  randomFillSync(bytes: Buffer): Buffer {
    for (let start = 0; start < bytes.length; start += 32) {
      crypto.createHash('sha256').update(`${setup.seed}/${drawn++}`).digest().copy(bytes, start);
    }
    return bytes;
  },
});
syncBuiltinESMExports();
// It warns of every runtime but a few.
Object.assign(console, { warn: () => undefined });

const { listenerOf } = await loadOptional(
  'oidc-provider',
  "The sandbox's OpenID provider",
  () => import('./listener.ts'),
);
const listener = await listenerOf(setup);

const server = createServer((request, response) => {
  now = Number(request.headers[NOW_HEADER] ?? now);
  listener(request, response);
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
