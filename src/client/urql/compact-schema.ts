import type { CacheExchangeOpts } from '@urql/exchange-graphcache';

type Schema = NonNullable<CacheExchangeOpts['schema']>;
interface TypeReference {
  readonly kind: 'SCALAR' | 'LIST' | 'NON_NULL';
  readonly name?: string;
  readonly ofType?: TypeReference;
}

/** The fields of each object type, such as `id! tags[!]! total`: with marks of what is non-null and a list. */
export type CompactFields = Readonly<Record<string, string>>;

/**
 * An introspection with the parts that Graphcache reads: fields, their nullability, and members of abstract types. All fields
 * have scalar types, and interfaces are unions.
 */
export function expandSchema(
  fields: CompactFields,
  possibleTypes: Readonly<Record<string, readonly string[]>>,
): Schema {
  const objects = Object.entries(fields).map(([name, text]) => ({
    kind: 'OBJECT',
    name,
    apis: [],
    fields: text.split(' ').map(expandField),
  }));
  const unions = Object.entries(possibleTypes).map(([name, types]) => ({
    kind: 'UNION',
    name,
    possibleTypes: types.map((type) => ({ kind: 'OBJECT', name: type })),
  }));
  return {
    __schema: { queryType: { name: 'Query' }, mutationType: { name: 'Mutation' }, types: [...objects, ...unions] },
  };
}

const SCALAR: TypeReference = { kind: 'SCALAR', name: 'Any' };
const MARKS: Readonly<Record<string, TypeReference>> = {
  '': SCALAR,
  '!': nonNull(SCALAR),
  '[]': listOf(SCALAR),
  '[!]': listOf(nonNull(SCALAR)),
  '[]!': nonNull(listOf(SCALAR)),
  '[!]!': nonNull(listOf(nonNull(SCALAR))),
};

function expandField(field: string) {
  const [, name = '', mark = ''] = /^(\w+)(.*)$/.exec(field) ?? [];
  return { name, type: MARKS[mark] ?? SCALAR, args: [] };
}

function nonNull(ofType: TypeReference): TypeReference {
  return { kind: 'NON_NULL', ofType };
}

function listOf(ofType: TypeReference): TypeReference {
  return { kind: 'LIST', ofType };
}
