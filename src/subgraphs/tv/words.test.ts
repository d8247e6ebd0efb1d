import { describe, expect, it } from 'vitest';
import { dateOf, listOf, nameKey, numberOf, peopleIn } from './words.ts';

describe('dateOf', () => {
  it.each([
    ['02-20-1970', '1970-02-20'],
    [' 2-3-2008 ', '2008-02-03'],
    ['02-29-2012', '2012-02-29'],
    ['02-29-2013', null],
    ['13-01-1990', null],
    ['on 02-20-1970', null],
    ['02-20-1970 or so', null],
    ['00-10-1990', null],
    ['1970-02-20', null],
    ['Unknown', null],
    ['Invalid date', null],
    ['', null],
  ])('reads %j as %j', (text, date) => {
    expect(dateOf(text)).toBe(date);
  });
});

describe('numberOf', () => {
  it.each([
    ['5', 5],
    [' 12 ', 12],
    ['007', 7],
    [3, 3],
    ['', null],
    ['five', null],
    ['-1', null],
    ['1.5', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });
});

describe('listOf', () => {
  it.each([
    ['One', ['One']],
    ['One, Two', ['One', 'Two']],
    [
      ['One', ' Two '],
      ['One', 'Two'],
    ],
    [['One, Junior'], ['One, Junior']],
    ['', []],
    [null, []],
    [undefined, []],
  ])('reads %j as %j', (value, list) => {
    expect(listOf(value)).toEqual(list);
  });
});

it('compares names without regard to case, blanks and the way accents are encoded', () => {
  expect(nameKey('  Se\u0301verine   PYM ')).toBe(nameKey('Séverine Pym'));
  expect(nameKey('Severine Pym')).not.toBe(nameKey('Séverine Pym'));
});

it('finds people in a text: the whole of it, or its parts', () => {
  expect(peopleIn('Dana Sample')).toEqual(['Dana Sample', 'Dana Sample']);
  expect(peopleIn('Dana Sample, Lee Other & Sandy Andrews and Kit')).toEqual([
    'Dana Sample, Lee Other & Sandy Andrews and Kit',
    'Dana Sample',
    'Lee Other',
    'Sandy Andrews',
    'Kit',
  ]);
  expect(peopleIn('')).toEqual([]);
});
