import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Random } from '#sandbox';
import type { Draft } from './answer.ts';
import { SECRET } from './canaries.ts';

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'Content-Type': [
    'text/html',
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'application/octet-stream',
    '',
    'a',
    'application/json, text/html',
    'application/x-ndjson',
    'x'.repeat(2000),
  ],
  'Cache-Control': [
    'public, max-age=60',
    'private',
    'no-store',
    'max-age=1e9',
    'max-age=-1',
    'public, private',
    's-maxage=5, stale-if-error=600',
    'max-age="5',
    ',,,',
    'x'.repeat(2000),
  ],
  Vary: ['*', 'Cookie', 'x-fuzz, X-FUZZ', ',', `${'a,'.repeat(500)}`],
  Age: ['0', '99999999', '-1', 'x'],
  ETag: ['"x"', 'W/"x"', 'x', '"', `"${'x'.repeat(2000)}"`],
  Expires: ['0', '-1', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Thu, 01 Jan 2970 00:00:00 GMT', 'x'],
  Date: ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', ''],
  'Last-Modified': ['x', 'Thu, 01 Jan 2970 00:00:00 GMT'],
  'RateLimit-Remaining': ['0', '-1', 'x', '1e9'],
  'RateLimit-Reset': ['99999999', '-1', 'x'],
  RateLimit: ['"a";r=0;t=5', 'x', '"a";r=-1', '"a";r=1;t=1, "b";r=0;t=99999999'],
  'X-RateLimit-Remaining': ['0', 'x', '-5'],
  'X-RateLimit-Reset': ['1', '99999999999', 'x'],
  Link: ['<http://169.254.169.254/>; rel="next"', '<', `<https://${SECRET}.internal/>; rel=next`],
  'Content-Encoding': ['gzip', 'br', 'deflate', 'zstd', 'unknown', 'gzip, gzip', '__proto__', ''],
  'Content-Length': ['0', '5', '-1', '99999999999', 'x', '0x10'],
  'Transfer-Encoding': ['chunked', 'gzip', 'chunked, chunked'],
  'X-Total-Count': ['-1', '1e99', 'x'],
  'X-Large': ['x'.repeat(17_000)],
  __proto__: ['x'],
  'X-Bad': ['a\u0000b', 'a\u0001'],
  Upgrade: ['h2c'],
  Connection: ['upgrade', 'close', 'keep-alive, x-secret'],
  Trailer: ['x'],
};

/** Changes a few headers that the gateway reads, or the encoding. */
export function changeHeaders(draft: Draft, random: Random): void {
  for (let count = random.int(1, 4); count > 0; count--) {
    const name = random.pick(Object.keys(HEADERS));
    if (random.chance(0.7)) draft.headers = draft.headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase());
    draft.headers.push([name, random.pick(HEADERS[name] ?? [])]);
  }
  if (random.chance(0.3)) compress(draft, random);
  if (random.chance(0.03))
    draft.headers.push(...Array.from({ length: 3000 }, (_, n): [string, string] => [`x-${n}`, SECRET]));
}

function compress(draft: Draft, random: Random): void {
  const [name, pack] = random.pick([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const);
  const plain = random.chance(0.1) ? Buffer.alloc(12 * 2 ** 20, ' ') : draft.body;
  const packed = pack(plain);
  draft.body = random.chance(0.3) ? packed.subarray(0, random.int(0, packed.length)) : packed;
  draft.headers = [
    ...draft.headers.filter(([each]) => each.toLowerCase() !== 'content-encoding'),
    ['Content-Encoding', name],
  ];
}
