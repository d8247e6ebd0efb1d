import { expect, it } from 'vitest';
import { calendarDay, utcDateTime } from './utc-date-time.ts';

it.each([
  ['2026-01-01T00:00:00.123456789Z', '2026-01-01T00:00:00.123456789Z'],
  ['2026-01-01T01:00:00.123456789+01:00', '2026-01-01T00:00:00.123456789Z'],
  ['2026-02-28T23:30:59-00:30', '2026-03-01T00:00:59Z'],
  ['2024-02-29T23:59:59.9+00:00', '2024-02-29T23:59:59.9Z'],
  ['2026-01-01T00:00:00-00:00', '2026-01-01T00:00:00Z'],
  ['2026-01-01t00:00:00.5z', '2026-01-01T00:00:00.5Z'],
  ['2026-01-01t00:00:00+23:59', '2025-12-31T00:01:00Z'],
  ['0099-12-31T23:30:00-01:00', '0100-01-01T00:30:00Z'],
  ['0000-01-01T23:00:00+23:00', '0000-01-01T00:00:00Z'],
  ['9999-12-31T11:59:59-12:00', '9999-12-31T23:59:59Z'],
])('%s is %s', (text, utc) => {
  expect(utcDateTime(text)).toBe(utc);
});

it.each([
  '2026-99-99T99:99:99+01:00',
  '2026-00-01T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '2026-02-30T00:00:00+01:00',
  '2026-02-30T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T00:60:00Z',
  '2016-12-31T23:59:60Z',
  '2026-01-01T00:00:00+24:00',
  '2026-01-01T00:00:00+01:60',
  '2026-01-01T00:00:00.Z',
  '2026-01-01T00:00:00.1234567890Z',
  '2026-01-01T00:00:00',
  '2026-01-01 00:00:00Z',
  '2026-01-01T00:00:00Z\n',
  '+010000-01-01T00:00:00Z',
  '0000-01-01T00:00:00+23:00',
  '9999-12-31T23:59:59-12:00',
  '',
])('%j is no time', (text) => {
  expect(utcDateTime(text)).toBeUndefined();
});

it('accepts exactly the days of a 400-year cycle, and of the year 0000', () => {
  const years = ['0000', '0004', '0100', ...Array.from({ length: 400 }, (_, year) => String(1800 + year))];
  const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
  const days = ['01', '28', '29', '30', '31'];
  for (const year of years) {
    for (const month of months) {
      const known = days.filter((day) => calendarDay(`${year}-${month}-${day}`) !== undefined);
      const inMonth = days.filter((day) =>
        new Date(`${year}-${month}-${day}T00:00Z`).toISOString().startsWith(`${year}-${month}-${day}`),
      );
      expect([year, month, known]).toEqual([year, month, inMonth]);
    }
  }
});

it.each(['2026-13-01', '2026-01-32', '2026-1-1', '2026-01-01T00:00:00Z', ''])('%j is no day', (text) => {
  expect(calendarDay(text)).toBeUndefined();
});
