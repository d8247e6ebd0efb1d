import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SWEEP_BYTES = 16 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;

let collect: Collect | undefined;
let passed = 0;

/**
 * Is told of bytes that went through in passing, and sees that what held them is given back. V8 by itself lets some
 * 80 MiB of dead buffers gather, because they lie outside of its heap; a minor collection takes about a millisecond.
 */
export function sweepAfter(bytes: number): void {
  passed += bytes;
  if (passed < SWEEP_BYTES) return;
  passed = 0;
  collect ??= collector();
  collect({ type: 'minor' });
}

/** Node has no other way to it than this flag, of which only new contexts know. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}
