import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Apis, FieldScopes } from './field-scopes.ts';

/** What an operation needs. */
export interface OperationScopes {
  /** All of these scopes; those of fields behind `@skip` and `@include` too. */
  readonly required: readonly string[];
  /** Whether it reads the schema. */
  readonly introspects: boolean;
}

const NOWHERE: Apis = new Set();
const META_FIELDS = new Set(['__schema', '__type']);

/** The scopes of an operation of a valid document: of every field that it selects, in fragments and by aliases. */
export function operationScopes(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
  fields: FieldScopes,
): OperationScopes {
  const walk = new Walk(schema, fields, document);
  const root = schema.getRootType(operation);
  if (root) walk.selections(selectionSet, root, NOWHERE);
  return { required: [...walk.required].toSorted(), introspects: walk.introspects };
}

class Walk {
  readonly required = new Set<string>();
  introspects = false;
  readonly #schema: GraphQLSchema;
  readonly #fields: FieldScopes;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The fragments that were walked, by the APIs above them: their number is bounded by the edges of the graph. */
  readonly #walked = new Set<string>();

  constructor(schema: GraphQLSchema, fields: FieldScopes, { definitions }: DocumentNode) {
    this.#schema = schema;
    this.#fields = fields;
    const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  selections({ selections }: SelectionSetNode, type: GraphQLCompositeType, above: Apis): void {
    for (const selection of selections) {
      switch (selection.kind) {
        case Kind.FIELD:
          this.#field(selection.name.value, selection.selectionSet, type, above);
          break;
        case Kind.INLINE_FRAGMENT:
          this.selections(selection.selectionSet, this.#typeOf(selection.typeCondition?.name.value) ?? type, above);
          break;
        case Kind.FRAGMENT_SPREAD:
          this.#spread(selection.name.value, above);
      }
    }
  }

  #field(name: string, below: SelectionSetNode | undefined, type: GraphQLCompositeType, above: Apis): void {
    if (META_FIELDS.has(name)) this.introspects = true;
    const definition = isUnionType(type) ? undefined : type.getFields()[name];
    if (!definition) return;
    const entrance = this.#fields.entranceAt(type.name, name, above);
    for (const scope of entrance?.scopes ?? []) this.required.add(scope);
    const target = getNamedType(definition.type);
    if (below && isCompositeType(target)) this.selections(below, target, entrance?.apis ?? above);
  }

  #spread(name: string, above: Apis): void {
    const fragment = this.#fragments.get(name);
    const key = `${name} ${[...above].join(' ')}`;
    if (!fragment || this.#walked.has(key)) return;
    this.#walked.add(key);
    const type = this.#typeOf(fragment.typeCondition.name.value);
    if (type) this.selections(fragment.selectionSet, type, above);
  }

  #typeOf(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : this.#schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  }
}
