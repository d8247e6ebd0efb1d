import type { Fault, OutgoingReply, Pause } from './fault.ts';
import { bytesOf, lengthOf } from './outgoing-reply.ts';
import { wholeIn } from './values.ts';

const SLICES_A_SECOND = 10;

/** Sends the body in small pieces, slowly. */
export const drip: Fault = {
  name: 'drip',
  allowed: 'a number of bytes a second from 1',
  help: 'Sends the headers at once, and this many bytes of the body a second.',
  step(found) {
    const rate = wholeIn(found, 1, Number.MAX_SAFE_INTEGER);
    if (rate === undefined) return undefined;
    return async ({ pause }, next) => {
      const answer = await next();
      return answer && { ...answer, body: dripping(answer, rate, pause), length: lengthOf(answer) };
    };
  },
};

async function* dripping(answer: OutgoingReply, rate: number, pause: Pause): AsyncIterable<Uint8Array> {
  const size = Math.ceil(rate / SLICES_A_SECOND);
  for await (const bytes of bytesOf(answer)) {
    for (let start = 0; start < bytes.length; start += size) {
      await pause((size * 1000) / rate);
      yield bytes.subarray(start, start + size);
    }
  }
}
