import {
  type DefinitionNode,
  type InterfaceTypeExtensionNode,
  isTypeDefinitionNode,
  Kind,
  type ObjectTypeExtensionNode,
  parse,
} from 'graphql';
import type { Edge, ForeignEntities, Subgraph } from '#graph';

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

export function jointsOf(edges: readonly Edge[]): readonly Joint[] {
  return edges.flatMap(({ between, typeDefs, foreignEntities = {} }) => {
    const { definitions } = parse(typeDefs);
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
