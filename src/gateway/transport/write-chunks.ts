import type { ServerResponse } from 'node:http';
import { drained } from './drained.ts';
import { limitPause, setWriteTimeout } from './set-write-timeout.ts';

type Chunks = AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>;

/** Writes the rest of a response as it comes, with back-pressure. */
export async function writeChunks(chunks: Chunks, response: ServerResponse, writeMs: number): Promise<void> {
  for await (const chunk of chunks) {
    if (response.destroyed) return;
    if (response.write(chunk)) continue;
    // Whatever has reached the socket by now: node:http itself keeps the chunks of a turn.
    limitPause(response, writeMs);
    await drained(response);
    if (response.destroyed) return;
    limitPause(response, 0);
  }
  response.end();
  setWriteTimeout(response, writeMs);
}
