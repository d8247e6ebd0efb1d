import { readFileSync } from 'node:fs';
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
import type { FederationSettings } from '#config';
import type { EntityType, Subgraph } from '#graph';
import type { Log } from '#log';
import { nextTurn } from '../execution/run.ts';
import type { RequestContext } from '../types.ts';
import { ownershipOf, type ScopeRules } from './scopes.ts';

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
function* subgraphDefinitions(schema: GraphQLSchema): Generator<string> {
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

/** The fields by which a router reads from a subgraph, and their types. */
export function subgraphFields(
  entities: readonly string[],
  { introspection }: { readonly introspection: boolean },
): string {
  const service = introspection
    ? `
    "The schema of this subgraph, as composers take it."
    type _Service {
      "Its text in the schema definition language."
      sdl: String!
    }
    extend type Query {
      "What this subgraph is."
      _service: _Service!
    }`
    : '';
  return `
    "An object of any type, by \`__typename\` and the fields of a key."
    scalar _Any
    "An object that other subgraphs may refer to."
    union _Entity = ${entities.join(' | ')}
    extend type Query {
      "Finds objects to which other subgraphs refer, in their order; those that do not exist are null."
      _entities("The objects, by the fields of a key." representations: [_Any!]!): [_Entity]!
    }
    ${service}`;
}

/** The definitions that are printed in a turn of the event loop. */
const DEFINITIONS_A_TURN = 64;

/** Resolves `Query._service`: the schema that the caller sees, printed once. */
export function resolveService(schema: GraphQLSchema, rules: ScopeRules | undefined): void {
  const printed = new WeakMap<GraphQLSchema, Promise<string>>();
  const textOf = (visible: GraphQLSchema): Promise<string> => {
    const text = printed.get(visible) ?? printInTurns(visible);
    printed.set(visible, text);
    return text;
  };
  const query = schema.getQueryType();
  const field = isObjectType(query) ? query.getFields()['_service'] : undefined;
  if (!field) return;
  field.resolve = (_root, _args, { caller }: RequestContext) => ({
    sdl: () => textOf(rules ? rules.visibleTo(caller.identity.scopes) : schema),
  });
}

async function printInTurns(schema: GraphQLSchema): Promise<string> {
  const definitions: string[] = [];
  for (const definition of subgraphDefinitions(schema)) {
    definitions.push(definition);
    if (definitions.length % DEFINITIONS_A_TURN === 0) await new Promise<void>(nextTurn);
  }
  return definitions.join('\n\n');
}

/**
 * The types and fields that other subgraphs resolve too, as `Type` and `Type.field`: those of every Manifold gateway, and
 * those of the settings. Logs paths that are not in the graph: of APIs that are left out, or by mistake.
 */
export function shareablePaths(
  { shareable }: FederationSettings,
  schema: GraphQLSchema,
  subgraphs: readonly Subgraph[],
  log: Pick<Log, 'warn'>,
): readonly string[] {
  const named = shareable.flatMap((name) => {
    const paths = /^[A-Z]/.test(name) ? [name] : pathsOf(subgraphs.filter(({ slug }) => slug === name));
    const known = paths.filter((path) => elementAt(schema, path));
    if (known.length === 0) log.warn(`The graph has no ${name}, which federation.shareable names`);
    return known;
  });
  return [...BASE_PATHS, ...named];
}

/** The types and root fields of APIs. */
function pathsOf(subgraphs: readonly Subgraph[]): readonly string[] {
  const { types, roots } = ownershipOf(subgraphs);
  return [...types.keys(), ...roots.keys()];
}

const ENTITY = 'manifold.entity';
const IS_SHAREABLE = 'manifold.shareable';

/** Notes entities and shareable types and fields (`Type`, `Type.field`), for the schema that composers read. */
export function annotateSubgraph(
  schema: GraphQLSchema,
  entities: ReadonlyMap<string, EntityType>,
  shareable: readonly string[],
): void {
  for (const [name, entity] of entities) note(schema.getType(name), ENTITY, entity);
  for (const path of shareable) note(elementAt(schema, path), IS_SHAREABLE, true);
}

/** The entity that a type is. */
function entityOf(schema: GraphQLSchema, type: string): EntityType | undefined {
  return elementAt(schema, type)?.extensions[ENTITY] as EntityType | undefined;
}

/** Whether a type or a field is noted as shareable. */
function isShareable(schema: GraphQLSchema, path: string): boolean {
  return elementAt(schema, path)?.extensions[IS_SHAREABLE] === true;
}

/** The object type or the field at a path; `undefined` if the schema has none. */
function elementAt(schema: GraphQLSchema, path: string): Annotated | undefined {
  const [name = '', field] = path.split('.');
  const type = schema.getType(name);
  if (!isObjectType(type)) return undefined;
  return field === undefined ? type : type.getFields()[field];
}

interface Annotated {
  extensions: Readonly<Record<string, unknown>>;
}

function note(element: Annotated | null | undefined, key: string, value: unknown): void {
  if (element) element.extensions = { ...element.extensions, [key]: value };
}

/** The definitions of every graph, and those of a graph with mutations or subscriptions. */
export const [BASE, MUTATION, SUBSCRIPTION] = ['base', 'mutation', 'subscription'].map((name) =>
  readFileSync(new URL(`../../graph/${name}.graphql`, import.meta.url), 'utf8'),
) as [string, string, string];

/** The object types and the root fields that every graph has. */
const BASE_PATHS: readonly string[] = parse(BASE, { noLocation: true }).definitions.flatMap((type) => {
  if (type.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
  const { name, fields = [] } = type;
  return name.value === 'Query' ? fields.map((field) => `Query.${field.name.value}`) : [name.value];
});
