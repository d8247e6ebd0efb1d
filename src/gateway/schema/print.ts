import type { Change } from '@graphql-inspector/core';
import {
  buildSchema,
  type ConstDirectiveNode,
  type GraphQLSchema,
  type IntrospectionTypeRef,
  introspectionFromSchema,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  parse,
  print,
  printSchema,
  TypeKind,
  visit,
} from 'graphql';
import { fillDefaults } from './compose.ts';
import { scopeDirectiveOf } from './scopes.ts';

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

/** The schema as text, as in `schema/manifold.graphql`. Fields keep their custom directives, unlike in `printSchema`. */
export function printGraphSchema(schema: GraphQLSchema): string {
  return `# The public graph. Generated: do not edit.\n\n${withDirectives(printSchema(schema), schema)}\n`;
}

function withDirectives(text: string, schema: GraphQLSchema): string {
  const insertions: { readonly at: number; readonly directives: string }[] = [];
  visit(parse(text), {
    FieldDefinition({ name, type }, _key, _parent, _path, ancestors) {
      const owner = ancestors.findLast((each) => 'kind' in each);
      const directives =
        owner && 'name' in owner && owner.name ? customDirectives(schema, owner.name.value, name.value) : '';
      if (directives && type.loc) insertions.push({ at: type.loc.end, directives });
    },
  });
  let printed = '';
  let from = 0;
  for (const { at, directives } of insertions) {
    printed += `${text.slice(from, at)} ${directives}`;
    from = at;
  }
  return printed + text.slice(from);
}

function customDirectives(schema: GraphQLSchema, type: string, field: string): string {
  const owner = schema.getType(type);
  if (!isObjectType(owner) && !isInterfaceType(owner)) return '';
  const definition = owner.getFields()[field];
  if (!definition) return '';
  const custom = (definition.astNode?.directives ?? []).filter((each) => isCustom(each, schema));
  return [...custom.map((each) => print(each)), scopeDirectiveOf(definition)].filter(Boolean).join(' ');
}

function isCustom({ name }: ConstDirectiveNode, schema: GraphQLSchema): boolean {
  const directive = schema.getDirective(name.value);
  return !!directive && !isSpecifiedDirective(directive);
}

const ANY = { kind: TypeKind.SCALAR, name: 'Any' };
const COMPOSITE: ReadonlySet<string> = new Set([TypeKind.OBJECT, TypeKind.INTERFACE, TypeKind.UNION]);

/**
 * The result of the introspection query, as far as normalized caches need it: composite types with their fields. Every
 * scalar, enum and input is the scalar `Any`.
 */
function minifiedIntrospection(schema: GraphQLSchema): object {
  const { __schema: found } = introspectionFromSchema(schema, { descriptions: false });
  const { queryType, mutationType, subscriptionType } = found;
  const types = found.types.flatMap((type): readonly object[] => {
    if (type.name.startsWith('__')) return [];
    if (type.kind === TypeKind.UNION) return [{ kind: type.kind, name: type.name, possibleTypes: type.possibleTypes }];
    if (type.kind !== TypeKind.OBJECT && type.kind !== TypeKind.INTERFACE) return [];
    const { kind, name, interfaces } = type;
    const fields = type.fields.map((field) => ({
      name: field.name,
      type: composite(field.type),
      args: field.args.map((argument) => ({ name: argument.name, type: composite(argument.type) })),
    }));
    return [
      { kind, name, fields, interfaces, ...(kind === TypeKind.INTERFACE && { possibleTypes: type.possibleTypes }) },
    ];
  });
  return { __schema: { queryType, mutationType, subscriptionType, types: [...types, ANY], directives: [] } };
}

function composite(type: IntrospectionTypeRef): object {
  if (type.kind === TypeKind.NON_NULL || type.kind === TypeKind.LIST) {
    return { kind: type.kind, ofType: composite(type.ofType) };
  }
  return COMPOSITE.has(type.kind) ? { kind: type.kind, name: type.name } : ANY;
}

/** The changes from one schema to another, by their effect on clients, sorted by path. */
export interface SchemaChanges {
  /** Valid operations become invalid, or their results change shape. */
  readonly breaking: readonly SchemaChange[];
  /** Operations stay valid, but may return values unknown to their clients. */
  readonly dangerous: readonly SchemaChange[];
  readonly safe: readonly SchemaChange[];
}

export interface SchemaChange {
  /** The schema coordinate, such as `Order.buyer` or `Query.orders.where`. */
  readonly path: string;
  readonly message: string;
}

/** Compares two schemas without their descriptions. Throws a `GraphQLError` if `before` is not a schema. */
export async function schemaChanges(before: string, after: GraphQLSchema): Promise<SchemaChanges> {
  const { diff, CriticalityLevel } = await import('@graphql-inspector/core');
  // As it is printed: some directives are in the text only.
  const found = await diff(fillDefaults(buildSchema(before)), fillDefaults(buildSchema(printGraphSchema(after))));
  const changes = found.filter((change) => !isRepeated(change, found) && !change.type.includes('DESCRIPTION'));
  const of = (level: Change['criticality']['level']) =>
    changes
      .filter(({ criticality }) => criticality.level === level)
      .map(({ path = '', message }) => ({ path, message }))
      .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return {
    breaking: of(CriticalityLevel.Breaking),
    dangerous: of(CriticalityLevel.Dangerous),
    safe: of(CriticalityLevel.NonBreaking),
  };
}

/** Whether another change implies this one: fields of an added type, arguments of an added field, `@deprecated`. */
function isRepeated({ path = '', type }: Change, all: readonly Change[]): boolean {
  if (type.startsWith('DIRECTIVE_USAGE') && path.includes('@deprecated')) return true;
  return all.some((other) => /^(TYPE|FIELD)_(ADDED|REMOVED)$/.test(other.type) && path.startsWith(`${other.path}.`));
}
