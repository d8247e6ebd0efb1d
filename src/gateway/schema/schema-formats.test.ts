import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { SCHEMA_FORMATS } from './print.ts';

const schema = buildSchema(`
  type Query { found(by: By!, order: Order = UP): [Found!]! }
  "Either." union Found = Book | Film
  interface Titled { title: String }
  type Book implements Titled { title: String, film: Film }
  type Film implements Titled { title: String }
  input By { id: ID }
  enum Order { UP }`);

it('lists the members of interfaces and unions', () => {
  expect(JSON.parse(SCHEMA_FORMATS['possible-types'](schema))).toEqual({
    Found: ['Book', 'Film'],
    Titled: ['Book', 'Film'],
  });
});

it('minifies introspection to composite types', () => {
  const any = { kind: 'SCALAR', name: 'Any' };
  const required = (ofType: object) => ({ kind: 'NON_NULL', ofType });
  const title = { name: 'title', type: any, args: [] };
  const interfaces = [{ kind: 'INTERFACE', name: 'Titled', ofType: null }];
  const members = ['Book', 'Film'].map((name) => ({ kind: 'OBJECT', name, ofType: null }));

  expect(JSON.parse(SCHEMA_FORMATS.introspection(schema))).toEqual({
    __schema: {
      queryType: { kind: 'OBJECT', name: 'Query' },
      mutationType: null,
      subscriptionType: null,
      directives: [],
      types: expect.arrayContaining([
        {
          kind: 'OBJECT',
          name: 'Query',
          interfaces: [],
          fields: [
            {
              name: 'found',
              type: required({ kind: 'LIST', ofType: required({ kind: 'UNION', name: 'Found' }) }),
              args: [
                { name: 'by', type: required(any) },
                { name: 'order', type: any },
              ],
            },
          ],
        },
        { kind: 'UNION', name: 'Found', possibleTypes: members },
        { kind: 'INTERFACE', name: 'Titled', fields: [title], interfaces: [], possibleTypes: members },
        {
          kind: 'OBJECT',
          name: 'Book',
          interfaces,
          fields: [title, { name: 'film', type: { kind: 'OBJECT', name: 'Film' }, args: [] }],
        },
        any,
      ]),
    },
  });
});
