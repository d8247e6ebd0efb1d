import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../scripts/contract/document.ts';
import { listedSlugs, type Specified, specified } from '../../scripts/contract/specified.ts';
import { coverageProblems } from '../../scripts/specification/problems.ts';
import { readServed } from '../../scripts/specification/serving.ts';

const schema = buildSchema(readFileSync('schema/manifold.graphql', 'utf8'));

describe('coverage.yaml', () => {
  it.each([...listedSlugs])('of %s says what serves each purpose and each parameter', (slug) => {
    const [document, served] = [readContract(slug), readServed(slug) ?? { purposes: {} }];
    const operations = specified.filter((each) => each.slug === slug);

    expect(coverageProblems({ document, specified: operations, served, schema })).toEqual([]);
  });
});

describe('its audit', () => {
  const document = {
    info: { title: 'Parcels', version: '1' },
    servers: [],
    'x-api': { id: 'I99', slug: 'parcels' },
    components: {},
    paths: {
      '/parcels': {
        get: {
          operationId: 'listParcels',
          parameters: [
            { name: 'limit', in: 'query' as const, schema: {} },
            { name: 'weight', in: 'query' as const, schema: {} },
            { name: 'alt', in: 'query' as const, 'x-transport': true, schema: { const: 'json' } },
          ],
          'x-paging': { style: 'offset' as const, offset: 'offset', limit: 'limit', items: '' },
          responses: {},
        },
      },
    },
  };
  const operation: Specified = {
    api: 'I99',
    slug: 'parcels',
    method: 'GET',
    path: '/parcels',
    root: 'query.parcels',
    headers: { Authorization: '' },
  };
  const parcels = buildSchema(`
    type Query { parcels(where: ParcelWhere, first: Int): [Parcel!] }
    type Parcel { weight: Int }
    input ParcelWhere { weight: WeightRange }
    input WeightRange { atLeast: Int }
    input OtherWhere { weight: Int }`);
  const problems = (weight: string | undefined, purpose = 'Query.parcels', further = {}) =>
    coverageProblems({
      document,
      specified: [operation],
      served: {
        purposes: { Parcels: purpose },
        parameters: { listParcels: { ...(weight && { weight }), ...further } },
      },
      schema: parcels,
    });

  it('finds nothing where all entries hold', () => {
    expect(problems('WeightRange.atLeast')).toEqual([]);
  });

  it('finds a parameter without an entry', () => {
    expect(problems(undefined)).toEqual(['listParcels: nothing serves weight']);
  });

  it.each(['WeightRange.atMost', 'Missing.weight', 'Query.parcels(weight:)', 'OtherWhere.weight'])(
    'finds %s, which the root field does not take',
    (coordinate) => {
      expect(problems(coordinate)).toEqual([`weight: parcels does not take ${coordinate}`]);
    },
  );

  it('finds entries of parameters and operations that the contract lacks', () => {
    expect(problems('Parcel.weight', 'Query.parcels', { height: 'Parcel.weight' })).toEqual([
      'listParcels: the contract has no parameter height',
    ]);
  });

  it('finds purposes served by fields that the schema lacks, and root fields that serve none', () => {
    expect(problems('Parcel.weight', 'Query.letters')).toEqual([
      'Parcels: the schema has no Query.letters',
      'Query.parcels serves no purpose',
    ]);
  });
});
