import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { gatherWrites } from './gather-writes.ts';

/** A stream, and the texts that it wrote to its end: each array was written at once. */
function recorded() {
  const written: string[][] = [];
  const stream = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      written.push([chunk]);
      done();
    },
    writev(chunks, done) {
      written.push(chunks.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  gatherWrites(stream);
  return { stream, written };
}

describe('gatherWrites', () => {
  it('writes what one turn of the event loop brings at once, in its order', async () => {
    const { stream, written } = recorded();

    stream.write('one');
    await Promise.resolve();
    stream.write('two');
    process.nextTick(() => stream.write('three'));
    await setImmediate();
    stream.write('four');
    await setImmediate();

    expect(written).toEqual([['one', 'two', 'three'], ['four']]);
  });

  it('writes what was gathered before the stream ends', async () => {
    const { stream, written } = recorded();

    stream.write('one');
    stream.end('two');
    await setImmediate();

    expect(written.flat()).toEqual(['one', 'two']);
  });

  it('leaves a stream alone that is destroyed meanwhile', async () => {
    const { stream, written } = recorded();

    stream.write('one');
    stream.destroy();
    await setImmediate();

    expect(written).toEqual([]);
  });
});
