import { describe, expect, it } from 'vitest';
import { contract, load, problemsOf } from './harness.ts';

const contracts = [contract('datalake', { settings: { appendBytes: '4194304' } })];
const file = (value: string) => `apis: { datalake: { settings: { appendBytes: ${value} } } }`;
const settingsOf = (text: string) => load(text, { contracts }).apis['datalake']?.settings;

describe("a contract's own setting whose default is a number", () => {
  it('may be a number in the file, and is read as text', () => {
    expect(settingsOf(file('1024'))).toEqual({ appendBytes: '1024' });
    expect(settingsOf(file('"0"'))).toEqual({ appendBytes: '0' });
    expect(settingsOf('')).toEqual({ appendBytes: '4194304' });
  });

  it.each(['many', '-1', '1.5', '1e300'])('is not %s', (value) => {
    expect(problemsOf(file(value), { contracts })).toEqual([
      expect.stringMatching(
        /^manifold\.yaml:1 apis\.datalake\.settings\.appendBytes: .* is not a whole number, 0 or more$/,
      ),
    ]);
  });
});
