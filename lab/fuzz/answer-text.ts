import type { Random } from '#sandbox';
import { SECRET, SECRET_TEXT } from './canaries.ts';

type TextChange = (text: string, random: Random) => string | Buffer;

const TEXTS: readonly TextChange[] = [
  (text, random) => text.slice(0, random.int(0, text.length)),
  (text) => `${text}${SECRET_TEXT}`,
  (text) => `${text}${text}`,
  (text) => `${text}\n${text}\n`,
  (text) => `\uFEFF${text}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text) =>
    Buffer.concat([Buffer.from(text.slice(0, 20)), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from(text.slice(20))]),
  (text) => text.replace(/:\s*\d+/, ':NaN'),
  (text) => text.replace(/:\s*\d+/, `:${'9'.repeat(100)}`),
  (text) => text.replace(/:\s*\d+/, ':12345678901234567890'),
  (text) => text.replace(/:\s*\d+/, ':1e400'),
  (text) => text.replace(/:\s*\d+/, ':-0'),
  (text) => text.replace(/:\s*"/, ':"\\ud800'),
  (text) => text.replace('{', `{"__proto__":{"${SECRET}":"${SECRET}"},`),
  (text) => text.replace(/\{"(\w+)":/, (_found, name: string) => `{"${name}":"${SECRET_TEXT}","${name}":`),
  (text) => `// ${SECRET}\n${text}`,
  (text) => text.replaceAll('"', "'"),
  () => '',
  () => 'null',
  () => '[]',
  () => '{}',
  () => '0',
  () => `"${SECRET_TEXT}"`,
  () => `<html>${SECRET_TEXT}</html>`,
  () => SECRET_TEXT,
  (_text, random) => '['.repeat(random.pick([1000, 100_000])),
  (_text, random) => `${'['.repeat(random.pick([1000, 3000]))}${']'.repeat(1000)}`,
  (text, random) => `${text.slice(0, -1)}${' '.repeat(random.pick([1000, 1_000_000]))}${text.slice(-1)}`,
  (_text, random) => `[${Array.from({ length: random.pick([10, 20_000]) }, () => '{}').join(',')}]`,
  (_text, random) => `{${Array.from({ length: random.pick([10, 20_000]) }, (_, n) => `"k${n}":${n}`).join(',')}}`,
  (text, random) => {
    const bytes = Buffer.from(text);
    for (let count = random.int(1, 5); count > 0 && bytes.length > 0; count--)
      bytes[random.int(0, bytes.length - 1)] = random.int(0, 255);
    return bytes;
  },
];

/** A body with one change of its text, or another body. */
export function changedText(body: Buffer, random: Random): Buffer {
  const changed = random.pick(TEXTS)(body.toString(), random);
  return Buffer.isBuffer(changed) ? changed : Buffer.from(changed);
}
