import { readFileSync, writeFileSync } from 'node:fs';
import {
  buildClientSchema,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNullableType,
  type IntrospectionQuery,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { tablesFrom } from '../src/client/tables/graph-tables.ts';
import { helpOnRequest } from './help-on-request.ts';

helpOnRequest(`node scripts/client-tables.ts

Writes the tables of the graph for the caches of clients: src/client/tables/tables.generated.ts and
src/client/urql/fields.generated.ts.`);
const introspection = JSON.parse(readFileSync('schema/introspection.json', 'utf8')) as IntrospectionQuery;

write('tables/tables.generated.ts', 'GraphTables', './graph-tables.ts', 'TABLES', tablesFrom(introspection));
const fields = fieldsOf(buildClientSchema(introspection));
write('urql/fields.generated.ts', 'CompactFields', './compact-schema.ts', 'FIELDS', fields);

function write(file: string, type: string, module: string, name: string, value: object): void {
  const text = `// Generated from schema/introspection.json: do not edit.
import type { ${type} } from '${module}';

export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};
`;
  writeFileSync(`src/client/${file}`, text);
}

/** The fields of each object type, in the notation of `CompactFields`. */
function fieldsOf(schema: GraphQLSchema): Readonly<Record<string, string>> {
  const objects = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type));
  const own = objects.filter(({ name }) => !name.startsWith('__'));
  return Object.fromEntries(own.map((type) => [type.name, Object.values(type.getFields()).map(noted).join(' ')]));
}

function noted({ name, type }: { readonly name: string; readonly type: GraphQLOutputType }): string {
  const nullable = getNullableType(type);
  const list = isListType(nullable) ? `[${isNonNullType(nullable.ofType) ? '!' : ''}]` : '';
  return `${name}${list}${isNonNullType(type) ? '!' : ''}`;
}
