import { expect, it } from 'vitest';
import { load, problemsOf } from './harness.ts';

it.each([
  ['', undefined],
  ['federation: false', undefined],
  ['federation: true', { shareable: [] }],
  [
    'federation: { shareable: [countries, Order, Query.orders] }',
    { shareable: ['countries', 'Order', 'Query.orders'] },
  ],
])('reads %j', (text, federation) => {
  expect(load(text).federation).toEqual(federation);
});

it.each([
  ['federation: yes', 'federation: "yes" is not true, false, or a mapping of shareable'],
  ['federation: { sharable: [] }', 'federation.sharable: unknown key; did you mean shareable?'],
  [
    'federation: { shareable: Order }',
    'federation.shareable: a string is not a list, each item an API, a type such as Country, or a field such as Query.countries',
  ],
  [
    'federation: { shareable: ["order.id"] }',
    'federation.shareable[0]: "order.id" is not an API, a type such as Country, or a field such as Query.countries',
  ],
  ['limits: { representations: 0 }', 'limits.representations: 0 is not a whole number from 1 to 10000'],
])('refuses %j', (text, problem) => {
  expect(problemsOf(text)).toEqual([`manifold.yaml:1 ${problem}`]);
});
