import { GraphQLError } from 'graphql';
import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';

/** The error of a field for a caller that lacks scopes. */
export function fieldForbidden({ kind }: CallerIdentity, missing: readonly string[]): GraphQLError {
  const code = kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
  const names = missing.map((scope) => `\`${scope}\``).join(', ');
  const message = `The caller needs ${missing.length === 1 ? 'the scope' : 'the scopes'} ${names}.`;
  return new GraphQLError(message, { extensions: { code, missingScopes: missing } });
}

/**
 * The error of an operation for a caller that lacks scopes. One without a credential is asked for one (RFC 9110, section
 * 11.6.1), another is told which scopes are missing (RFC 6750, section 3.1).
 */
export function operationForbidden(identity: CallerIdentity, missing: readonly string[]): GraphQLError {
  const { message, extensions } = fieldForbidden(identity, missing);
  const isAnonymous = identity.kind === 'anonymous';
  const scope = `error="insufficient_scope", scope="${missing.join(' ')}"`;
  const challenge = isAnonymous ? 'Bearer realm="manifold"' : `Bearer realm="manifold", ${scope}`;
  const http = { status: isAnonymous ? 401 : 403, headers: { 'www-authenticate': challenge } };
  return new GraphQLError(message, { extensions: { ...extensions, http } });
}
