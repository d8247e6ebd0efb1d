import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isNonNullType,
  isObjectType,
  print,
} from 'graphql';
import type { Random } from '#sandbox';
import type { KnownValues } from '#test/routes/known-values';

/** A list of the graph with some of the fields of its rows, whose window is in variables. */
export interface ListOperation {
  readonly query: string;
}

/** Makes an operation of a random list; `undefined` where its arguments are not known. */
export function makeList(schema: GraphQLSchema, known: KnownValues, random: Random): ListOperation | undefined {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    (field) => nodeType(field) !== undefined,
  );
  const field = random.pick(fields);
  const type = nodeType(field);
  if (!type) return undefined;
  const args: string[] = [];
  for (const { name, type: own } of field.args) {
    if (name === 'first' || name === 'after' || name === 'last' || name === 'before') continue;
    const values = known.at(`Query.${field.name}(${name})`);
    if (isNonNullType(own) ? values.length === 0 : values.length === 0 || random.chance(0.7)) {
      if (isNonNullType(own)) return undefined;
      continue;
    }
    args.push(`${name}: ${print(random.pick(values))}`);
  }
  const leaves = Object.values(type.getFields())
    .filter((each) => isLeafType(getNamedType(each.type)) && each.args.every((arg) => !isNonNullType(arg.type)))
    .map(({ name }) => name);
  const selection = ['__typename', ...random.some(leaves, random.int(1, 6))].join(' ');
  const window = [...args, 'first: $first', 'after: $after'].join(', ');
  return {
    query: `query ($first: Int, $after: String) { list: ${field.name}(${window}) { nodes { ${selection} } pageInfo { hasNextPage endCursor } } }`,
  };
}

/** The type of the rows of a connection that is read forwards; `undefined` for other fields. */
function nodeType({ type, args }: GraphQLField<unknown, unknown>) {
  const connection = getNamedType(type);
  const hasWindow = ['first', 'after'].every((name) => args.some((arg) => arg.name === name));
  if (!hasWindow || !isObjectType(connection)) return undefined;
  const { nodes, pageInfo } = connection.getFields();
  const node = nodes && pageInfo && getNamedType(nodes.type);
  return isObjectType(node) ? node : undefined;
}
