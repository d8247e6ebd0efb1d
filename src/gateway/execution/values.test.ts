/* oxlint-disable unicorn/no-thenable -- these are what is told apart */
import { describe, expect, it } from 'vitest';
import { unhandledRejections } from '#test/execution/unhandled';
import { ignoreRejections, isIterable, isPromiseLike, isRawJson, propertiesOf, toError } from './values.ts';

const json = JSON as unknown as { rawJSON(text: string): unknown };
const called = Object.assign(() => 1, { then: () => undefined });

describe('values as graphql-js takes them', () => {
  it.each<[unknown, boolean]>([
    [Promise.resolve(), true],
    [{ then: () => undefined }, true],
    [called, true],
    [{ then: true }, false],
    [() => 1, false],
    [Object.assign(() => 1, { then: 1 }), false],
    [null, false],
    [undefined, false],
    ['then', false],
  ])('waits for %o: %s', (value, expected) => {
    expect(isPromiseLike(value)).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    [[], true],
    [new Set(), true],
    ['text', false],
    [{}, false],
    [null, false],
    [undefined, false],
    [Object.assign(() => 1, { [Symbol.iterator]: () => [][Symbol.iterator]() }), false],
  ])('takes %o for a list: %s', (value, expected) => {
    expect(isIterable(value)).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    [{ a: 1 }, true],
    [[], true],
    [called, true],
    [null, false],
    [undefined, false],
    ['text', false],
    [1, false],
  ])('reads properties of %o: %s', (value, expected) => {
    expect(propertiesOf(value) === value).toBe(expected);
    if (!expected) expect(propertiesOf(value)['constructor']).toBeUndefined();
  });

  it('turns other thrown values into errors', () => {
    const error = new TypeError('a');
    expect(toError(error)).toBe(error);
    expect(toError('text')).toMatchObject({ message: 'Unexpected error value: "text"' });
    expect([isRawJson(json.rawJSON('1')), isRawJson(1)]).toEqual([true, false]);
  });

  it('ignores the rejections of items from an index on', async () => {
    const unhandled = unhandledRejections();
    const items = (reasons: string[]) => reasons.map((reason) => Promise.reject(new Error(reason)));
    const rejected = items(['a', 'b', 'c']);
    ignoreRejections(rejected, 1);
    ignoreRejections([...items(['d', 'e']), 1, null]);
    ignoreRejections(null);
    ignoreRejections({ length: 1, 0: 1 });

    expect(await unhandled.all()).toEqual([new Error('a')]);
  });
});
