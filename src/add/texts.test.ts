import { describe, expect, it } from 'vitest';
import { plural, singular, wordsOf } from './names.ts';
import { firstSentence } from './texts.ts';

it.each([
  ['Lists **all** `pets`.\n\nIn any order.', 'Lists all `pets`.'],
  ['# Pets\nSee [the "manual"](https://x.test/a_b).', "Pets See the 'manual'."],
  ['the snake_case name', 'The snake_case name.'],
  ['E.g. a dog: e.g. this one', 'E.g. a dog: e.g. this one.'],
  ['<p>Bold</p>:', 'Bold.'],
  ['', 'A fallback.'],
  ['---', 'A fallback.'],
  [`${'word '.repeat(60)}`, `${'word '.repeat(40).trim().replace(/^w/, 'W')} …`],
])('of %j the first sentence is %j', (text, sentence) => {
  expect(firstSentence(text, 'a fallback')).toBe(sentence);
});

describe('names', () => {
  it('are split into words in any case', () => {
    expect(['HTTPServer2', 'page[maxSize]', 'snake_case', '$.x-goog'].map(wordsOf)).toEqual([
      ['http', 'server', '2'],
      ['page', 'max', 'size'],
      ['snake', 'case'],
      ['x', 'goog'],
    ]);
  });

  it.each([
    ['categories', 'category', 'categories'],
    ['boxes', 'box', 'boxes'],
    ['status', 'status', 'statuses'],
    ['day', 'day', 'days'],
    ['news', 'news', 'newses'],
  ])('%s has a singular and a plural', (word, one, many) => {
    expect([singular(word), plural(one)]).toEqual([one, many]);
  });
});
