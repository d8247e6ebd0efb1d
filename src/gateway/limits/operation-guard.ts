import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ScopeSet } from '#auth';
import type { Apis, FieldScopes, ScopeRules } from '../schema/scopes.ts';
import type { CallerIdentity } from '../types.ts';

/** Decides which callers may execute an operation. What it needs is found once, when the operation is prepared. */
export class OperationGuard {
  readonly #rules: ScopeRules;
  readonly #required: readonly string[];
  readonly #introspects: boolean;
  #lastAllowed: ScopeSet | undefined;

  constructor(rules: ScopeRules, schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    const { required, introspects } = operationScopes(schema, document, operation, rules.fields);
    this.#rules = rules;
    this.#required = required;
    this.#introspects = introspects;
  }

  /** Why a caller may not execute the operation. */
  refusal(identity: CallerIdentity): GraphQLError | undefined {
    const { scopes } = identity;
    if (scopes === this.#lastAllowed) return undefined;
    const missing = this.#required.filter((scope) => !scopes.allows(scope));
    if (missing.length > 0) return operationForbidden(identity, missing);
    this.#lastAllowed = scopes;
    return undefined;
  }

  /** The schema that introspection shows to a caller; `undefined` if the operation does not read the schema. */
  introspected({ scopes }: CallerIdentity): GraphQLSchema | undefined {
    return this.#introspects ? this.#rules.visibleTo(scopes) : undefined;
  }
}

/** What an operation needs. */
interface OperationScopes {
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

/** Throws if a caller may not refetch objects of this type by their `id`. */
export function assertMayRefetch({ fields }: ScopeRules, type: string, identity: CallerIdentity): void {
  const missing = fields.ofType(type)?.scopes.filter((scope) => !identity.scopes.allows(scope)) ?? [];
  if (missing.length > 0) throw fieldForbidden(identity, missing);
}

/** The error of a field for a caller that lacks scopes. */
function fieldForbidden({ kind }: CallerIdentity, missing: readonly string[]): GraphQLError {
  const code = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  const names = missing.map((scope) => `\`${scope}\``).join(', ');
  const message = `The caller needs ${missing.length === 1 ? 'the scope' : 'the scopes'} ${names}.`;
  return new GraphQLError(message, { extensions: { code, missingScopes: missing } });
}

/**
 * The error of an operation for a caller that lacks scopes. One without a credential is asked for one (RFC 9110, section
 * 11.6.1), another is told which scopes are missing (RFC 6750, section 3.1).
 */
function operationForbidden(identity: CallerIdentity, missing: readonly string[]): GraphQLError {
  const { message, extensions } = fieldForbidden(identity, missing);
  const isAnonymous = identity.kind === 'anonymous';
  const scope = `error="insufficient_scope", scope="${missing.join(' ')}"`;
  const challenge = isAnonymous ? 'Bearer realm="manifold"' : `Bearer realm="manifold", ${scope}`;
  const http = { status: isAnonymous ? 401 : 403, headers: { 'www-authenticate': challenge } };
  return new GraphQLError(message, { extensions: { ...extensions, http } });
}
