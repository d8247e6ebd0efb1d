import { expect, it } from 'vitest';
import { hasOnlyQueries } from './document.ts';

it.each([
  '{ a }',
  'query mutation { a }',
  'query Q($mutation: Int = 1, $in: In = { mutation: 1 }) @d(a: { b: 1 }) { mutation(in: { mutation: 2 }) { subscription } }',
  'fragment mutation on X { mutation } query { a }',
  '# mutation { a }\n{ a }',
  '# " \n{ a } # "\n',
  '{ a(text: "} mutation { \\" } mutation {") }',
  '{ a(text: """} mutation { \\""" } mutation { " """) { b } }',
  'query Q @mutation { a }',
])('%j has only queries', (text) => {
  expect(hasOnlyQueries(text)).toBe(true);
});

it.each([
  'mutation { a }',
  ' # query\nmutation M($a: Int) { a }',
  'query Q { a } mutation M { a }',
  'fragment F on X { a { b } } mutation { a }',
  'subscription { a }',
  'query Q($in: In = { a: 1 }) { a(b: "{") } mutation { a }',
  '{ a(text: """x \\""" {""") } mutation { a }',
])('%j has others', (text) => {
  expect(hasOnlyQueries(text)).toBe(false);
});
