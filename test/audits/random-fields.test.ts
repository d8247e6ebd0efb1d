import { expect, it } from 'vitest';
import { slugs } from '#contracts';
import * as subgraphs from '#subgraphs';
import { readContract } from '../../scripts/contract/document.ts';
import { contractOperation, rootOf, specified } from '../../scripts/contract/specified.ts';

it('declares each query over a random operation as random, and no other field', () => {
  const queries = specified
    .filter((each) => contractOperation(readContract(each.slug), each)?.['x-random'])
    .map(rootOf)
    .filter(({ type }) => type === 'Query')
    .map(({ type, field }) => `${type}.${field}`);
  const extras = new Set<string>(Object.values(subgraphs).flatMap((each) => each.extras));
  const declared = Object.values(subgraphs).flatMap(({ random }) => random);

  expect(queries.length).toBeGreaterThan(0);
  expect(declared.filter((field) => !extras.has(field)).toSorted()).toEqual(queries.toSorted());
  expect(declared.filter((field) => extras.has(field)).length).toBe(unspecifiedRandomOperations());
});

/** How many random operations are publicly documented but not in the specification. */
function unspecifiedRandomOperations(): number {
  const paths = slugs.flatMap((slug) => Object.values(readContract(slug).paths));
  return paths
    .flatMap((each) => Object.values(each))
    .filter((each) => each['x-random'] && each['x-origin'] === 'public').length;
}
