import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHttpDate } from './cache-policy.ts';

const NOW = Date.UTC(2026, 0, 1);
const parsed = (text: string) => parseHttpDate(text, NOW);

describe('parseHttpDate', () => {
  it.each([
    ['Sun, 06 Nov 1994 08:49:37 GMT', Date.UTC(1994, 10, 6, 8, 49, 37)],
    ['SUN, 06 nov 1994 08:49:37 gmt', Date.UTC(1994, 10, 6, 8, 49, 37)],
    ['Sunday, 06-Nov-94 08:49:37 GMT', Date.UTC(1994, 10, 6, 8, 49, 37)],
    ['Sun Nov  6 08:49:37 1994', Date.UTC(1994, 10, 6, 8, 49, 37)],
    ['Wed Nov 16 08:49:37 1994', Date.UTC(1994, 10, 16, 8, 49, 37)],
    ['Thu, 29 Feb 2024 00:00:00 GMT', Date.UTC(2024, 1, 29)],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['Sat, 31 Dec 2016 23:59:60 GMT', Date.UTC(2017, 0, 1)],
    ['Thu, 01 Jan 2026 23:59:59 GMT', Date.UTC(2026, 0, 1, 23, 59, 59)],
  ])('reads %j', (text, expected) => {
    expect(parsed(text)).toBe(expected);
  });

  it.each([
    ['76', 2076],
    ['77', 1977],
    ['00', 2000],
    ['26', 2026],
  ])('reads the year %s as %d', (year, expected) => {
    expect(parsed(`Monday, 06-Nov-${year} 00:00:00 GMT`)).toBe(Date.UTC(expected, 10, 6));
  });

  it.each([
    '',
    '0',
    '2026-01-01T00:00:00Z',
    'Thu, 18 Aug 2050 02:01:18 UTC',
    'Thu, 18 Aug 2050 02:01:18 AEST',
    'Thu, 18 Aug 50 02:01:18 GMT',
    'Thu 18 Aug 2050 02:01:18 GMT',
    'Thu, 18  Aug  2050 02:01:18 GMT',
    'Thu, 18-Aug-2050 02:01:18 GMT',
    'Thu, 18 Aug 2050 02.01.18 GMT',
    'Thu, 18 Aug 2050 2:01:18 GMT',
    'Thu, 18 Foo 2050 02:01:18 GMT',
    'Thu, 00 Aug 2050 02:01:18 GMT',
    'Thu, 31 Jun 2050 02:01:18 GMT',
    'Thu, 29 Feb 2025 02:01:18 GMT',
    'Thu, 18 Aug 2050 24:01:18 GMT',
    'Thu, 18 Aug 2050 02:60:18 GMT',
    'Thu, 18 Aug 2050 02:01:61 GMT',
    'Thu, 18 Aug 2050 02:01:18 GMT, Thu, 18 Aug 2050 02:01:19 GMT',
    ' Thu, 18 Aug 2050 02:01:18 GMT',
    'Thu, 18 Aug 2050 02:01:18 GMT ',
    'Thursday, 18-Foo-50 02:01:18 GMT',
    'Thursday, 32-Aug-50 02:01:18 GMT',
    ' Thursday, 18-Aug-50 02:01:18 GMT',
    'Thursday, 18-Aug-50 02:01:18 GMT ',
    ' Thu Aug 18 02:01:18 2050',
    'Thu Aug 18 02:01:18 2050 ',
    'Thu Aug 32 02:01:18 2050',
    'Thu Aug 18 02:01:18 50',
  ])('does not read %j', (text) => {
    expect(parsed(text)).toBeUndefined();
  });

  it('reads every date that JavaScript writes', () => {
    const dates = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, (date) => {
        expect(parsed(date.toUTCString())).toBe(Math.floor(date.getTime() / 1000) * 1000);
      }),
    );
  });
});
