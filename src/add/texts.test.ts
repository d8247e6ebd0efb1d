import { describe, expect, it } from 'vitest';
import { plural, singular, wordsOf } from './names.ts';
import { firstSentence, memberText, oneOf, parameterText } from './texts.ts';

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

it.each([
  ['created_at', 'string', 'When it was created'],
  ['at', 'string', 'When it happened'],
  ['checkoutAt', 'string', 'The time of its checkout'],
  ['isOpen', 'boolean', 'Whether it is open'],
  ['has_wifi', 'boolean', 'Whether it has wifi'],
  ['owner_id', 'string', 'The id of its owner'],
  ['review_count', 'integer', 'How many reviews it has'],
  ['avatarUrl', 'string', 'The URL of its avatar'],
  ['tag', 'array', 'Its tags'],
  ['title', 'string', 'Its title'],
])('a member %s of the type %s without a description has one: %s', (name, type, text) => {
  expect(memberText(name, { type })).toBe(text);
});

it.each([
  ['q', 'query', 'string', 'Words to search for'],
  ['diet', 'query', 'string', 'Only what has this diet'],
  ['tags', 'query', 'array', 'Only what has one of these tags'],
  ['is_open', 'query', 'boolean', 'Only what is open'],
  ['recipe_id', 'path', 'string', 'The recipe id'],
  ['page_size', 'query', 'integer', 'page size'],
])('a parameter %s of the %s, of the type %s, is described as %s', (name, place, type, text) => {
  expect(parameterText(name, place, { type })).toBe(text);
});

it('nouns have articles', () => {
  expect(['order line', 'ticket'].map(oneOf)).toEqual(['An order line', 'A ticket']);
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
