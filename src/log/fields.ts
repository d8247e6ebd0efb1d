import { ownStack } from './stack.ts';

/** Names of the fields that a line may have. A value under any other name is not written: it may be a secret. */
const NAMES = [
  'requestId',
  'path',
  'code',
  'api',
  'operation',
  'status',
  'upstreamCode',
  'cause',
  'advice',
  'error',
  'stack',
  'count',
  'withinMs',
  'issuer',
  'worker',
  'exitCode',
  'signal',
  'delayMs',
  'generation',
  'settings',
] as const;

type Name = (typeof NAMES)[number];
type Value = string | number | boolean | undefined;

/** The fields of a line besides its message. */
export type Fields = Readonly<Partial<Record<Exclude<Name, 'count'>, unknown>>> & { readonly count?: number };

const ALLOWED: ReadonlySet<string> = new Set(NAMES);
const REDACTED = '[redacted]';
const MAX_LENGTH = 500;

/** The fields as written: known names only, long values truncated, stacks without the frames of packages. */
export function loggable(fields: Readonly<Record<string, unknown>>): Record<string, Value> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, ALLOWED.has(name) ? written(name, value) : REDACTED]),
  );
}

/** A text of bounded length. */
export function cut(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function written(name: string, value: unknown): Value {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return REDACTED;
  return name === 'stack' ? ownStack(value) : cut(value);
}
