import type { SchemaKeywords } from './schema-keywords.ts';

/** The part of JSON Schema that constrains requests and responses. It has no references. */
export interface RuleSchema extends SchemaKeywords<RuleSchema> {
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
}
