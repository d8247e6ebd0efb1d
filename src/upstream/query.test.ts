import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QueryParameter } from '#contract';
import { BadArgumentError } from './errors.ts';
import { compileQuery } from './request.ts';

const text = fc.string({ unit: 'binary' });
const texts = fc.array(text, { minLength: 1, maxLength: 5 });
const STYLES = ['comma', 'pipe', 'repeat'] as const;

const read = (query: string) => new URL(`http://host/${query}`).searchParams;

describe('compileQuery', () => {
  it('writes any text so that it can be parsed again, and nothing else', () => {
    fc.assert(
      fc.property(text, text, (name, value) => {
        const query = compileQuery([{ name, style: 'value' }])({ [name]: value });
        expect([...read(query)]).toEqual([[name, value]]);
      }),
    );
  });

  it('writes any list so that it can be parsed again, or refuses it', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...STYLES), (values, style) => {
        const write = compileQuery([{ name: 'n', style }]);
        const separator = style === 'comma' ? ',' : '|';
        if (style !== 'repeat' && values.some((each) => each === '' || each.includes(separator))) {
          expect(() => write({ n: values })).toThrow(BadArgumentError);
          return;
        }
        const found = read(write({ n: values })).getAll('n');
        expect(style === 'repeat' ? found : found.join().split(separator)).toEqual(values);
      }),
    );
  });

  it.each<[readonly QueryParameter[], object, string]>([
    [[], { a: 1 }, ''],
    [[{ name: 'a', style: 'value' }], {}, ''],
    [[{ name: 'a', style: 'value', constant: '1&2' }], { a: 'other' }, '?a=1%262'],
    [
      [
        { name: 'a', style: 'value', constant: '1' },
        { name: 'b&', style: 'value', constant: '2' },
      ],
      {},
      '?a=1&b%26=2',
    ],
    [
      [
        { name: 'b', style: 'value' },
        { name: 'a', style: 'value', constant: '1' },
      ],
      { b: 2 },
      '?a=1&b=2',
    ],
  ])('writes %j of %j', (parameters, args, query) => {
    expect(compileQuery(parameters)(args as Record<string, unknown>)).toBe(query);
  });
});
