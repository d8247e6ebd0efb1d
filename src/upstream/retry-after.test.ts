import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from './learned-quotas.ts';

const NOW = Date.UTC(2026, 0, 1, 12);
const seconds = (value: unknown) => retryAfterSeconds({ 'retry-after': value as string }, NOW);

describe('retryAfterSeconds', () => {
  it.each([
    ['0', 0],
    ['120', 120],
    ['999999999', 999_999_999],
    ['Thu, 01 Jan 2026 12:00:30 GMT', 30],
    ['Thu, 01 Jan 2026 12:00:00 GMT', 0],
    ['Wed, 31 Dec 2025 12:00:00 GMT', 0],
  ])('reads %j', (value, expected) => {
    expect(seconds(value)).toBe(expected);
  });

  it.each([
    undefined,
    '',
    ' 1',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '9999999999',
    'soon',
    '2026-01-01T12:00:30Z',
    'Thursday, 01-Jan-26 12:00:30 GMT',
    'Thu, 99 Jan 2026 12:00:30 GMT',
    'Thu, 01 Foo 2026 12:00:30 GMT',
    ['1', '2'],
  ])('does not read %j', (value) => {
    expect(seconds(value)).toBeUndefined();
  });

  it('is undefined for any text except for seconds and dates, and never negative', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const read = seconds(value);
        expect(read === undefined || (read >= 0 && Number.isInteger(read))).toBe(true);
      }),
    );
  });

  it('counts from now by default', () => {
    expect(retryAfterSeconds({ 'retry-after': new Date(Date.now() + 60_000).toUTCString() })).toBeGreaterThan(55);
  });
});
