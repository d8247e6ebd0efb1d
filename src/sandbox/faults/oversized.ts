import type { Fault, Outgoing } from './fault.ts';
import { bytesOf } from './outgoing.ts';
import { sizeIn } from './values.ts';

const MOST = 4096 * 1024 * 1024;
const SLICE = Buffer.alloc(64 * 1024, ' ');

/** Answers with more than anybody wants. */
export const oversized: Fault = {
  name: 'oversized',
  allowed: 'a size up to 4096MiB such as 20MiB',
  help: 'Sends the answer with blanks after it, up to this size: as JSON it is still right.',
  step(found) {
    const size = sizeIn(found);
    if (size === undefined || size > MOST) return undefined;
    return async (_exchange, next) => {
      const answer = await next();
      return answer && { ...answer, body: padded(answer, size), length: size };
    };
  },
};

async function* padded(answer: Outgoing, size: number): AsyncIterable<Uint8Array> {
  let left = size;
  for await (const bytes of bytesOf(answer)) {
    yield bytes.subarray(0, left);
    left -= Math.min(left, bytes.length);
  }
  for (; left > 0; left -= SLICE.length) yield SLICE.subarray(0, left);
}
