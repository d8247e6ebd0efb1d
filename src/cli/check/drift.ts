import { type RuleSchema, type SchemaViolation, schemaViolations } from '#contract';
import type { Drift } from './api-check.ts';

/** The members of an answer that differ from its schema, one entry for all items of a list. */
export function driftOf(schema: RuleSchema, answer: unknown): readonly Drift[] {
  const found = schemaViolations(schema, answer).map(driftFrom);
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

function driftFrom({ path, rule, allowed, value }: SchemaViolation): Drift {
  const at = path.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('');
  const kind = rule === 'unknown' || rule === 'missing' ? rule : 'type';
  return {
    kind,
    at: at.replace(/^\./, ''),
    // The only bound of a probe's schema: some upstreams write an empty object as an empty list.
    expected: rule === 'maxItems' ? ['empty array'] : [...new Set(allowed.map(String))],
    ...(kind !== 'missing' && { found: typeOf(value) }),
  };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'bigint' || Number.isInteger(value) ? 'integer' : typeof value;
}
