import { type GraphQLSchema, printSchema } from 'graphql';

/** The schema as text, as in `schema/manifold.graphql`. */
export function printGraphSchema(schema: GraphQLSchema): string {
  return `# The public graph. Generated: do not edit.\n\n${printSchema(schema)}\n`;
}
