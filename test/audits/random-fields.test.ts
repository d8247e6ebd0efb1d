import { expect, it } from 'vitest';
import * as subgraphs from '#subgraphs';
import { readContract } from '../../scripts/contract/document.ts';
import { contractOperation, rootOf, specified } from '../../scripts/contract/specified.ts';

it('declares each query over a random operation as random, and no other field', () => {
  const queries = specified
    .filter((each) => contractOperation(readContract(each.slug), each)?.['x-random'])
    .map(rootOf)
    .filter(({ type }) => type === 'Query')
    .map(({ type, field }) => `${type}.${field}`);
  const declared = Object.values(subgraphs).flatMap(({ random }) => random);

  expect(queries.length).toBeGreaterThan(0);
  expect(declared.toSorted()).toEqual(queries.toSorted());
});
