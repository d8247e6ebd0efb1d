import type { Fault, OutgoingReply } from './fault.ts';
import { bytesOf, lengthOf } from './outgoing-reply.ts';
import { wholeIn } from './values.ts';

/** Closes the connection within the body. */
export const truncate: Fault = {
  name: 'truncate',
  allowed: 'a number of bytes from 0',
  help: 'Announces the length of the whole body, sends this many bytes of it, and closes the connection.',
  step(found) {
    const most = wholeIn(found, 0, Number.MAX_SAFE_INTEGER);
    if (most === undefined) return undefined;
    return async (_context, next) => {
      const answer = await next();
      return answer && { ...answer, body: cut(answer, most), length: lengthOf(answer) };
    };
  },
};

async function* cut(answer: OutgoingReply, most: number): AsyncIterable<Uint8Array> {
  let left = most;
  for await (const bytes of bytesOf(answer)) {
    if (left === 0) return;
    yield bytes.subarray(0, left);
    left -= Math.min(left, bytes.length);
  }
}
