import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Random } from '#sandbox';

/** A body with the headers that come with it. */
export interface Body {
  readonly bytes: Buffer;
  readonly headers: readonly (readonly [string, string])[];
}

type Change = (json: string, random: Random) => string | Buffer | Body;

const JSON_TYPE = ['Content-Type', 'application/json'] as const;
const typed = (type: string) => (json: string) => ({
  bytes: Buffer.from(json),
  headers: [['Content-Type', type] as const],
});
const encoded = (encoding: string, pack: (bytes: Buffer) => Buffer) => (json: string) => ({
  bytes: pack(Buffer.from(json)),
  headers: [JSON_TYPE, ['Content-Encoding', encoding] as const],
});
const member = (name: string, value: string) => (json: string) => json.replace(/^\{/, `{"${name}":${value},`);

/** Changes of a body of JSON that make it another one, or none. */
const CHANGES: readonly Change[] = [
  (json, random) => json.slice(0, random.int(0, json.length)),
  (json, random) => `${json}${random.pick(['}', ' ', '\u0000', json, ',', 'x'])}`,
  (json) => `\uFEFF${json}`,
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('}')]),
  (json, random) =>
    json.replace(
      '"query"',
      random.pick(['"Query"', '"__proto__"', '"constructor"', '"query\\u0000"', '"quer\\u0079"']),
    ),
  (json, random) => flipped(json, random),
  (json, random) => flipped(json, random),
  (json, random) => `[${Array.from({ length: random.int(0, 12) }, () => json).join(',')}]`,
  (json) => `[[${json}]]`,
  member('query', '"{ __typename }"'),
  member('__proto__', '{"polluted":true}'),
  member('constructor', '{"prototype":{"polluted":true}}'),
  member('variables', '{"__proto__":{"polluted":true},"a":1e999}'),
  member('variables', '[1,2]'),
  member('variables', '"text"'),
  member('operationName', '{"a":1}'),
  member('operationName', `"${'x'.repeat(5000)}"`),
  member('extensions', '[]'),
  member('extensions', '{"persistedQuery":{"version":1,"sha256Hash":"00"}}'),
  member('extensions', '{"persistedQuery":{"version":99,"sha256Hash":{}}}'),
  member('extensions', '{"explain":true}'),
  member('extensions', '{"__proto__":{"explain":true}}'),
  member('documentId', '"sha256:unknown"'),
  member('documentId', '"__proto__"'),
  member('unknown', 'null'),
  (_json, random) => `{"variables":${'['.repeat(random.pick([10, 1000, 100_000]))}`,
  (_json, random) =>
    `{"query":"{__typename}","variables":{"a":${'{"a":'.repeat(random.pick([10, 1000, 50_000]))}1${'}'.repeat(10)}`,
  (_json, random) =>
    `{"query":"{__typename}","variables":{${Array.from({ length: random.pick([10, 1000, 30_000]) }, (_, n) => `"k${n}":${n}`).join(',')}}}`,
  (_json, random) =>
    `{"query":"{__typename}","variables":{"a":[${Array.from({ length: random.pick([10, 1000, 30_000]) }, (_, n) => n).join(',')}]}}`,
  (_json, random) => `{"query":"{__typename}","variables":{"a":${'9'.repeat(random.pick([20, 400, 100_000]))}}}`,
  (_json, random) =>
    random.pick([
      '',
      ' ',
      'null',
      '1',
      '"query"',
      '[]',
      '{}',
      '{"query":null}',
      '{"query":1}',
      '{"query":""}',
      '\u0000',
    ]),
  typed('application/json; charset=utf-7'),
  typed('application/json; charset=utf-16'),
  typed('application/json; charset="utf-8"'),
  typed('application/json;;'),
  typed('application/graphql'),
  typed('application/graphql-response+json'),
  typed('text/plain'),
  typed('application/x-www-form-urlencoded'),
  typed('multipart/form-data'),
  typed('a'.repeat(3000)),
  (json) => ({ bytes: Buffer.from(json), headers: [] }),
  (json) => ({ bytes: Buffer.from(json), headers: [JSON_TYPE, JSON_TYPE] }),
  encoded('gzip', gzipSync),
  encoded('br', brotliCompressSync),
  encoded('deflate', deflateSync),
  encoded('identity', (bytes) => bytes),
  encoded('unknown', (bytes) => bytes),
  () => encoded('gzip', () => gzipSync(Buffer.alloc(2 ** 20, ' ')))(''),
  () => Buffer.alloc(1_100_000, ' '),
];

export function changedBody(json: string, random: Random): Body {
  const changed = random.pick(CHANGES)(json, random);
  if (typeof changed === 'string') return { bytes: Buffer.from(changed), headers: [JSON_TYPE] };
  return Buffer.isBuffer(changed) ? { bytes: changed, headers: [JSON_TYPE] } : changed;
}

function flipped(json: string, random: Random): Buffer {
  const bytes = Buffer.from(json);
  for (let count = random.int(1, 3); count > 0; count--) bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
  return bytes;
}
