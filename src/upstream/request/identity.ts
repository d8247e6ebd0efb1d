import { headerValue } from './header-value.ts';

/**
 * The identity of a caller towards an interface: those of its headers that are forwarded. Code that shares, stores or batches
 * responses makes `key` part of its own key. It is the values themselves, not a digest of them: no two identities share it.
 */
export interface Identity {
  readonly key: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
}

/** The identity of callers without any header that is forwarded. */
export const SERVICE: Identity = { key: '', headers: [] };

/**
 * A header of the caller by its lower-case name; `undefined` also for a header on several lines: joined, or reduced to the
 * first line, it would be another identity than the caller sent.
 */
export type CallerHeaders = (name: string) => string | undefined;

/** The identity of a caller, by the headers of these names. */
export function identityFrom(allowed: readonly string[], caller: CallerHeaders): Identity {
  if (allowed.length === 0) return SERVICE;
  const headers = allowed.flatMap((name) => {
    const value = caller(name);
    return value === undefined || value === '' ? [] : [name, headerValue(name, value)];
  });
  return headers.length === 0 ? SERVICE : { key: JSON.stringify(headers), headers };
}
