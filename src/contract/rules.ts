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

/** The part of JSON Schema that constrains requests and responses. It has no references. */
export interface RuleSchema extends SchemaKeywords<RuleSchema> {
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
}

/** A query parameter. `style` says how a list is written. */
export interface ParameterRule {
  readonly style: 'value' | 'comma' | 'pipe' | 'repeat';
  readonly required: boolean;
  readonly schema: RuleSchema;
}

export interface BodyRule {
  readonly mediaType: string;
  readonly required: boolean;
  readonly schema: RuleSchema;
}

/** The names of members, and theirs in turn; `*` stands for any. */
export interface MemberTree {
  readonly [name: string]: MemberTree;
}

/** The rules of an operation's requests. */
export interface RequestRules {
  readonly query: Readonly<Record<string, ParameterRule>>;
  readonly body?: BodyRule;
  /** The members of the answer, if a field mask can name them. */
  readonly members?: MemberTree;
}

/** The rule of a schema that a value breaks. */
export type SchemaRule =
  /** A member that the schema does not name. */
  | 'unknown'
  /** A required member is absent. */
  | 'missing'
  | 'null'
  | 'type'
  | 'format'
  | 'pattern'
  | 'enum'
  | 'const'
  | 'minimum'
  | 'maximum'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems';

/** A rule of a schema that a value breaks, and where. */
export interface SchemaViolation {
  /** The path within the value. Empty: the value itself. */
  readonly path: readonly (string | number)[];
  readonly rule: SchemaRule;
  /** The types, words or bound that the schema allows. */
  readonly allowed: readonly unknown[];
  readonly value?: unknown;
}

type Path = SchemaViolation['path'];

const FORMATS: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:?\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  byte: /^[\w+/-]*={0,2}$/,
};

/** The rules of a schema that a value breaks, in the order of the value's members. */
export function schemaViolations(schema: RuleSchema, value: unknown, path: Path = []): SchemaViolation[] {
  const found = (rule: SchemaViolation['rule'], allowed: readonly unknown[]): SchemaViolation[] => [
    { path, rule, allowed, value },
  ];
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives && !alternatives.some((each) => schemaViolations(each, value).length === 0)) {
    const [only, ...others] = alternatives.filter((each) => hasType(each, value));
    if (only && others.length === 0) return schemaViolations(only, value, path);
    return found('type', alternatives.flatMap(typesOf));
  }
  const parts = (schema.allOf ?? []).flatMap((each) => schemaViolations(each, value, path));
  if (!hasType(schema, value)) return [...parts, ...found(value === null ? 'null' : 'type', typesOf(schema))];
  if (schema.enum && !schema.enum.includes(value)) return [...parts, ...found('enum', schema.enum)];
  if (schema.const !== undefined && schema.const !== value) return [...parts, ...found('const', [schema.const])];
  const own = boundViolations(schema, value).flatMap(([rule, bound]) => found(rule, [bound]));
  return [...parts, ...own, ...innerViolations(schema, value, path)];
}

function boundViolations(schema: RuleSchema, value: unknown): [rule: SchemaViolation['rule'], bound: unknown][] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern, format = '' } = schema;
  const broken: [SchemaViolation['rule'], unknown][] = [];
  if (typeof value === 'number') {
    if (minimum !== undefined && value < minimum) broken.push(['minimum', minimum]);
    if (maximum !== undefined && value > maximum) broken.push(['maximum', maximum]);
  }
  if (typeof value === 'string') {
    const length = Array.from(value).length;
    if (minLength !== undefined && length < minLength) broken.push(['minLength', minLength]);
    if (maxLength !== undefined && length > maxLength) broken.push(['maxLength', maxLength]);
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) broken.push(['pattern', pattern]);
    if (!hasFormat(format, value)) broken.push(['format', format]);
  }
  if (Array.isArray(value)) {
    if (minItems !== undefined && value.length < minItems) broken.push(['minItems', minItems]);
    if (maxItems !== undefined && value.length > maxItems) broken.push(['maxItems', maxItems]);
  }
  return broken;
}

function hasFormat(format: string, value: string): boolean {
  const syntax = FORMATS[format];
  if (!syntax) return true;
  return syntax.test(value) && (!format.startsWith('date') || !Number.isNaN(Date.parse(value)));
}

function innerViolations(schema: RuleSchema, value: unknown, path: Path): SchemaViolation[] {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((each: unknown, index) => schemaViolations(items, each, [...path, index])) : [];
  }
  const { properties, additionalProperties: others = properties === undefined, required = [] } = schema;
  if (typeof value !== 'object' || value === null) return [];
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  return [
    ...missing.map((name): SchemaViolation => ({ path: [...path, name], rule: 'missing', allowed: [] })),
    ...Object.entries(value).flatMap(([name, each]) => {
      const own = properties && Object.hasOwn(properties, name) ? properties[name] : others;
      if (typeof own === 'object') return schemaViolations(own, each, [...path, name]);
      return own ? [] : [{ path: [...path, name], rule: 'unknown', allowed: [], value: each } as const];
    }),
  ];
}

function typesOf({ type, anyOf = [] }: RuleSchema): string[] {
  return type === undefined ? anyOf.flatMap(typesOf) : [type].flat();
}

function hasType({ type }: RuleSchema, value: unknown): boolean {
  return type === undefined || [type].flat().some((each) => isOfType(each, value));
}

function isOfType(type: string, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'number':
      return typeof value === 'bigint' || typeof value === 'number';
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
}
