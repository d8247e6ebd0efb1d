import { expect, it } from 'vitest';
import { formattedCode } from './code.ts';

const long = (length: number) => 'x'.repeat(length);

it.each([
  ['a({\nb: 1,\n});', 'a({\n  b: 1,\n});\n'],
  ['const a = {\n\n\nb: {\nc: [1],\n},\n\n\nd: 2,\n};', 'const a = {\n  b: {\n    c: [1],\n  },\n\n  d: 2,\n};\n'],
  ["a(')');\nb('it\\'s (');", "a(')');\nb('it\\'s (');\n"],
  ['{\n/** Text\n* more\n*/\na: 1, // (\n}', '{\n  /** Text\n   * more\n   */\n  a: 1, // (\n}\n'],
  [`f(${long(80)}, { b: ${long(40)} });`, `f(\n  ${long(80)},\n  { b: ${long(40)} },\n);\n`],
  [`a: (b) => c(${long(110)}),`, `a: (b) =>\n  c(${long(110)}),\n`],
  [`a = (b) => ({ c: ${long(110)} });`, `a = (b) => ({\n  c: ${long(110)},\n});\n`],
  [`import { ${long(70)}, ${long(50)} } from 'a';`, `import {\n  ${long(70)},\n  ${long(50)},\n} from 'a';\n`],
  [long(200), `${long(200)}\n`],
])('formats %j', (text, formatted) => {
  expect(formattedCode(text)).toBe(formatted);
});
