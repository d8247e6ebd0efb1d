import { describe, expect, it } from 'vitest';
import { counted, countText, durationText, recentOf, shareText } from './format.js';

describe('figures are written', () => {
  it.each([
    [undefined, '–'],
    [-1, '–'],
    [0, '0.0 ms'],
    [0.44, '0.4 ms'],
    [9.94, '9.9 ms'],
    [9.96, '10 ms'],
    [994, '994 ms'],
    [999, '1.0 s'],
    [9940, '9.9 s'],
    [9960, '10 s'],
    [65_000, '65 s'],
  ])('%s ms as %s', (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });

  it.each([
    [0, 0, '–'],
    [0, 7, '0 %'],
    [7, 7, '100 %'],
    [1, 100_000, '<0.1 %'],
    [1, 1000, '0.1 %'],
    [999, 1000, '99 %'],
    [1, 3, '33 %'],
  ])('%i of %i as %s', (part, whole, text) => {
    expect(shareText(part, whole)).toBe(text);
  });

  it.each([
    [0, '0'],
    [12_345, '12,345'],
    [1_234_567, '1.2M'],
  ])('%i as %s', (count, text) => {
    expect(countText(count)).toBe(text);
  });

  it('with singular and plural', () => {
    expect([counted(1, 'call'), counted(2, 'call'), counted(2, 'copy', 'copies')]).toEqual([
      '1 call',
      '2 calls',
      '2 copies',
    ]);
  });

  it('of the last spans, added up', () => {
    expect(recentOf({ spans: [0, [3, 1, 1, 2], [4, 0, 1, 2]] })).toEqual({ calls: 7, faults: 1 });
  });
});
