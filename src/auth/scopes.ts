import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * The grammar of scopes:
 *
 *     scope     = api [ ":" kind [ ":" field ] ] / role
 *     api       = name of an API / "*"
 *     kind      = "read" / "write" / "*"            fields of Query, fields of Mutation
 *     field     = name of a root field / "*"
 *     role      = "console" / "explain"
 *
 * An omitted part is `*`. A wildcard never grants a role.
 */
const SCOPE = /^(\*|[a-z][a-z\d-]*)(?::(\*|read|write)(?::(\*|[A-Za-z]\w*))?)?$/;

/** Scopes outside of the graph. */
export const ROLES = ['console', 'explain'] as const;
export type Role = (typeof ROLES)[number];

/** The parts of a scope of the graph; `*` is any. */
type ScopeParts = readonly [slug: string, kind: string, field: string];

/** The parts of a scope; `undefined` where the text is no scope. */
export function scopeParts(text: string): ScopeParts | undefined {
  const [, slug, kind = '*', field = '*'] = SCOPE.exec(text) ?? [];
  return slug === undefined ? undefined : [slug, kind, field];
}

/** Whether a text is a role. */
export function isRole(text: string): text is Role {
  return ROLES.some((role) => role === text);
}

/** What a credential says of its caller. */
export interface CallerClaims {
  readonly subject?: string | undefined;
  readonly tenant?: string | undefined;
  readonly scopes: readonly string[];
}

/** The scopes of a caller. */
export interface ScopeSet {
  /** Sorted and distinct. */
  readonly scopes: readonly string[];
  /** Equal for equal sets, and of a fixed length: a part of cache keys. */
  readonly key: string;
  /** Whether a scope of the graph is granted: by itself, by a shorter scope, or by wildcards. */
  allows(needed: string): boolean;
  hasRole(role: Role): boolean;
}

/** Every scope and role. */
export const ALL_SCOPES: ScopeSet = { scopes: ['*'], key: '', allows: () => true, hasRole: () => true };

class GrantedScopes implements ScopeSet {
  readonly scopes: readonly string[];
  readonly key: string;
  readonly #grants: readonly ScopeParts[];
  readonly #decisions = new Map<string, boolean>();

  constructor(scopes: readonly string[], key: string) {
    this.scopes = scopes;
    this.key = key;
    this.#grants = scopes.flatMap((scope) => {
      const parts = isRole(scope) ? undefined : scopeParts(scope);
      return parts ? [parts] : [];
    });
  }

  allows(needed: string): boolean {
    let decision = this.#decisions.get(needed);
    // A graph needs few different scopes: one for each root field, and one for each API.
    if (decision === undefined) this.#decisions.set(needed, (decision = this.#decide(needed)));
    return decision;
  }

  hasRole(role: Role): boolean {
    return this.scopes.includes(role);
  }

  #decide(needed: string): boolean {
    const parts = isRole(needed) ? undefined : scopeParts(needed);
    return (
      parts !== undefined && this.#grants.some((grant) => grant.every((part, at) => part === '*' || part === parts[at]))
    );
  }
}

/** Sets that are remembered, so that callers with equal scopes share one object and its decisions. */
const MOST_SETS = 1000;

/** Makes scope sets. Equal sets are one object while they are remembered. */
export class ScopeSets {
  readonly #known = new LRUCache<string, ScopeSet>({ max: MOST_SETS });

  /** The set of these scopes. Texts that are no scopes grant nothing. */
  of(scopes: readonly string[]): ScopeSet {
    const valid = scopes.filter((scope) => isRole(scope) || scopeParts(scope) !== undefined);
    const sorted = [...new Set(valid)].toSorted();
    const key = hash('sha256', JSON.stringify(sorted), 'base64url');
    const known = this.#known.get(key);
    if (known) return known;
    const set = new GrantedScopes(sorted, key);
    this.#known.set(key, set);
    return set;
  }
}
