import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTooDeep as isDeep, scanJson } from './decode.ts';

const isTooDeep = (text: string) => {
  const bytes = Buffer.from(text);
  const isDeeper = isDeep(text, bytes);
  expect(scanJson(bytes).isTooDeep).toBe(isDeeper);
  return isDeeper;
};

const nested = (depth: number, open = '[', close = ']', core = '') => open.repeat(depth) + core + close.repeat(depth);

/** By a parse, and a walk over its value. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('isTooDeep', () => {
  it.each<[string, string, boolean]>([
    ['nothing', '', false],
    ['1000 lists', nested(1000), false],
    ['1001 lists', nested(1001), true],
    ['1000 objects', nested(1000, '{"a":', '}', '1'), false],
    ['1001 objects', nested(1001, '{"a":', '}', '1'), true],
    ['501 of each', nested(501, '[{"a":', '}]', '1'), true],
    ['500 of each', nested(500, '[{"a":', '}]', '1'), false],
    ['100,000 lists side by side', `[${Array(100_000).fill('[]').join()}]`, false],
    ['lists that are never closed', '['.repeat(2001), true],
    ['lists that are too few if they are closed', '['.repeat(1999), false],
    ['brackets in a text', `["${'['.repeat(2000)}"]`, false],
    ['brackets in a name', `{"${'{'.repeat(2000)}":1}`, false],
    ['brackets after an escaped quote', `["\\"${'['.repeat(2000)}"]`, false],
    ['lists after an escaped backslash', `["\\\\",${nested(1000)}]`, true],
    ['objects whose names seem to close them', nested(1001, '{"}":', '}', '1'), true],
    ['lists whose texts seem to close them', nested(1001, '["]",', ']', '1'), true],
    ['a text that is never closed', `${nested(600)}${'['.repeat(600)}"`, false],
  ])('is the same for %s', (_what, text, expected) => {
    expect(isTooDeep(text)).toBe(expected);
  });

  it.each([
    ['1000 brackets', `${'[]'.repeat(500)}${'{}'.repeat(500)}${' '.repeat(2000)}`, 0],
    ['1001 brackets', `${'[]'.repeat(501)}${'{}'.repeat(500)}${' '.repeat(2000)}`, 1],
    ['few characters', '['.repeat(2000), 0],
  ])('does not scan a text with %s', (_what, text, times) => {
    let scans = 0;
    const watched = {
      get length() {
        scans += 1;
        return 0;
      },
    };

    isDeep(text, watched as Uint8Array);

    expect(scans).toBe(times);
  });

  it('agrees with the parsed value of any JSON', () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', 'é') }),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.string({ unit: fc.constantFrom('[', '}', '"') }), tie('value'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(value, fc.integer({ min: 994, max: 1001 }), (inner, around) => {
        const text = nested(around, '[', ']', JSON.stringify(inner));
        expect(isTooDeep(text)).toBe(around + depthOf(inner) > 1000);
      }),
    );
  });
});
