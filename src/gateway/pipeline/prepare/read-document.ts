import type { GraphQLError } from 'graphql';
import {
  type DocumentNode,
  FieldsOnCorrectTypeRule,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  OverlappingFieldsCanBeMergedRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { Settings } from '#config';
import { isGraphQLError } from '../../execution/values.ts';
import { INVALID } from '../request-error.ts';
import { DocumentErrors } from './document.ts';
import { existingFieldsRule } from './existing-fields.ts';
import { incrementalRule } from './incremental-rule.ts';
import { assertWithinLimits } from './operation-limits.ts';
import { overlappingFieldsRule } from './overlapping-fields.ts';
import { parseDocument } from './parse-document.ts';

/** Comparisons of a document's fields; a document of 2,000 tokens that selects each field once has 1,000. */
const MERGED_FIELDS = 50_000;

/** Parses and validates documents. Both throw `DocumentErrors`. */
export interface DocumentReader {
  parse(text: string): DocumentNode;
  validate(document: DocumentNode): void;
}

/** The reader of documents for a schema, by the rules of the specification and within the limits. */
export function documentReader(
  schema: GraphQLSchema,
  { limits, server }: Pick<Settings, 'limits' | 'server'>,
): DocumentReader {
  const introspection = server.introspection ? [] : [NoSchemaIntrospectionCustomRule];
  const standard = specifiedRules
    .filter((rule) => rule !== OverlappingFieldsCanBeMergedRule)
    .map((rule) => (rule === FieldsOnCorrectTypeRule ? existingFieldsRule : rule));
  const rules = [...standard, overlappingFieldsRule(MERGED_FIELDS), incrementalRule, ...introspection];
  return {
    parse(text) {
      return parseDocument(text, limits.tokens);
    },
    validate(document) {
      assertWithinLimits(document, limits);
      const errors = validate(schema, document, rules, { maxErrors: limits.errors });
      if (errors.length > 0) throw new DocumentErrors(errors.slice(0, limits.errors).map(asValidationError), document);
    },
  };
}

/** An error of validation, answered as such unless it says how. A plugin may tell of any error. */
export function asValidationError(error: GraphQLError): GraphQLError {
  if (!isGraphQLError(error)) return error;
  const { code = 'GRAPHQL_VALIDATION_FAILED', http = { ...INVALID } } = error.extensions;
  Object.assign(error.extensions, { code, http });
  return error;
}
