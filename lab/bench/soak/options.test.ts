import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage.ts';
import { soakOptionsFrom } from './options.ts';

describe('soakOptionsFrom', () => {
  it.each([
    [[], { short: false, minutes: 30, callers: 24 }],
    [['--short'], { short: true, minutes: 0.5, callers: 24 }],
    [['--short', '--minutes', '0.1', '--callers=3'], { short: true, minutes: 0.1, callers: 3 }],
    [['--minutes', '2', '--help'], undefined],
  ])('reads %j', (args, expected) => {
    expect(soakOptionsFrom(args)).toEqual(expected);
  });

  it.each([
    [['--minutes', 'long'], '--minutes takes a number above 0.'],
    [['--callers', '0.5'], '--callers takes a whole number above 0.'],
    [['2'], "Unexpected argument '2'. --help says what there is."],
  ])('refuses %j in a line', (args, message) => {
    expect(() => soakOptionsFrom(args)).toThrow(new UsageError(message));
  });
});
