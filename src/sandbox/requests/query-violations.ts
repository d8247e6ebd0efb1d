import { type ParameterRule, type RequestRules, type RuleSchema, schemaViolations } from '#contract';
import type { Violation } from './violation.ts';

/** The rules that a query breaks, in the order of the query; then the parameters that are missing. */
export function queryViolations({ query: rules }: RequestRules, query: URLSearchParams): Violation[] {
  const found: Violation[] = [];
  for (const name of new Set(query.keys())) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule) found.push(...parameterViolations(name, rule, query.getAll(name)));
    else found.push({ in: 'query', path: [name], rule: 'unknown', allowed: [], value: query.get(name) });
  }
  for (const [name, { required }] of Object.entries(rules)) {
    if (required && !query.has(name)) found.push({ in: 'query', path: [name], rule: 'missing', allowed: [] });
  }
  return found;
}

function parameterViolations(name: string, { style, schema }: ParameterRule, values: readonly string[]): Violation[] {
  if (style === 'value') {
    if (values.length > 1) return [{ in: 'query', path: [name], rule: 'repeated', allowed: [], value: values }];
    return violationsOf(name, schema, typed(schema, values[0] ?? ''));
  }
  const separator = style === 'pipe' ? '|' : ',';
  const items = style === 'repeat' ? values : values.flatMap((value) => value.split(separator));
  return violationsOf(
    name,
    schema,
    items.map((item) => typed(schema.items ?? {}, item)),
  );
}

function violationsOf(name: string, schema: RuleSchema, value: unknown): Violation[] {
  return schemaViolations(schema, value, [name]).map((each) => ({ in: 'query', ...each }));
}

/** A text as a value of the schema's type; the text where it is none. */
function typed({ type }: RuleSchema, text: string): unknown {
  const types = [type ?? 'string'].flat();
  if (types.includes('integer') && /^-?\d+$/.test(text)) return Number(text);
  if (types.includes('number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}
