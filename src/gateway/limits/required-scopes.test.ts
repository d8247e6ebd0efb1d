import { type GraphQLSchema, isObjectType, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ScopeSets } from '#auth';
import type { Slug } from '#contracts';
import * as edges from '#edges';
import * as subgraphs from '#subgraphs';
import { stitch } from '../schema/compose.ts';
import { FieldScopes, visibleSchema } from '../schema/scopes.ts';
import { operationScopes } from './operation-guard.ts';

const [ALL, EDGES] = [Object.values(subgraphs), Object.values(edges)];
const schema = stitch(ALL, EDGES);
const fields = new FieldScopes(schema, ALL, EDGES);

function requiredBy(text: string): readonly string[] {
  const document = parse(text);
  return operationScopes(schema, document, document.definitions[0] as OperationDefinitionNode, fields).required;
}

const rootFields = (of: GraphQLSchema, kind: 'Query' | 'Mutation') =>
  Object.keys((kind === 'Query' ? of.getQueryType() : of.getMutationType())?.getFields() ?? {});

describe('the scopes of a graph', () => {
  it('are needed by every root field but those of no API, each its own', () => {
    const needs = [
      ...rootFields(schema, 'Query').map((name) => [name, requiredBy(`{ ${name} { __typename } }`)] as const),
      ...rootFields(schema, 'Mutation').map(
        (name) => [name, requiredBy(`mutation { ${name} { __typename } }`)] as const,
      ),
    ];
    const open = needs.filter(([, required]) => required.length === 0).map(([name]) => name);

    expect(open).toEqual(['node', 'nodes', 'currency']);
    expect(needs.length).toBeGreaterThan(90);
    for (const [name, required] of needs.filter(([, { length }]) => length > 0)) {
      expect(required).toEqual([expect.stringMatching(new RegExp(`^\\w+:(read|write):${name}$`))]);
    }
  });

  it('are needed by the fields of every type below node', () => {
    const types = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'),
    );
    const open = types.flatMap(({ name }) =>
      requiredBy(`{ node(id: 1) { ... on ${name} { id } } }`).length > 0 ? [] : [name],
    );

    expect(types.length).toBeGreaterThan(30);
    // The gateway's own.
    expect(open).toEqual(['Currency']);
  });

  it('are needed by every field that leads into another API', () => {
    const found = [...fields.entrances].filter(([path]) => !/^(Query|Mutation)\./.test(path));

    expect(found.length).toBeGreaterThan(20);
    expect(found.filter(([, { scopes }]) => scopes.length === 0)).toEqual([]);
  });

  it('are needed by fields that a subgraph or an edge adds to shared types and to interface types', () => {
    const tickets = {
      slug: 'tickets' as Slug,
      typeDefs: `
        extend type Query { ticket: Ticket }
        extend type Currency { ticketFee: Int }
        type Ticket { id: ID }`,
      resolvers: {},
      nodes: {},
      random: [],
      extras: [],
    };
    const edge = {
      between: ['tickets' as Slug, 'quotes'] as const,
      typeDefs: `
        extend interface Saying { ticket: Ticket }
        extend type Quote { ticket: Ticket }
        extend type Joke { ticket: Ticket }`,
      resolvers: {},
    };
    const own = stitch([...ALL, tickets], [...EDGES, edge]);
    const scopes = new FieldScopes(own, [...ALL, tickets], [...EDGES, edge]);
    const needed = (text: string) => {
      const document = parse(text);
      return operationScopes(own, document, document.definitions[0] as OperationDefinitionNode, scopes).required;
    };

    expect(needed('{ node(id: 1) { ... on Currency { ticketFee } } }')).toEqual(['tickets:read']);
    expect(needed('{ node(id: 1) { ... on Saying { ticket { id } } } }')).toEqual(['quotes:read', 'tickets:read']);
  });

  it('are found once for fragments that spread each other many times', () => {
    const fragments = Array.from(
      { length: 60 },
      (_, n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} ...F${n + 1} }`,
    );

    expect(requiredBy(`{ ...F0 } ${fragments.join(' ')} fragment F60 on Query { orders { totalCount } }`)).toEqual([
      'marketplace:read:orders',
    ]);
  });

  it('are found below each API that a fragment is spread in', () => {
    const fragment = 'fragment C on Country { name banks { totalCount } }';

    expect(requiredBy(`{ country(id: "NL") { ...C } node(id: 1) { ...C } } ${fragment}`)).toEqual([
      'banking:read',
      'countries:read',
      'countries:read:country',
    ]);
  });
});

describe('the schema of a caller', () => {
  const visible = (...scopes: string[]) => visibleSchema(schema, fields, new ScopeSets().of(scopes));

  it('has the fields of its scopes, and the types that these reach', () => {
    const of = visible('countries:read', 'webhooks:write:createWebhook');

    expect(rootFields(of, 'Query')).toEqual(['node', 'nodes', 'currency', 'country', 'countries']);
    expect(rootFields(of, 'Mutation')).toEqual(['createWebhook']);
    expect(of.getType('Order')).toBeUndefined();
    expect(of.getType('Bank')).toBeUndefined();
    expect(of.getType('Country')).toBeDefined();
  });

  it('is the whole one for everyone who may do everything, and nearly empty without a scope', () => {
    expect(visible('*')).toBe(schema);
    expect([rootFields(visible(), 'Query'), rootFields(visible(), 'Mutation')]).toEqual([
      ['node', 'nodes', 'currency'],
      [],
    ]);
  });

  it('differs by the kind of scopes', () => {
    expect(rootFields(visible('*:read'), 'Query')).toEqual(rootFields(schema, 'Query'));
    expect(rootFields(visible('*:read'), 'Mutation')).toEqual([]);
  });
});
