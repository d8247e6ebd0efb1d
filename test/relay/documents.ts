import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isRequiredArgument,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** A module of a Relay project. */
export interface Module {
  /** Of the file, and the beginning of every name in it, as Relay demands. */
  readonly name: string;
  readonly text: string;
}

/**
 * Modules that use all of a graph that Relay can use: they refetch each node type, and page each connection of a node or the
 * query, forwards and, where possible, backwards.
 */
export function relayModules(schema: GraphQLSchema): Module[] {
  const nodes = schema.getPossibleTypes(schema.getType('Node') as never);
  const parents = [schema.getQueryType(), ...nodes].filter((type) => type !== null && type !== undefined);
  return [
    ...nodes.map(refetched),
    ...parents.flatMap((parent) => connectionsOf(parent).flatMap((field) => paged(parent, field))),
  ];
}

/** The fields of a type that are connections with a window of their own. */
function connectionsOf(type: GraphQLObjectType): Field[] {
  return Object.values(type.getFields()).filter(
    (field) => has(field, 'first') && getNamedType(field.type).name.endsWith('Connection'),
  );
}

function refetched(type: GraphQLObjectType): Module {
  const name = `Refetched${type.name}`;
  const fragment = `fragment ${name}_thing on ${type.name} @refetchable(queryName: "${name}RefetchQuery") { id __typename }`;
  return {
    name,
    text: moduleOf(fragment, `query ${name}Query($id: ID!) { node(id: $id) { ...${name}_thing @alias } }`),
  };
}

function paged(parent: GraphQLObjectType, field: Field): Module[] {
  const forwards = page(parent, field, 'Forwards', { count: 'first', cursor: 'after' });
  return has(field, 'last')
    ? [forwards, page(parent, field, 'Backwards', { count: 'last', cursor: 'before' })]
    : [forwards];
}

function page(parent: GraphQLObjectType, field: Field, way: string, window: { count: string; cursor: string }): Module {
  const name = `${parent.name}${field.name[0]?.toUpperCase()}${field.name.slice(1)}${way}`;
  const required = field.args.filter(isRequiredArgument);
  const definitions = required.map((each) => `${each.name}: { type: "${String(each.type)}" }`).join(', ');
  const given = required.map((each) => `${each.name}: $${each.name}`).join(', ');
  const fragment = `fragment ${name}_page on ${parent.name}
  @refetchable(queryName: "${name}PageQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }, ${definitions}) {
    ${field.name}(${window.count}: $count, ${window.cursor}: $cursor, ${given})
    @connection(key: "${name}_${field.name}") { edges { node { __typename } } }
  }`;
  const spread = `...${name}_page${given ? ` @arguments(${given})` : ''}`;
  const variables = [
    ...required.map((each) => `$${each.name}: ${String(each.type)}`),
    ...(parent.name === 'Query' ? [] : ['$id: ID!']),
  ];
  const signature = variables.length > 0 ? `(${variables.join(', ')})` : '';
  const body = parent.name === 'Query' ? spread : `node(id: $id) { ${spread} @alias }`;
  return { name, text: moduleOf(fragment, `query ${name}Query${signature} { ${body} }`) };
}

const moduleOf = (...documents: readonly string[]) =>
  documents.map((document) => `graphql\`${document}\`;\n`).join('\n');

const has = ({ args }: Field, name: string) => args.some((each) => each.name === name);
