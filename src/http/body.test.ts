import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Body } from './body.ts';

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

const of = (parts: readonly Uint8Array[]) => {
  const body = new Body();
  for (const part of parts) body.add(Buffer.from(part));
  return body;
};

describe('Body', () => {
  it('is its parts, in their order', () => {
    const sizes = fc.oneof(fc.uint8Array({ maxLength: 3 }), fc.uint8Array({ maxLength: 300 }));
    fc.assert(
      fc.property(fc.array(sizes, { maxLength: 40 }), fc.integer({ min: 1, max: 60 }), (parts, times) => {
        const all = Array.from({ length: times }, () => parts).flat();
        const body = of(all);
        expect(body.whole().equals(Buffer.concat(all))).toBe(true);
        expect(body.read((bytes) => bytes.equals(Buffer.concat(all)))).toBe(true);
        expect(body.length).toBe(Buffer.concat(all).length);
      }),
    );
  });

  it('does not copy a body of one part', () => {
    const part = Buffer.from('x');
    const body = new Body();
    body.add(part);

    expect(body.whole()).toBe(part);
    expect(body.read((bytes) => bytes)).toBe(part);
  });

  it.each([511, 512, 513, 1024, 1025])('is complete after %i parts of a byte', (count) => {
    expect(
      of(Array.from({ length: count }, () => Buffer.from('x')))
        .whole()
        .toString(),
    ).toBe('x'.repeat(count));
  });

  it('counts the memory of its parts until they are joined', () => {
    const ones = (count: number) => of(Array.from({ length: count }, () => Buffer.from('x'))).memory;

    expect([0, 1, 511, 512, 513, 1024].map(ones)).toEqual([
      0,
      1 + 256,
      511 + 511 * 256,
      512 + 256,
      513 + 2 * 256,
      1024 + 2 * 256,
    ]);
  });

  it('releases the memory of tiny parts', async () => {
    const large: WeakRef<ArrayBuffer>[] = [];
    const body = new Body();
    for (let index = 0; index < 512; index++) {
      const buffer = new ArrayBuffer(64 * 1024);
      large.push(new WeakRef(buffer));
      body.add(Buffer.from(buffer, 0, 1));
    }
    // The target of a weak reference lives until the end of the turn.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();

    expect(large.filter((each) => each.deref() !== undefined).length).toBeLessThan(5);
    expect(body.length).toBe(512);
  });

  it('is read beyond the size of the scratch buffer', () => {
    const parts = [1, 2, 3].map((byte) => Buffer.alloc(700_000, byte));

    expect(of(parts).read((bytes) => bytes.equals(Buffer.concat(parts)))).toBe(true);
  });
});
