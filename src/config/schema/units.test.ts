import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duration, size } from './kinds.ts';

describe('duration', () => {
  const schema = duration('', { from: '0ms', to: '60m' });

  it('reads every whole number of each unit as milliseconds', () => {
    for (const [unit, milliseconds] of [
      ['ms', 1],
      ['s', 1000],
      ['m', 60_000],
    ] as const) {
      fc.assert(
        fc.property(fc.nat(3_600_000 / milliseconds), (count) => {
          expect(schema.parse(`${count}${unit}`)).toBe(count * milliseconds);
        }),
      );
    }
  });

  it.each([
    ['1.5s', 1500],
    ['0.001s', 1],
    ['0.29s', 290],
    ['4.35s', 4350],
    ['1.005m', 60_300],
  ])('reads %s as %i', (text, milliseconds) => {
    expect(schema.parse(text)).toBe(milliseconds);
  });

  it.each([
    '61m',
    '3601s',
    '0.5ms',
    '1h',
    '1 s',
    '1S',
    '-1s',
    '+1s',
    '1e3s',
    's',
    '1.s',
    '.5s',
    '1_0s',
    '١s',
    '',
    'constructor',
  ])('refuses %j', (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });
});

describe('size', () => {
  const schema = size('', { to: '1GiB' });

  it.each([
    [1, 1],
    ['1', 1],
    ['1B', 1],
    ['64KiB', 65_536],
    ['1.5MiB', 1_572_864],
    ['1GiB', 1_073_741_824],
  ])('reads %j as %i bytes', (text, bytes) => {
    expect(schema.parse(text)).toBe(bytes);
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    '0',
    '1.5',
    '0.5B',
    '1KB',
    '1kib',
    '1GiB1B',
    '1.1GiB',
    '2GiB',
    1_073_741_825,
    '',
    null,
    true,
  ])('refuses %j', (found) => {
    expect(schema.safeParse(found).success).toBe(false);
  });
});
