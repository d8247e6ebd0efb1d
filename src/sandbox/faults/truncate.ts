import type { Fault, Outgoing } from './fault.ts';
import { bytesOf, lengthOf } from './outgoing.ts';
import { wholeIn } from './values.ts';

/** Breaks off within the body. */
export const truncate: Fault = {
  name: 'truncate',
  allowed: 'a number of bytes from 0',
  help: 'Says how long the whole body is, sends so many bytes of it, and closes the connection.',
  step(found) {
    const most = wholeIn(found, 0, Number.MAX_SAFE_INTEGER);
    if (most === undefined) return undefined;
    return async (_exchange, next) => {
      const answer = await next();
      return answer && { ...answer, body: cut(answer, most), length: lengthOf(answer) };
    };
  },
};

async function* cut(answer: Outgoing, most: number): AsyncIterable<Uint8Array> {
  let left = most;
  for await (const bytes of bytesOf(answer)) {
    if (left === 0) return;
    yield bytes.subarray(0, left);
    left -= Math.min(left, bytes.length);
  }
}
