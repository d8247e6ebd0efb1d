import type { Fault, OutgoingReply } from './fault.ts';
import { bytesOf } from './outgoing-reply.ts';
import { sizeIn } from './values.ts';

const MOST = 4096 * 1024 * 1024;
const SLICE = Buffer.alloc(64 * 1024, ' ');

/** Sends a body of this size. */
export const oversized: Fault = {
  name: 'oversized',
  allowed: 'a size up to 4096MiB such as 20MiB',
  help: 'Sends the answer followed by spaces, up to this size: it is still valid JSON.',
  step(found) {
    const size = sizeIn(found);
    if (size === undefined || size > MOST) return undefined;
    return async (_context, next) => {
      const answer = await next();
      return answer && { ...answer, body: padded(answer, size), length: size };
    };
  },
};

async function* padded(answer: OutgoingReply, size: number): AsyncIterable<Uint8Array> {
  let left = size;
  for await (const bytes of bytesOf(answer)) {
    yield bytes.subarray(0, left);
    left -= Math.min(left, bytes.length);
  }
  for (; left > 0; left -= SLICE.length) yield SLICE.subarray(0, left);
}
