import { gql, InMemoryCache } from '@apollo/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tablesFrom } from '../tables/graph-tables.ts';
import { cacheConfig } from './index.ts';

const queryOf = (fields: string) => gql`{ order(id: "o1") { id ${fields} } }`;
const order = (parts: object) => ({ order: { __typename: 'Order', id: 'o1', ...parts } });

it('merges parts of an entity that several queries select, without a warning', () => {
  const warnings = (['warn', 'error'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
  onTestFinished(() => void vi.restoreAllMocks());
  const cache = new InMemoryCache(cacheConfig());
  const write = (fields: string, parts: object) => cache.writeQuery({ query: queryOf(fields), data: order(parts) });

  write('buyer { username }', { buyer: { __typename: 'OrderBuyer', username: 'ann' } });
  write('buyer { taxIdentifier { issuingCountry } }', { buyer: { __typename: 'OrderBuyer', taxIdentifier: null } });

  const both = cache.readQuery<any>({ query: queryOf('buyer { username taxIdentifier { issuingCountry } }') });
  expect(both.order.buyer).toMatchObject({ username: 'ann', taxIdentifier: null });
  expect(warnings.flatMap((spy) => spy.mock.calls)).toEqual([]);
});

it('adds policies to those of the graph, for types and for fields', () => {
  const title = { read: () => 'mine' };
  const { typePolicies = {} } = cacheConfig({
    typePolicies: {
      OrderBuyer: { fields: { title } },
      Query: { fields: { orders: title } },
      Mine: { keyFields: ['key'] },
    },
  });

  expect(typePolicies['OrderBuyer']).toEqual({ keyFields: false, merge: true, fields: { title } });
  expect(typePolicies['Query']?.fields).toMatchObject({ orders: title, countries: { keyArgs: expect.any(Function) } });
  expect(typePolicies['Mine']).toEqual({ keyFields: ['key'] });
});

it('takes the tables of another graph', () => {
  const field = (name: string, type: string, ...args: readonly string[]) => ({
    name,
    args: args.map((each) => ({ name: each })),
    type: { kind: 'NON_NULL', ofType: { name: type } },
  });
  const tables = tablesFrom({
    __schema: {
      queryType: { name: 'Root' },
      types: [
        {
          kind: 'OBJECT',
          name: 'Root',
          fields: [field('all', 'ThingConnection', 'first'), field('one', 'Thing', 'first')],
        },
        { kind: 'OBJECT', name: 'ThingConnection', fields: [field('nodes', 'Thing')] },
        { kind: 'OBJECT', name: 'Thing', fields: [field('id', 'ID'), field('similar', 'ThingConnection')] },
        { kind: 'OBJECT', name: '__Schema', fields: [] },
        { kind: 'INTERFACE', name: 'Node', fields: [field('id', 'ID')], possibleTypes: [{ name: 'Thing' }] },
        { kind: 'SCALAR', name: 'ID' },
      ],
    },
  });

  expect(tables).toEqual({
    possibleTypes: { Node: ['Thing'] },
    nodeTypes: ['Thing'],
    embeddedTypes: ['ThingConnection'],
    connectionFields: { Root: ['all'] },
  });
  expect(Object.keys(cacheConfig({ tables }).typePolicies ?? {})).toEqual(['ThingConnection', 'Root']);
});
