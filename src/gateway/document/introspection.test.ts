import { buildSchema, getIntrospectionQuery } from 'graphql';
import { expect, it } from 'vitest';
import { DocumentReader } from './validate.ts';

const limits = { tokens: 2000, operations: 50, depth: 12, aliases: 30, directives: 50, fields: 3000, errors: 10 };
const reader = new DocumentReader(buildSchema('type Query { a: Int }'), {
  limits: limits as ConstructorParameters<typeof DocumentReader>[1]['limits'],
  server: { introspection: true } as ConstructorParameters<typeof DocumentReader>[1]['server'],
});

it.each([
  [{}],
  [{ specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true, inputValueDeprecation: true }],
  [{ descriptions: true, oneOf: true, typeDepth: 20 }],
])('the introspection query of clients is within the default limits, with %j', (options) => {
  const document = reader.parse(getIntrospectionQuery(options));

  expect(() => reader.validate(document)).not.toThrow();
});
