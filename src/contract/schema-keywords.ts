/** Keywords of JSON Schema that describe a value, as contracts and OpenAPI documents have them. */
export interface SchemaKeywords<Nested> {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Nested;
  readonly properties?: Readonly<Record<string, Nested>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Nested;
  readonly anyOf?: readonly Nested[];
  readonly oneOf?: readonly Nested[];
  readonly allOf?: readonly Nested[];
}
