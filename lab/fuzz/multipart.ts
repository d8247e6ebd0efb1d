import type { Random } from '#sandbox';
import type { Body } from './bodies.ts';

const MUTATION = `mutation ($file: Upload!) { concurrentAppend(input: { path: "a", content: { file: $file } }) { __typename } }`;
const PATHS = [
  'variables.file',
  'variables.__proto__.x',
  'variables.file.0',
  'query',
  'variables',
  '',
  'variables.constructor.prototype.x',
  'variables.a.b.c',
];
const OPERATIONS = [
  JSON.stringify({ query: MUTATION, variables: { file: null } }),
  JSON.stringify({ query: MUTATION, variables: {} }),
  JSON.stringify([{ query: MUTATION, variables: { file: null } }]),
  JSON.stringify({ query: '{ __typename }' }),
  '{"query":',
  'null',
  `${'['.repeat(20_000)}`,
];
const MAPS = [
  (path: string) => JSON.stringify({ 0: [path] }),
  (path: string) => JSON.stringify({ 0: [path, path], 1: [path] }),
  (path: string) => `{"__proto__":["${path}"]}`,
  () => '{}',
  () => '[]',
  () => '{"0":"variables.file"}',
  () => '{"0":[{}]}',
  () => JSON.stringify(Object.fromEntries(Array.from({ length: 200 }, (_, n) => [n, ['variables.file']]))),
];

/** A multipart request: whole or not, in order or not. */
export function multipart(random: Random): Body {
  const boundary = random.pick(['b', 'b', 'b', '----x', 'a'.repeat(80)]);
  const field = (name: string, text: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${text}`;
  const file = (name: string, size: number) =>
    `Content-Disposition: form-data; name="${name}"; filename="${random.pick(['a.txt', '../../a', 'a\u0000b', '"'])}"\r\nContent-Type: text/plain\r\n\r\n${'x'.repeat(size)}`;
  const isGood = random.chance(0.3);
  const parts = [
    field('operations', isGood ? (OPERATIONS[0] ?? '') : random.pick(OPERATIONS)),
    field('map', isGood ? '{"0":["variables.file"]}' : random.pick(MAPS)(random.pick(PATHS))),
    file('0', random.pick([0, 1, 100, 70_000])),
  ];
  if (!isGood) {
    if (random.chance(0.3)) parts.reverse();
    if (random.chance(0.3)) parts.splice(random.int(0, 2), 1);
    if (random.chance(0.3))
      parts.push(...Array.from({ length: random.pick([1, 12, 300]) }, (_, n) => file(String(n), 5)));
    if (random.chance(0.2)) parts.push(field('operations', OPERATIONS[3] ?? ''));
    if (random.chance(0.1)) parts.unshift('no header at all');
    if (random.chance(0.1)) parts.unshift(`Content-Disposition: form-data; name="${'n'.repeat(5000)}"\r\n\r\nx`);
  }
  const end = isGood || random.chance(0.8) ? `--${boundary}--\r\n` : '';
  const text = `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}${end}`;
  const type =
    isGood || random.chance(0.9) ? `multipart/form-data; boundary=${boundary}` : 'multipart/form-data; boundary=other';
  const preflight = random.chance(0.8) ? [['GraphQL-Preflight', '1'] as const] : [];
  return { bytes: Buffer.from(text), headers: [['Content-Type', type] as const, ...preflight] };
}
