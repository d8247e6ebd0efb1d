import {
  type DirectiveNode,
  type DocumentNode,
  FieldsOnCorrectTypeRule,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Settings } from '#config';
import { DEFER, STREAM } from '#graph';
import { INVALID, isGraphQLError } from '../types.ts';
import { assertWithinLimits } from './limits.ts';
import { overlappingFieldsRule } from './overlapping-fields.ts';
import { DocumentErrors, parseDocument } from './parse.ts';

/** Comparisons of a document's fields; a document of 2,000 tokens that selects each field once has 1,000. */
const MERGED_FIELDS = 50_000;

/** Parses and validates documents for a schema, by the rules of the specification and within the limits. Both throw `DocumentErrors`. */
export class DocumentReader {
  readonly #schema: GraphQLSchema;
  readonly #limits: Settings['limits'];
  readonly #rules: readonly ValidationRule[];

  constructor(schema: GraphQLSchema, { limits, server }: Pick<Settings, 'limits' | 'server'>) {
    const introspection = server.introspection ? [] : [NoSchemaIntrospectionCustomRule];
    const standard = specifiedRules
      .filter((rule) => rule !== OverlappingFieldsCanBeMergedRule)
      .map((rule) => (rule === FieldsOnCorrectTypeRule ? existingFieldsRule : rule));
    this.#schema = schema;
    this.#limits = limits;
    this.#rules = [...standard, overlappingFieldsRule(MERGED_FIELDS), incrementalRule, ...introspection];
  }

  parse(text: string): DocumentNode {
    return parseDocument(text, this.#limits.tokens);
  }

  validate(document: DocumentNode): void {
    assertWithinLimits(document, this.#limits);
    const { errors: maxErrors } = this.#limits;
    const errors = validate(this.#schema, document, this.#rules, { maxErrors });
    if (errors.length > 0) throw new DocumentErrors(errors.slice(0, maxErrors).map(asValidationError), document);
  }
}

/** An error of validation, answered as such unless it says how. A plugin may tell of any error. */
export function asValidationError(error: GraphQLError): GraphQLError {
  if (!isGraphQLError(error)) return error;
  const { code = 'GRAPHQL_VALIDATION_FAILED', http = { ...INVALID } } = error.extensions;
  Object.assign(error.extensions, { code, http });
  return error;
}

/** The rule that fields have to exist. Its message suggests a field that the nodes of a connection have. */
const existingFieldsRule: ValidationRule = (context) => {
  const reporting: ValidationContext = Object.create(context, {
    reportError: { value: (error: GraphQLError) => context.reportError(withNodes(error, context.getParentType())) },
  });
  return FieldsOnCorrectTypeRule(reporting);
};

function withNodes(error: GraphQLError, parent: GraphQLNamedType | null | undefined): GraphQLError {
  const [field] = error.nodes ?? [];
  if (field?.kind !== Kind.FIELD || !isObjectType(parent)) return error;
  const nodes = parent.getFields()['nodes'];
  const row = nodes && getNamedType(nodes.type);
  const name = field.name.value;
  if (!row || !('getFields' in row) || !(name in row.getFields())) return error;
  return new GraphQLError(`${error.message} Did you mean "nodes { ${name} }"?`, { nodes: field });
}

/**
 * The rules of the incremental delivery RFC for `@defer` and `@stream`, which graphql 16 does not have. Subscriptions may have
 * both: their responses are whole.
 */
const incrementalRule: ValidationRule = (context) => {
  const labels = new Map<string, DirectiveNode>();
  return {
    Directive(node) {
      const name = node.name.value;
      if (name !== DEFER && name !== STREAM) return;
      const report = (message: string, ...others: readonly DirectiveNode[]) =>
        context.reportError(new GraphQLError(message, { nodes: [...others, node] }));
      const label = node.arguments?.find((each) => each.name.value === 'label')?.value;
      if (label?.kind === Kind.STRING) {
        const other = labels.get(label.value);
        if (other) report(`Label "${label.value}" is used twice: labels are unique.`, other);
        labels.set(label.value, node);
      } else if (label) {
        report(`The label of "@${name}" must be a string.`);
      }
      if (name === STREAM && !isOnList(context)) report('"@stream" can only be used on a list.');
      if (isOnMutation(context)) report(`"@${name}" cannot be used on the root type of a mutation.`);
    },
  };
};

function isOnList(context: ValidationContext): boolean {
  const type = context.getType();
  return !type || isListType(getNullableType(type));
}

function isOnMutation(context: ValidationContext): boolean {
  const parent = context.getParentType();
  return !!parent && parent === context.getSchema().getMutationType();
}
