import type { Contract } from '#contract';
import type { SandboxRequest } from './request.ts';

/** Whether a request carries a credential of the kind that the contract names. Any well-formed one will do. */
export function hasCredential({ credential }: Contract, { headers, query }: SandboxRequest): boolean {
  if (!credential) return true;
  if (credential.kind === 'query') return Boolean(query.get(credential.name));
  const value = String(headers[credential.name] ?? '');
  if (credential.kind === 'sigv4')
    return /^AWS4-HMAC-SHA256 Credential=\S+, ?SignedHeaders=\S+, ?Signature=[0-9a-f]{64}$/.test(value);
  if (query.get('access_token') || query.get('oauth_token')) return true;
  const { prefix } = credential;
  return value.toLowerCase().startsWith(prefix.toLowerCase()) && /^[\w.~+/=:-]+$/.test(value.slice(prefix.length));
}
