import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const RECLAIM_BYTES = 16 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;

/**
 * Frees the buffers of a forwarded stream by minor garbage collections. Buffers are external memory, of which V8 lets some
 * 80 MiB accumulate. A minor collection takes about a millisecond (test/upload-memory.test.ts fails without it).
 */
export class BufferReclaimer {
  static #collect: Collect | undefined;
  #bytes = 0;

  /** Counts forwarded bytes. */
  count(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes < RECLAIM_BYTES) return;
    this.#bytes = 0;
    BufferReclaimer.#collect ??= collector();
    BufferReclaimer.#collect({ type: 'minor' });
  }
}

/** After `--expose-gc`, `gc` is a global of new contexts only. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}
