import { BadInputError } from './errors.ts';

type Part = string | number | bigint | null | undefined;

/** A key of several parts as a text; empty where the upstream omits one. */
export function compoundKey(...parts: readonly Part[]): string {
  if (parts.some((part) => part == null || part === '')) return '';
  return JSON.stringify(parts.map(String));
}

/** The parts of a compound key, which a caller may have made up. Throws if it has another number of them. */
export function keyParts<const Count extends number>(key: string, count: Count): Parts<Count> {
  const parts = parsed(key);
  if (!Array.isArray(parts) || parts.length !== count || !parts.every((part) => typeof part === 'string')) {
    throw new BadInputError('`id` is not one that this graph gave out.');
  }
  return parts as Parts<Count>;
}

/** A tuple of so many texts. */
type Parts<Count extends number, Found extends readonly string[] = readonly []> = Found['length'] extends Count
  ? Found
  : Parts<Count, readonly [...Found, string]>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
