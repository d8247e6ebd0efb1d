import { isDeepStrictEqual } from 'node:util';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type ConstValueNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  parse,
  valueFromAST,
} from 'graphql';
import type { Settings } from '#config';
import {
  type AnyResolvers,
  baseNodes,
  baseResolvers,
  type Edge,
  entityResolvers,
  entityTypes,
  type FieldPath,
  type MoneyRule,
  type NodeType,
  nameRefusedFields,
  nodeResolvers,
  nullifyEmptyStrings,
  openEnums,
  resolveByDefault,
  type Subgraph,
  scalars,
} from '#graph';
import type { Log } from '#log';
import { type CallDeclarations, callDeclarations, readTypicalSizes, weighFields } from './costs.ts';
import {
  annotateSubgraph,
  BASE,
  MUTATION,
  resolveService,
  SUBSCRIPTION,
  shareablePaths,
  subgraphFields,
} from './federation.ts';
import { annotateScopes, definitionsIn, describeScopes, FieldScopes, ScopeRules } from './scopes.ts';
import { withoutFields } from './without-fields.ts';

/** The parts of a graph. */
interface GraphParts {
  readonly subgraphs: readonly Subgraph[];
  readonly edges: readonly Edge[];
  /** Fields that are left out. */
  readonly without: readonly FieldPath[];
  /** Whether callers need scopes. */
  readonly isGuarded: boolean;
  readonly pageDefault: number;
  /** Whether and how the graph is a subgraph of others. */
  readonly federation: Settings['federation'];
  readonly introspection: boolean;
}

/** The executable schema, and the values that are derived from it. */
export interface ComposedGraph {
  readonly parts: GraphParts;
  readonly schema: GraphQLSchema;
  /** The edges of the schema. */
  readonly edges: readonly Edge[];
  readonly nodes: ReadonlyMap<string, NodeType>;
  /** Absent without federation. */
  readonly entities: ReturnType<typeof entityTypes> | undefined;
  /** Absent if callers need no scopes. */
  readonly scopes: ScopeRules | undefined;
  readonly weighing: {
    readonly declarations: CallDeclarations;
    readonly typical: ReturnType<typeof readTypicalSizes>;
  };
}

/** Composes a graph. One of the same parts is used again: composing takes some tenths of a second. */
export function composeGraph(parts: GraphParts, log: Log, kept?: ComposedGraph): ComposedGraph {
  if (kept && isSame(kept.parts, parts)) return kept;
  const { subgraphs, without, isGuarded, pageDefault, federation, introspection } = parts;
  const all = federation ? parts.edges : parts.edges.filter(({ foreignEntities }) => !foreignEntities);
  const edges = applicableEdges(subgraphs, all);
  const schema = stitch(subgraphs, all, without, federation && { introspection });
  const allNodes = nodeTypes(subgraphs);
  const entities = federation && entityTypes(schema, allNodes, [...subgraphs, ...edges]);
  const nodes = new Map([...allNodes].filter(([name]) => schema.getType(name)));
  const scopes = isGuarded ? new ScopeRules(schema, subgraphs, edges) : undefined;
  if (scopes) describeScopes(schema, scopes.fields);
  const weighing = {
    declarations: callDeclarations([...subgraphs, ...edges], nodes),
    typical: readTypicalSizes(),
  };
  weighFields(schema, { ...weighing, pageDefault });
  if (federation && entities) {
    annotateSubgraph(schema, entities, shareablePaths(federation, schema, subgraphs, log));
    resolveService(schema, scopes);
  }
  return { parts, schema, edges, nodes, entities, scopes, weighing };
}

function isSame(one: GraphParts, other: GraphParts): boolean {
  return (
    haveSameItems(one.subgraphs, other.subgraphs) &&
    haveSameItems(one.edges, other.edges) &&
    isDeepStrictEqual(one.without, other.without) &&
    one.isGuarded === other.isGuarded &&
    one.pageDefault === other.pageDefault &&
    isDeepStrictEqual(one.federation, other.federation) &&
    one.introspection === other.introspection
  );
}

function haveSameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Locations take as much memory as the definitions. */
const WITHOUT_LOCATIONS = { noLocation: true };

/**
 * Stitches these subgraphs and the edges between them into one executable schema, without the fields in `without`. Duplicate
 * definitions of a type or field are an error, because `makeExecutableSchema` merges them silently. With `federation`, the
 * schema has the fields by which routers read from a subgraph.
 */
export function stitch(
  subgraphs: readonly Subgraph[],
  edges: readonly Edge[],
  without: readonly FieldPath[] = [],
  federation?: { readonly introspection: boolean },
): GraphQLSchema {
  const parts = [...subgraphs, ...applicableEdges(subgraphs, edges)];
  const documents = parts.map(({ typeDefs }) => definitionsIn(typeDefs));
  const named = documents.map((document, index) => [nameOf(parts[index]), document] as const);
  assertDistinct([['base.graphql', parse(BASE, WITHOUT_LOCATIONS)], ...named]);
  const roots = (
    [
      ['Mutation', MUTATION],
      ['Subscription', SUBSCRIPTION],
    ] as const
  ).flatMap(([name, definition]) =>
    parts.some(({ typeDefs }) => typeDefs.includes(`extend type ${name} `)) ? [definition] : [],
  );
  const entities = [
    ...nodeTypes(subgraphs).keys(),
    ...parts.flatMap((part) => Object.keys(part.foreignEntities ?? {})),
  ];
  const resolvers = [
    nodeResolvers(nodeTypes(subgraphs)),
    baseResolvers,
    ...(federation ? [entityResolvers()] : []),
    ...parts.map((part) => part.resolvers),
  ];
  const whole = makeExecutableSchema({
    typeDefs: [BASE, ...roots, ...(federation ? [subgraphFields(entities, federation)] : []), ...documents],
    resolvers: [{ ...scalars }, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
    assumeValidSDL: true,
    updateResolversInPlace: true,
    ...WITHOUT_LOCATIONS,
  });
  setUnboundResolvers(whole, resolvers);
  const schema = withoutFields(whole, without);
  fillDefaults(schema);
  openEnums(schema);
  resolveByDefault(schema, moneyRules(subgraphs, documents));
  nullifyEmptyStrings(schema);
  nameRefusedFields(schema);
  inheritDescriptions(schema);
  annotateScopes(schema, new FieldScopes(schema, subgraphs, applicableEdges(subgraphs, edges)));
  return schema;
}

/** The rules of APIs for amounts, by the types of their parts of the graph. */
function moneyRules(
  subgraphs: readonly Subgraph[],
  documents: readonly DocumentNode[],
): ReadonlyMap<string, MoneyRule> {
  const rules = subgraphs.flatMap(({ money }, index) => {
    const types = documents[index]?.definitions.filter(isTypeDefinitionNode) ?? [];
    return money ? types.map(({ name }) => [name.value, money] as const) : [];
  });
  return new Map(rules);
}

/** A default as graphql 17 has it: a literal, where 16 has the value as `defaultValue`. */
interface DefaultOwner {
  readonly type: GraphQLInputType;
  defaultValue?: unknown;
  readonly default?: { readonly literal?: ConstValueNode };
}

/** Gives the defaults of arguments and input fields of graphql 17 the form of 16, in which they are read. */
export function fillDefaults(schema: GraphQLSchema): GraphQLSchema {
  const owners = Object.values(schema.getTypeMap()).flatMap((type): DefaultOwner[] => {
    if (isInputObjectType(type)) return Object.values(type.getFields());
    if (!isObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ args }) => args);
  });
  let missing = owners.filter((owner) => owner.default?.literal && owner.defaultValue === undefined);
  let before = Number.POSITIVE_INFINITY;
  // The default of an argument may need those of the fields of its type.
  while (missing.length < before) {
    before = missing.length;
    for (const owner of missing) owner.defaultValue = valueFromAST(owner.default?.literal, owner.type);
    missing = missing.filter(({ defaultValue }) => defaultValue === undefined);
  }
  return schema;
}

/** The edges whose APIs are all among these subgraphs. */
function applicableEdges(subgraphs: readonly Subgraph[], edges: readonly Edge[]): readonly Edge[] {
  const present = new Set(subgraphs.map(({ slug }) => slug));
  return edges.filter(({ between }) => between.every((slug) => present.has(slug)));
}

/** The node types of every schema and of all subgraphs. */
export function nodeTypes(subgraphs: readonly Subgraph[]): ReadonlyMap<string, NodeType> {
  return new Map([baseNodes, ...subgraphs.map(({ nodes }) => nodes)].flatMap((nodes) => Object.entries(nodes)));
}

function nameOf(part: Subgraph | Edge | undefined): string {
  if (!part) return '';
  return 'slug' in part ? part.slug : part.between.join('–');
}

function assertDistinct(documents: readonly (readonly [string, DocumentNode])[]): void {
  const definedBy = new Map<string, string>();
  for (const [owner, { definitions }] of documents) {
    for (const name of definitions.flatMap(namesIn)) {
      const other = definedBy.get(name);
      if (other) throw new TypeError(`${owner} and ${other} both define ${name}`);
      definedBy.set(name, owner);
    }
  }
}

/** The names that a definition adds to the schema: a type, and each of its fields as `Type.field`. */
function namesIn(definition: DefinitionNode): string[] {
  if (!isTypeDefinitionNode(definition) && !isTypeExtensionNode(definition)) return [];
  const type = definition.name.value;
  const fields = 'fields' in definition ? (definition.fields ?? []).map(({ name }) => `${type}.${name.value}`) : [];
  return isTypeExtensionNode(definition) ? fields : [type, ...fields];
}

/** Copies the description of an interface field to implementing fields without one. */
function inheritDescriptions(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const inherited = type.getInterfaces().map((each) => each.getFields());
    for (const field of Object.values(type.getFields())) {
      field.description ??= inherited.find((fields) => fields[field.name])?.[field.name]?.description;
    }
  }
}

/**
 * Sets the original resolver functions. `makeExecutableSchema` binds each to its object: a bound function is slower to call,
 * and loses its declaration of reads.
 */
function setUnboundResolvers(schema: GraphQLSchema, all: readonly AnyResolvers[]): void {
  for (const resolvers of all) {
    for (const [typeName, own] of Object.entries(resolvers)) {
      const type = schema.getType(typeName);
      if (!isObjectType(type)) continue;
      const fields = type.getFields();
      for (const [name, resolve] of Object.entries(own)) {
        const field = fields[name];
        if (field && typeof resolve === 'function') field.resolve = resolve;
      }
    }
  }
}
