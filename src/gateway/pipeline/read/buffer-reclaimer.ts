import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const RECLAIM_BYTES = 16 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;

/**
 * Frees the buffers of a stream that passes through. They lie outside of V8's heap, so that V8 by itself lets some 80 MiB of
 * dead ones gather; a minor collection takes about a millisecond (test/upload-memory.test.ts fails without it).
 */
export class BufferReclaimer {
  static #collect: Collect | undefined;
  #bytes = 0;

  /** Counts bytes that have passed. */
  count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < RECLAIM_BYTES) return;
    this.#bytes = 0;
    BufferReclaimer.#collect ??= collector();
    BufferReclaimer.#collect({ type: 'minor' });
  }
}

/** Node gives the collector to new contexts only, and after this flag. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}
