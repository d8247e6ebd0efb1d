import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { clearWriteTimeout, setWriteTimeout } from './set-write-timeout.ts';

type Chunks = AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>;

/** Writes the rest of a response as it comes, with back-pressure. */
export async function writeChunks(chunks: Chunks, response: ServerResponse, writeMs: number): Promise<void> {
  for await (const chunk of chunks) {
    if (response.destroyed) return;
    if (response.write(chunk)) continue;
    setWriteTimeout(response, writeMs);
    await Promise.race([once(response, 'drain'), once(response, 'close')]);
    if (response.destroyed) return;
    clearWriteTimeout(response);
  }
  response.end();
  setWriteTimeout(response, writeMs);
}
