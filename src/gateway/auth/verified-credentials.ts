import { LRUCache } from 'lru-cache';
import type { CallerIdentity } from '../types.ts';

/** Bytes of credentials that are remembered. */
const MOST_BYTES = 8 * 1024 * 1024;
const ENTRY_BYTES = 256;

/** An identity that a credential proves, until this time. */
export interface Verified {
  readonly identity: CallerIdentity;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/**
 * Credentials that were verified, so that one is verified once and not for each request. The table's hashes are randomly
 * seeded: a guess that is nearly right cannot be told from another.
 */
export class VerifiedCredentials {
  readonly #now: () => number;
  readonly #known = new LRUCache<string, Verified>({
    maxSize: MOST_BYTES,
    sizeCalculation: (_verified, text) => text.length + ENTRY_BYTES,
  });

  constructor(now: () => number) {
    this.#now = now;
  }

  get(text: string): CallerIdentity | undefined {
    const known = this.#known.get(text);
    if (!known) return undefined;
    if (known.until > this.#now()) return known.identity;
    this.#known.delete(text);
    return undefined;
  }

  set(text: string, verified: Verified): void {
    this.#known.set(text, verified);
  }

  clear(): void {
    this.#known.clear();
  }
}
