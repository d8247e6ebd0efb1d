import { expect, it } from 'vitest';
import { load, problemsOf } from './harness.ts';

it('reads budgets of callers, and those of root fields after them', () => {
  const { budgets } = load(`budgets:
  rules:
    - { name: calls, of: cost, per: tenant, limit: 5, within: minute, burst: 9, callers: { kinds: [key], tenants: [acme], scopes: [chat] } }
    - { name: parallel, of: concurrency, limit: 4 }
  fields: { Mutation.publish: { limit: 3, within: day } }
  onFailure: refuse
  memory: 1MiB
`);
  const callers = { kinds: undefined, tenants: undefined, scopes: undefined };
  expect(budgets).toEqual({
    rules: [
      {
        name: 'calls',
        of: 'cost',
        per: 'tenant',
        limit: 5,
        within: 'minute',
        burst: 9,
        callers: { kinds: ['key'], tenants: ['acme'], scopes: ['chat'] },
      },
      { name: 'parallel', of: 'concurrency', per: 'key', limit: 4, within: undefined, burst: undefined, callers },
      { name: 'Mutation.publish', of: 'field', per: 'address', limit: 3, within: 'day', burst: undefined, callers },
    ],
    onFailure: 'refuse',
    memory: 1_048_576,
  });
});

it('has no budgets unless they are set', () => {
  expect(load('').budgets).toBeUndefined();
});

it.each([
  ['rules: [{ name: a, limit: 1 }]', 'budgets.rules[0]: a budget of requests needs within'],
  [
    'rules: [{ name: a, of: concurrency, limit: 1, within: day }]',
    'budgets.rules[0]: a budget of concurrency has neither within nor burst',
  ],
  ['rules: [{ name: a, limit: 1, within: day, burst: 2 }]', 'budgets.rules[0]: a budget of a day has no burst'],
  [
    'rules: [{ name: a b, limit: 1, within: day }]',
    'budgets.rules[0].name: "a b" is not a word of up to 64 characters',
  ],
  ['rules: [{ name: a, limit: 1, within: hour }]', 'budgets.rules[0].within: "hour" is not one of second, minute, day'],
  [
    'rules: [{ name: a, limit: 1, within: day }, { name: a, limit: 2, within: day }]',
    'budgets.rules: two budgets have the name a',
  ],
  [
    'fields: { publish: { limit: 1, within: day } }',
    'budgets.fields: "publish" is no root field such as Mutation.publish',
  ],
])('checks budgets: %s', (text, problem) => {
  expect(problemsOf(`budgets: { ${text} }`)).toEqual([`manifold.yaml:1 ${problem}`]);
});
