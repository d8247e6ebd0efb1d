import { expect, it } from 'vitest';
import { OperationSummary } from '../document/operation.ts';
import { OperationLabels } from './metrics.ts';

const named = (name?: string) => new OperationSummary('query', name, '');

it('are the names in persisted documents, and of others the first so many', () => {
  const persisted = [
    'query Orders { a } mutation Pay { b } subscription Seen { c }',
    'fragment query on Q { c }',
    '{ query Nope }',
  ];
  const labels = new OperationLabels(persisted, 2);
  const labelsOf = (...names: (string | undefined)[]) => names.map((name) => labels.labelOf(named(name)));

  expect(labelsOf('A', 'B', 'C', 'A')).toEqual(['A', 'B', 'other', 'A']);
  expect(labelsOf('Orders', 'Pay', 'Seen', undefined)).toEqual(['Orders', 'Pay', 'Seen', 'anonymous']);
});

it('are GraphQL names of a bounded length', () => {
  const labels = new OperationLabels([], 10);

  expect(labels.labelOf(named('x"} evil{'))).toBe('anonymous');
  expect(labels.labelOf(named('a\nb'))).toBe('anonymous');
  expect(labels.labelOf(named('x'.repeat(5000)))).toHaveLength(100);
});
