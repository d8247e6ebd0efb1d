import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Edge, Subgraph } from '#graph';
import { stitch } from './compose.ts';

const part = (slug: Subgraph['slug'], typeDefs: string): Subgraph => ({
  slug,
  typeDefs,
  resolvers: {},
  nodes: {},
  random: [],
  extras: [],
});
const tv = part('tv', 'extend type Query { tv: Tv } type Tv { name: String }');
const jokes = part('jokes', 'extend type Query { joke: Joke } type Joke { text: String }');
const join = (between: Edge['between'], typeDefs: string): Edge => ({ between, typeDefs, resolvers: {} });
const fieldsOf = (schema: GraphQLSchema, type: string) =>
  Object.keys((schema.getType(type) as GraphQLObjectType).getFields());

describe('stitching', () => {
  it('adds an edge only if all of its APIs are served', () => {
    const edges = [
      join(['tv', 'jokes'], 'extend type Tv { joke: Joke }'),
      join(['tv'], 'extend type Money { tv: Tv }'),
      join(['jokes', 'quotes'], 'extend type Joke { quote: Quote }'),
    ];

    const [both, one] = [stitch([tv, jokes], edges), stitch([jokes], edges)];

    expect(fieldsOf(both, 'Tv')).toEqual(['name', 'joke']);
    expect(fieldsOf(both, 'Joke')).toEqual(['text']);
    expect(fieldsOf(both, 'Money')).toEqual(['amount', 'currencyCode', 'currency', 'convertedFrom', 'tv']);
    expect(fieldsOf(one, 'Money')).toEqual(['amount', 'currencyCode', 'currency', 'convertedFrom']);
  });

  it('inherits the description of an interface field for a field without one', () => {
    const types = `extend type Query { gone: Gone full: Full } type Gone implements Rejection { message: String! }
      type Full implements Rejection { "Why it is full." message: String! }`;

    const schema = stitch([part('jokes', types)], []);

    const described = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields()['message']?.description;
    expect([described('Gone'), described('Full')]).toEqual(['The reason, for people.', 'Why it is full.']);
  });

  it.each([
    ['a type', [tv, part('jokes', 'type Tv { name: String }')], [], 'jokes and tv both define Tv'],
    ['a root field', [tv, part('jokes', 'extend type Query { tv: Int }')], [], 'jokes and tv both define Query.tv'],
    [
      'a field',
      [tv, jokes],
      [join(['tv', 'jokes'], 'extend type Tv { name: Int }')],
      'tv–jokes and tv both define Tv.name',
    ],
    [
      'a field of the base',
      [tv],
      [join(['tv'], 'extend type Money { amount: Int }')],
      'tv and base.graphql both define Money.amount',
    ],
  ])('refuses %s that is there already', (_what, subgraphs, edges, message) => {
    expect(() => stitch(subgraphs, edges)).toThrow(new TypeError(message));
  });
});
