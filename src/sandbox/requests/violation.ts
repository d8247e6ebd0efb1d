import type { SchemaRule, SchemaViolation } from '#contract';

/** The rule that a request breaks. */
export type ViolatedRule =
  | SchemaRule
  /** A parameter of one value is repeated. */
  | 'repeated'
  /** The body is not JSON. */
  | 'syntax'
  /** A field mask names a member that the answer does not have. */
  | 'mask';

/** A rule of the contract that a request breaks, and where. */
export interface Violation extends Omit<SchemaViolation, 'rule'> {
  readonly in: 'query' | 'body';
  /** The parameter's name, and the path within its value or within the body. Empty: the body itself. */
  readonly path: readonly (string | number)[];
  readonly rule: ViolatedRule;
}

/** The path of a violation as text, such as `entitlements[0].detail`. */
export function pathOf({ path }: Pick<Violation, 'path'>): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** The broken rule as a predicate, such as `must be at most 200`. */
export function predicateOf({ rule, allowed }: Violation): string {
  const first = String(allowed[0]);
  switch (rule) {
    case 'unknown':
      return 'is not known';
    case 'missing':
      return 'is required';
    case 'repeated':
      return 'must not be repeated';
    case 'syntax':
      return 'must be a JSON object';
    case 'null':
      return 'must not be null';
    case 'type':
      return `must be ${allowed.join(' or ')}`;
    case 'format':
      return `must be a ${first}`;
    case 'pattern':
      return `must match ${first}`;
    case 'enum':
    case 'const':
      return `must be one of ${allowed.join(', ')}`;
    case 'minimum':
      return `must be at least ${first}`;
    case 'maximum':
      return `must be at most ${first}`;
    case 'minLength':
      return `must have at least ${first} characters`;
    case 'maxLength':
      return `must have at most ${first} characters`;
    case 'minItems':
      return `must have at least ${first} items`;
    case 'maxItems':
      return `must have at most ${first} items`;
    case 'mask':
      return `has no member ${first}`;
  }
}
