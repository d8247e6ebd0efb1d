import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  parse,
  print,
  printType,
} from 'graphql';
import { entityOf, isShareable } from './annotate-subgraph.ts';

/**
 * `@oneOf` is not built into each composer. The others of our directives are left out: `@semanticNonNull`, because an entity
 * of another subgraph may be missing, and `@requiresScopes`, because routers would look for our scopes in their callers' tokens.
 */
const HEADER = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@cost", "@listSize"])

directive @oneOf on INPUT_OBJECT`;

/** Its own fields and types are no part of a subgraph's schema. */
const OWN_TYPES = new Set(['_Any', '_Entity', '_Service']);
/** A router has one `node` for all of its subgraphs, if any: two subgraphs cannot both have it. */
const OWN_FIELDS = new Set(['_service', '_entities', 'node', 'nodes']);

/** The schema of a gateway with `federation` as a subgraph of Apollo Federation 2, for composers. */
export function subgraphSchema(schema: GraphQLSchema): string {
  return [...subgraphDefinitions(schema)].join('\n\n');
}

/** The same by definitions: printing all takes about 100 ms. */
export function* subgraphDefinitions(schema: GraphQLSchema): Generator<string> {
  yield HEADER;
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type) || OWN_TYPES.has(type.name)) continue;
    if (isObjectType(type)) yield* objectDefinition(schema, type);
    else yield printType(type);
  }
}

/** Yields no definition if all fields are those of routers. */
function* objectDefinition(schema: GraphQLSchema, type: GraphQLObjectType): Generator<string> {
  const [definition] = parse(printType(type), { noLocation: true }).definitions;
  if (definition?.kind !== Kind.OBJECT_TYPE_DEFINITION) return;
  const isQuery = type === schema.getQueryType();
  const fields = (definition.fields ?? []).filter(({ name }) => !isQuery || !OWN_FIELDS.has(name.value));
  if (fields.length === 0) return;
  yield print({
    ...definition,
    fields: fields.map((field) =>
      withDirectives(field, [
        ...costsOf(schema, type.name, field.name.value),
        ...(isShareable(schema, `${type.name}.${field.name.value}`) ? [SHAREABLE] : []),
      ]),
    ),
    directives: [...keysOf(schema, type.name), ...(isShareable(schema, type.name) ? [SHAREABLE] : [])],
  });
}

function withDirectives(field: FieldDefinitionNode, further: readonly ConstDirectiveNode[]): FieldDefinitionNode {
  return { ...field, directives: [...(field.directives ?? []), ...further] };
}

function keysOf(schema: GraphQLSchema, type: string): readonly ConstDirectiveNode[] {
  const entity = entityOf(schema, type);
  return (entity?.lookups ?? []).map(({ fields }) =>
    directive(`@key(fields: "${fields.join(' ')}"${entity?.isResolvable ? '' : ', resolvable: false'})`),
  );
}

/** `@cost` and `@listSize` of a field. The weight is a whole number there, unlike in IBM's specification. */
function costsOf(schema: GraphQLSchema, type: string, field: string): readonly ConstDirectiveNode[] {
  const owner = schema.getType(type);
  const definition = isObjectType(owner) ? owner.getFields()[field] : undefined;
  return (definition?.astNode?.directives ?? []).flatMap((each) => {
    if (each.name.value === 'listSize') return [each];
    const [weight] = each.name.value === 'cost' ? (each.arguments ?? []) : [];
    return weight?.value.kind === Kind.STRING
      ? [directive(`@cost(weight: ${Math.ceil(Number(weight.value.value))})`)]
      : [];
  });
}

const SHAREABLE = directive('@shareable');

function directive(text: string): ConstDirectiveNode {
  const [definition] = parse(`scalar Any ${text}`, { noLocation: true }).definitions;
  const [found] = (definition?.kind === Kind.SCALAR_TYPE_DEFINITION && definition.directives) || [];
  if (!found) throw new TypeError(`No directive: ${text}`);
  return found;
}
