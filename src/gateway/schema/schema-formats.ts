import { type GraphQLSchema, isAbstractType } from 'graphql';
import { minifiedIntrospection } from './minified-introspection.ts';
import { printGraphSchema } from './print-schema.ts';

/** The forms in which tools and clients read the schema. */
export const SCHEMA_FORMATS = {
  /** The schema definition language. */
  sdl: printGraphSchema,
  /** A minified introspection result, as Graphcache takes it. */
  introspection: (schema: GraphQLSchema) => `${JSON.stringify(minifiedIntrospection(schema))}\n`,
  /** The object types of each interface and union, as Apollo Client's cache takes them. */
  'possible-types': (schema: GraphQLSchema) => `${JSON.stringify(possibleTypes(schema), null, 2)}\n`,
} as const satisfies Readonly<Record<string, (schema: GraphQLSchema) => string>>;

export type SchemaFormat = keyof typeof SCHEMA_FORMATS;

function possibleTypes(schema: GraphQLSchema): Readonly<Record<string, readonly string[]>> {
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  return Object.fromEntries(abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]));
}
