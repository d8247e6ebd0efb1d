import { buildSchema, GraphQLError, getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { DocumentErrors } from './parse.ts';
import { asValidationError, DocumentReader } from './validate.ts';

const LIMITS = { tokens: 2000, operations: 50, depth: 12, aliases: 30, directives: 50, fields: 3000, errors: 10 };
const INVALID = { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400, spec: true, draftStatus: 422 } };

const SCHEMA = buildSchema(`
  type Query { a: Int b: Int rows: RowConnection }
  type RowConnection { nodes: [Row!]! totalCount: Int }
  type Row { name: String }
`);

function errorsOf(text: string, limits: Partial<typeof LIMITS> = {}, introspection = true) {
  const reader = new DocumentReader(SCHEMA, {
    limits: { ...LIMITS, ...limits } as ConstructorParameters<typeof DocumentReader>[1]['limits'],
    server: { introspection } as ConstructorParameters<typeof DocumentReader>[1]['server'],
  });
  const document = reader.parse(text);
  try {
    reader.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof DocumentErrors)) throw error;
    expect(error.document).toBe(document);
    return error.errors.map(({ message, extensions }) => [message, extensions]);
  }
}

describe('a document', () => {
  it('has the errors of the specification, each once', () => {
    expect(errorsOf('{ a b }')).toEqual([]);
    expect(errorsOf('{ nothing }')).toEqual([['Cannot query field "nothing" on type "Query".', INVALID]]);
    expect(errorsOf('{ a a: b }')).toEqual([
      [
        'Fields "a" conflict because "a" and "b" are different fields. Use different aliases on the fields to fetch both if this was intentional.',
        INVALID,
      ],
    ]);
  });

  it('has the way to a field that the nodes of a connection have', () => {
    expect(errorsOf('{ rows { name total } }')).toEqual([
      ['Cannot query field "name" on type "RowConnection". Did you mean "nodes { name }"?', INVALID],
      ['Cannot query field "total" on type "RowConnection".', INVALID],
    ]);
  });

  it.each([2, 150])('has at most %i errors, if that is the limit', (errors) => {
    expect(errorsOf(`{ ${'c '.repeat(200)} }`, { errors })).toHaveLength(errors);
  });

  it('asks for the schema only where that is allowed', () => {
    const query = getIntrospectionQuery();

    expect(errorsOf(query)).toEqual([]);
    expect(errorsOf('{ __schema { __typename } }', {}, false)).toEqual([
      ['GraphQL introspection has been disabled, but the requested query contained the field "__schema".', INVALID],
    ]);
  });

  it('that is beyond its limits is not validated', () => {
    expect(errorsOf('{ nothing x: a }', { aliases: 0 })).toEqual([
      [
        'The operation has more than 0 aliases.',
        { code: 'OPERATION_TOO_COMPLEX', http: { status: 400, spec: true, draftStatus: 422 } },
      ],
    ]);
  });
});

describe('an error of validation', () => {
  it('says how it is answered, unless it did', () => {
    const own = { code: 'OWN', http: { status: 418 }, more: 1 };

    expect(asValidationError(new GraphQLError('a')).extensions).toEqual(INVALID);
    expect(asValidationError(new GraphQLError('a', { extensions: { ...own } })).extensions).toEqual(own);
    expect(asValidationError(new GraphQLError('a', { extensions: { more: 1 } })).extensions).toEqual({
      ...INVALID,
      more: 1,
    });
  });

  it('may be any error of a plugin, which is left as it is', () => {
    const error = Object.assign(new Error('a'), { extensions: {} });

    expect(asValidationError(error as never)).toBe(error);
    expect(error.extensions).toEqual({});
  });
});
