import { describe, expect, it } from 'vitest';
import { timeOf } from './snowflake.ts';

describe('timeOf', () => {
  it.each([
    ['175928847299117063', '2016-04-30T11:18:25.796Z'],
    ['1180000000000000001', '2023-12-01T04:18:43.339Z'],
    ['18446744073709551615', '2154-05-15T07:35:11.103Z'],
    ['17', null],
    ['general', null],
    ['', null],
    ['-175928847299117063', null],
  ])('of %s is %s', (id, time) => {
    expect(timeOf(id)).toBe(time);
  });
});
