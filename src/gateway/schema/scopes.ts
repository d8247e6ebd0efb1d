import {
  type DefinitionNode,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
  type InterfaceTypeExtensionNode,
  isInterfaceType,
  isObjectType,
  isTypeDefinitionNode,
  Kind,
  type ObjectTypeExtensionNode,
  parse,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { ScopeSet } from '#auth';
import type { Edge, ForeignEntities, Subgraph } from '#graph';
import { withoutFields } from './without-fields.ts';

/** Schemas that are kept, each for a set of scopes: one takes some megabytes. */
const MOST_SCHEMAS = 16;

/** The scopes that a graph needs, and the schemas that callers with some of them see. */
export class ScopeRules {
  readonly fields: FieldScopes;
  readonly #schema: GraphQLSchema;
  readonly #visible = new LRUCache<ScopeSet, GraphQLSchema>({ max: MOST_SCHEMAS });

  constructor(schema: GraphQLSchema, subgraphs: readonly Subgraph[], edges: readonly Edge[]) {
    this.#schema = schema;
    this.fields = new FieldScopes(schema, subgraphs, edges);
  }

  /** The schema that callers with these scopes see by introspection. */
  visibleTo(scopes: ScopeSet): GraphQLSchema {
    let visible = this.#visible.get(scopes);
    if (!visible) this.#visible.set(scopes, (visible = visibleSchema(this.#schema, this.fields, scopes)));
    return visible;
  }
}

/** The APIs whose data a selection reads. */
export type Apis = ReadonlySet<string>;

/** A field that leads into APIs: a root field, or a field that joins APIs. */
interface Entrance {
  /** The scopes that it needs, all of them. */
  readonly scopes: readonly string[];
  /** The APIs of the types below it. */
  readonly apis: Apis;
}

/** The scopes that the fields of a graph need. */
export class FieldScopes {
  readonly #entrances: ReadonlyMap<string, Entrance>;
  /** By `Type.field`, for fields that are not defined with their type. */
  readonly #fieldOwners: ReadonlyMap<string, string>;
  readonly #typeOwners: ReadonlyMap<string, string>;

  constructor(schema: GraphQLSchema, subgraphs: readonly Subgraph[], edges: readonly Edge[]) {
    const { types, roots } = ownershipOf(subgraphs);
    this.#typeOwners = types;
    this.#fieldOwners = roots;
    const kinds = new Map([
      [schema.getQueryType()?.name, 'read'],
      [schema.getMutationType()?.name, 'write'],
      [schema.getSubscriptionType()?.name, 'read'],
    ]);
    const entrances = new Map<string, Entrance>();
    for (const [path, slug] of roots) {
      const [type = '', field = ''] = path.split('.');
      const kind = kinds.get(type);
      if (kind) entrances.set(path, { scopes: [`${slug}:${kind}:${field}`], apis: new Set([slug]) });
    }
    for (const { between, type, field } of jointsOf(edges)) {
      // Its object was reached with the scope of its own API.
      const others = between.filter((slug) => slug !== types.get(type));
      const scopes = others.map((slug) => `${slug}:${kinds.get(type) ?? 'read'}`);
      entrances.set(`${type}.${field}`, { scopes, apis: new Set(between) });
    }
    this.#entrances = entrances;
  }

  /** The entrances that are in a schema, by `Type.field`. */
  get entrances(): ReadonlyMap<string, Entrance> {
    return this.#entrances;
  }

  /** What a field adds to the APIs above it; `undefined` where it is covered by them. */
  entranceAt(type: string, field: string, above: Apis): Entrance | undefined {
    const path = `${type}.${field}`;
    const entrance = this.#entrances.get(path);
    if (entrance) return entrance;
    const owner = this.#fieldOwners.get(path) ?? this.#typeOwners.get(type);
    return owner === undefined || above.has(owner) ? undefined : wholeOf(owner);
  }

  /** What reading an object of a type takes that is reached by its `id`; `undefined` for shared types. */
  ofType(type: string): Entrance | undefined {
    const owner = this.#typeOwners.get(type);
    return owner === undefined ? undefined : wholeOf(owner);
  }
}

/** What reading anything of an API takes. */
function wholeOf(slug: string): Entrance {
  return { scopes: [`${slug}:read`], apis: new Set([slug]) };
}

const EXTENSION = 'manifold.scopes';

/**
 * Notes the scopes that fields need, for the printed schema. They are no directives of the executable schema: plugins that know
 * `@requiresScopes` would enforce them, by rules of their own.
 */
export function annotateScopes(schema: GraphQLSchema, fields: FieldScopes): void {
  for (const [field, scopes] of guardedFields(schema, fields)) {
    field.extensions = { ...field.extensions, [EXTENSION]: scopes };
  }
}

/** The directive by which the printed schema tells which scopes a field needs; empty if it needs none. */
export function scopeDirectiveOf({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): string {
  const scopes = extensions[EXTENSION] as readonly string[] | undefined;
  // The outer list has alternatives, the inner one scopes that are needed together.
  return scopes ? `@requiresScopes(scopes: [[${scopes.map((scope) => JSON.stringify(scope)).join(', ')}]])` : '';
}

/** Adds the scopes that fields need to their descriptions, for introspection. */
export function describeScopes(schema: GraphQLSchema, fields: FieldScopes): void {
  for (const [field, scopes] of guardedFields(schema, fields)) {
    const needs = `Needs ${scopes.map((scope) => `\`${scope}\``).join(' and ')}.`;
    field.description = field.description ? `${field.description}\n\n${needs}` : needs;
  }
}

function* guardedFields(schema: GraphQLSchema, { entrances }: FieldScopes) {
  for (const [path, entrance] of entrances) {
    const [type = '', name = ''] = path.split('.');
    const owner = schema.getType(type);
    const field: GraphQLField<unknown, unknown> | undefined = isObjectType(owner) ? owner.getFields()[name] : undefined;
    const scopes = generalScopes(entrance);
    if (field && scopes.length > 0) yield [field, scopes] as const;
  }
}

/** The scopes without the field's name, which are enough: those of whole APIs. */
function generalScopes({ scopes }: Entrance): readonly string[] {
  return [...new Set(scopes.map((scope) => scope.split(':').slice(0, 2).join(':')))];
}

/** The part of a schema that a caller with these scopes can use. */
export function visibleSchema(schema: GraphQLSchema, fields: FieldScopes, scopes: ScopeSet): GraphQLSchema {
  const hidden = [...fields.entrances].flatMap(([path, entrance]) =>
    entrance.scopes.every((scope) => scopes.allows(scope)) || !hasField(schema, path) ? [] : [path],
  );
  return withoutFields(schema, hidden);
}

function hasField(schema: GraphQLSchema, path: string): boolean {
  const [type = '', field = ''] = path.split('.');
  const owner = schema.getType(type);
  return (isObjectType(owner) || isInterfaceType(owner)) && owner.getFields()[field] !== undefined;
}

/** The API that defines each type and root field. Shared types have none. */
export interface Ownership {
  readonly types: ReadonlyMap<string, string>;
  /** By `Query.orders`. */
  readonly roots: ReadonlyMap<string, string>;
}

/** A field that an edge adds, and the APIs that it joins. */
export interface Joint {
  readonly between: readonly string[];
  readonly type: string;
  readonly field: string;
}

export function ownershipOf(subgraphs: readonly Subgraph[]): Ownership {
  const parsed = subgraphs.map(({ slug, typeDefs }) => ({ slug, definitions: parse(typeDefs).definitions }));
  const types = parsed.flatMap(({ slug, definitions }) =>
    definitions.filter(isTypeDefinitionNode).map(({ name }) => [name.value, slug] as const),
  );
  const roots = parsed.flatMap(({ slug, definitions }) =>
    fieldsAdded(definitions).map(({ type, field }) => [`${type}.${field}`, slug] as const),
  );
  return { types: new Map(types), roots: new Map(roots) };
}

/** The definitions of an edge, which may consist of resolvers alone. */
export function definitionsIn(typeDefs: string): DocumentNode {
  const hasNone = typeDefs.trim() === '';
  return hasNone ? { kind: Kind.DOCUMENT, definitions: [] } : parse(typeDefs, { noLocation: true });
}

export function jointsOf(edges: readonly Edge[]): readonly Joint[] {
  return edges.flatMap(({ between, typeDefs, foreignEntities = {} }) => {
    const { definitions } = definitionsIn(typeDefs);
    const added = [...fieldsAdded(definitions), ...fieldsOfForeign(definitions, foreignEntities)];
    return added.map((field) => ({ between, ...field }));
  });
}

/** The fields that an edge adds to entities of other subgraphs, which it defines with the fields of their keys. */
function fieldsOfForeign(definitions: readonly DefinitionNode[], foreign: ForeignEntities): AddedField[] {
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
    const keys = foreign[definition.name.value];
    const keyFields = new Set(keys?.flatMap((key) => key.split(' ')));
    const added = keys ? (definition.fields ?? []).filter(({ name }) => !keyFields.has(name.value)) : [];
    return added.map(({ name }) => ({ type: definition.name.value, field: name.value }));
  });
}

interface AddedField {
  readonly type: string;
  readonly field: string;
}

function fieldsAdded(definitions: readonly DefinitionNode[]): AddedField[] {
  const extensions = definitions.filter(
    (each): each is ObjectTypeExtensionNode | InterfaceTypeExtensionNode =>
      each.kind === Kind.OBJECT_TYPE_EXTENSION || each.kind === Kind.INTERFACE_TYPE_EXTENSION,
  );
  return extensions.flatMap(({ name, fields = [] }) =>
    fields.map((field) => ({ type: name.value, field: field.name.value })),
  );
}
