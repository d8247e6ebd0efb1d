/** The part of JSON Schema that constrains requests and responses. It has no references. */
export interface RuleSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: RuleSchema;
  readonly properties?: Readonly<Record<string, RuleSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | RuleSchema;
  readonly anyOf?: readonly RuleSchema[];
  readonly oneOf?: readonly RuleSchema[];
  readonly allOf?: readonly RuleSchema[];
}
