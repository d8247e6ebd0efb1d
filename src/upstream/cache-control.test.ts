import { describe, expect, it } from 'vitest';
import { CacheControl } from './cache-policy.ts';

const NAMES = ['max-age', 's-maxage', 'no-store', 'no-cache', 'private', 'public', 'extension'];
const read = (header: string) => {
  const control = new CacheControl(header);
  return Object.fromEntries(NAMES.filter((name) => control.has(name)).map((name) => [name, control.seconds(name)]));
};

describe('CacheControl', () => {
  it.each([
    ['', {}],
    [' , ,', {}],
    ['max-age=60', { 'max-age': 60 }],
    ['MaX-aGe=60, No-StOrE', { 'max-age': 60, 'no-store': 0 }],
    ['max-age="60"', { 'max-age': 60 }],
    ['foobar,max-age=60', { 'max-age': 60 }],
    ['max-age=0060', { 'max-age': 60 }],
    ['max-age=2147483647', { 'max-age': 2147483647 }],
    ['max-age=99999999999', { 'max-age': 2147483648 }],
    [`max-age=${'9'.repeat(400)}`, { 'max-age': 2147483648 }],
    ['max-age=60, s-maxage=600', { 'max-age': 60, 's-maxage': 600 }],
    ['extension="max-age=60", max-age=1', { extension: 0, 'max-age': 1 }],
    ['max-age=1, extension="a, no-store, \\", private"', { extension: 0, 'max-age': 1 }],
    ['no-cache="a, b", private=c', { 'no-cache': 0, private: 0 }],
    ['max-age=60,\tpublic', { 'max-age': 60, public: 0 }],
    ['max-age=60 , public', { 'max-age': 60, public: 0 }],
  ])('reads %j', (header, expected) => {
    expect(read(header)).toEqual(expected);
  });

  it.each([
    'max-age',
    'max-age=',
    'max-age=-60',
    'max-age=1.5',
    'max-age=60a',
    'max-age=a60',
    "max-age='60'",
    'max-age =60',
  ])('ignores the time of %j', (header) => {
    expect(read(header)).toEqual({ 'max-age': 0 });
  });

  it('ignores contradicting times, and accepts equal ones', () => {
    expect([read('max-age=1, max-age=60'), read('max-age=60, max-age=1'), read('max-age=60, max-age=60')]).toEqual([
      { 'max-age': 0 },
      { 'max-age': 0 },
      { 'max-age': 60 },
    ]);
    expect(read('max-age=1, max-age=60, max-age=60')).toEqual({ 'max-age': 0 });
  });

  it('reads directives after an unclosed quote', () => {
    expect(read('extension="max-age=60, no-store')).toEqual({ extension: 0, 'no-store': 0 });
  });
});
