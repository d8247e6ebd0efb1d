import { headerValue } from './header-value.ts';

/**
 * With what a call is made on behalf of its caller: the headers that are sent on. Whoever shares, stores or batches
 * answers takes `key` into its own key. It is the values themselves, not a digest of them: two identities never meet.
 */
export interface Identity {
  readonly key: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
}

/** The identity of every caller of an interface to which nothing of the caller is sent on. */
export const SERVICE: Identity = { key: '', headers: [] };

/** The caller's headers by lower-case name; a header that came more than once is not sent on. */
export type CallerHeaders = (name: string) => string | undefined;

/** Takes the allowed headers from a caller. */
export function identityFrom(allowed: readonly string[], caller: CallerHeaders): Identity {
  if (allowed.length === 0) return SERVICE;
  const headers = allowed.flatMap((name) => {
    const value = caller(name);
    return value === undefined || value === '' ? [] : [name, headerValue(name, value)];
  });
  return headers.length === 0 ? SERVICE : { key: JSON.stringify(headers), headers };
}
