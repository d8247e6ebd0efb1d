import { promisify } from 'node:util';
import { brotliCompress, deflate, gzip, zstdCompress } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Body } from '#http';
import { operation } from '#test/hostile/contract';
import { decompress, isCompressed } from './decode.ts';
import type { UpstreamResponseError } from './errors.ts';
import type { Plan } from './request.ts';

const plan = { slug: 'probe', operation: operation({ path: '/' }) } as Plan;
const packers = {
  gzip: promisify(gzip),
  deflate: promisify(deflate),
  br: promisify(brotliCompress),
  zstd: promisify(zstdCompress),
};
const packed = (encoding: string, bytes: Buffer) => ({
  status: 200,
  headers: { 'content-encoding': encoding },
  body: Body.of(bytes),
});

describe('decompress', () => {
  it('decompresses any body up to the limits', async () => {
    const bodies = fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 50 }), fc.integer({ min: 1, max: 20_000 }));
    const limits = fc.record({ bytes: fc.integer({ min: 1, max: 200_000 }), ratio: fc.integer({ min: 1, max: 200 }) });
    const encodings = fc.constantFrom(...(Object.keys(packers) as (keyof typeof packers)[]));
    await fc.assert(
      fc.asyncProperty(encodings, bodies, limits, async (encoding, [part, times], limit) => {
        const body = Buffer.concat(Array.from({ length: times }, () => part));
        const answer = packed(encoding, await packers[encoding](body));
        const most = Math.min(limit.bytes, Math.max(65_536, answer.body.length * limit.ratio));
        const unpacked = await decompress(plan, answer, limit).catch((error: unknown) => error);
        if (body.length <= most) expect((unpacked as typeof answer).body.whole().equals(body)).toBe(true);
        else expect((unpacked as UpstreamResponseError).message).toBe(`probe GET / unpacks to more than ${most} bytes`);
      }),
      { numRuns: 150 },
    );
  });
});

describe('isCompressed', () => {
  it.each<[string | string[] | undefined, string, boolean]>([
    ['gzip', 'x', true],
    ['unknown', 'x', true],
    ['gzip', '', false],
    ['identity', 'x', false],
    [' Identity ', 'x', false],
    ['', 'x', false],
    [undefined, 'x', false],
    [['gzip', 'gzip'], 'x', true],
  ])('%j of %j: %j', (encoding, body, expected) => {
    const headers = { 'content-encoding': encoding as string };

    expect(isCompressed({ headers, body: Body.of(Buffer.from(body)) })).toBe(expected);
  });
});
