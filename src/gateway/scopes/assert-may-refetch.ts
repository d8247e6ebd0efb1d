import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';
import { fieldForbidden } from './forbidden.ts';
import type { ScopeRules } from './scope-rules.ts';

/** Throws if a caller may not refetch objects of this type by their `id`. */
export function assertMayRefetch({ fields }: ScopeRules, type: string, identity: CallerIdentity): void {
  const missing = fields.ofType(type)?.scopes.filter((scope) => !identity.scopes.allows(scope)) ?? [];
  if (missing.length > 0) throw fieldForbidden(identity, missing);
}
