import type { RequestRules, RuleSchema } from '#contract';

/** A request that differs from a good one in one value. */
export interface RequestVariant {
  readonly in: 'query' | 'body';
  /** The rule that it breaks, or `bound`: the last value that is allowed. */
  readonly rule: string;
  /** The parameter or the member of the body. */
  readonly name: string;
  readonly target: string;
  readonly body: string;
}

interface GoodRequest {
  readonly target: string;
  readonly body: string;
}

const UNKNOWN = 'noSuchThing';

/** Variants of a good request by which each rule of its operation is broken once, and each bound is reached. */
export function requestVariants(rules: RequestRules, good: GoodRequest): RequestVariant[] {
  return [...queryVariants(rules, good), ...bodyVariants(rules, good)];
}

function queryVariants({ query: rules, members }: RequestRules, { target, body }: GoodRequest): RequestVariant[] {
  const [path = '', search = ''] = target.split('?', 2);
  const variant = (name: string, rule: string, change: (query: URLSearchParams) => void): RequestVariant => {
    const query = new URLSearchParams(search);
    change(query);
    return { in: 'query', rule, name, target: `${path}?${query}`, body };
  };
  const set = (name: string, rule: string, value: string) => variant(name, rule, (query) => query.set(name, value));
  return [
    set(UNKNOWN, 'unknown', '1'),
    ...(members && !members['*'] ? [set('fields', 'mask', UNKNOWN)] : []),
    ...Object.entries(rules)
      // Another operation is another route.
      .filter(([name]) => name !== 'op')
      .flatMap(([name, { style, required, schema }]) => [
        ...(required ? [variant(name, 'missing', (query) => query.delete(name))] : []),
        ...(style === 'value' ? [repeated(name, schema, variant)] : []),
        ...valuesOf(schema, style === 'pipe' ? '|' : ',').map(([rule, value]) => set(name, rule, value)),
      ]),
  ];
}

type Change = (name: string, rule: string, change: (query: URLSearchParams) => void) => RequestVariant;

function repeated(name: string, schema: RuleSchema, variant: Change): RequestVariant {
  return variant(name, 'repeated', (query) => {
    const value = query.get(name) ?? goodValue(schema);
    query.set(name, value);
    query.append(name, value);
  });
}

function goodValue({ type, enum: words, const: only, minimum = 1, minLength = 3, pattern }: RuleSchema): string {
  if (only !== undefined || words) return String(only ?? words?.[0]);
  if (pattern === '^[r-][w-][x-]$') return 'r--';
  return type === 'boolean' ? 'true' : type === 'integer' ? String(minimum) : 'a'.repeat(minLength);
}

/** Values that break a schema's rules, and those that just keep them. */
function valuesOf(schema: RuleSchema, separator: string): [rule: string, value: string][] {
  const { type, enum: words, const: only, minimum, maximum, maxLength, maxItems, items, format, pattern } = schema;
  if (type === 'array') {
    const inner = items ? valuesOf(items, separator).filter(([rule]) => rule !== 'bound') : [];
    const many = Array.from({ length: (maxItems ?? 0) + 1 }, () => goodValue(items ?? {}));
    return [...inner, ...(maxItems === undefined ? [] : [['maxItems', many.join(separator)] as [string, string]])];
  }
  const found: [string, string | undefined][] = [
    ['type', type === 'integer' || type === 'boolean' ? 'maybe' : undefined],
    [words ? 'enum' : 'const', type === 'string' && (words ?? only) ? UNKNOWN : undefined],
    ['enum', type === 'integer' && words ? '98765' : undefined],
    ['minimum', minimum === undefined ? undefined : String(minimum - 1)],
    ['maximum', maximum === undefined ? undefined : String(maximum + 1)],
    ['bound', minimum === undefined ? undefined : String(minimum)],
    ['bound', maximum === undefined ? undefined : String(maximum)],
    ['maxLength', maxLength === undefined ? undefined : 'a'.repeat(maxLength + 1)],
    ['bound', maxLength === undefined || format ? undefined : 'a'.repeat(maxLength)],
    ['format', format === 'date-time' ? 'yesterday' : undefined],
    ['pattern', pattern === undefined ? undefined : '~~~'],
  ];
  return found.flatMap(([rule, value]): [string, string][] => (value === undefined ? [] : [[rule, value]]));
}

function bodyVariants({ body: rules }: RequestRules, { target, body: text }: GoodRequest): RequestVariant[] {
  if (!rules || !/[/+-]json/.test(rules.mediaType)) return [];
  const good = JSON.parse(text) as Record<string, unknown>;
  const variant = (name: string, rule: string, body: unknown): RequestVariant => ({
    in: 'body',
    rule,
    name,
    target,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { properties = {}, required = [] } = rules.schema;
  return [
    variant('', 'syntax', '{"a":'),
    variant('', 'syntax', '[]'),
    variant(UNKNOWN, 'unknown', { ...good, [UNKNOWN]: 1 }),
    ...required.map((name) => variant(name, 'missing', { ...good, [name]: undefined })),
    ...Object.entries(properties).flatMap(([name, schema]) =>
      wrongMembers(schema, good[name]).map(([rule, value]) => variant(name, rule, { ...good, [name]: value })),
    ),
  ];
}

function wrongMembers(
  { type, enum: words, minimum, maximum, maxLength, items }: RuleSchema,
  good: unknown,
): [string, unknown][] {
  const [first] = [type ?? []].flat();
  const goodItem = Array.isArray(good) ? (good[0] as object) : items && exampleOf(items);
  const wrong = first === 'object' || first === 'array' ? 'text' : {};
  return [
    ...(first ? [['type', wrong] as [string, unknown]] : []),
    ...(words ? [['enum', UNKNOWN] as [string, unknown]] : []),
    ...(minimum === undefined ? [] : [['minimum', minimum - 1] as [string, unknown]]),
    ...(maximum === undefined ? [] : [['maximum', maximum + 1] as [string, unknown]]),
    ...(maxLength === undefined ? [] : [['maxLength', 'a'.repeat(maxLength + 1)] as [string, unknown]]),
    ...(items?.properties ? [['unknown', [{ ...goodItem, [UNKNOWN]: 1 }]] as [string, unknown]] : []),
  ];
}

/** An object with what is required. */
function exampleOf({ properties = {}, required = [] }: RuleSchema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, goodValue(properties[name] ?? {})]));
}
