import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { causeOf } from './errors.ts';

const value: unknown = 'a secret';

it.each<[what: string, make: () => unknown]>([
  ['a search in a text', () => 'amount' in (value as object)],
  ['a member of a text', () => Object.assign(value as object, { 0: 1 })],
  ['an integer', () => BigInt(value as string)],
  ['bytes', () => Buffer.alloc(value as number)],
  ['JSON', () => JSON.parse(value as string)],
  ['a time zone', () => new Intl.DateTimeFormat('en', { timeZone: value as string })],
])('the stack in the log has no message that quotes a value: %s', (_what, make) => {
  expect.assertions(2);
  try {
    make();
  } catch (error) {
    const { fields } = causeOf(new GraphQLError('failed', { path: ['a'], originalError: error as Error }), 'id');
    expect(String(fields?.stack)).toContain('cause-of.test.ts');
    expect(JSON.stringify(fields)).not.toContain('a secret');
  }
});

it('the stack in the log has the message of an error that quotes no value', () => {
  const { fields } = causeOf(
    new GraphQLError('failed', { path: ['a'], originalError: new TypeError('no such row') }),
    'id',
  );

  expect(fields?.stack).toMatch(/^TypeError: no such row\n/);
});
