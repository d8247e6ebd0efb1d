import type { Contract } from '#contract';
import type { CredentialSettings } from '#upstream';
import type { ParsedApi } from './schema/index.ts';

/**
 * The credentials for an API: the configured ones, else those that its contract forwards. The credentials of callers
 * belong to the gateway where it identifies them: an API gets them by its own settings only.
 */
export function credentialsOf(
  contract: Contract,
  { token, credentials }: ParsedApi,
  isGuarded: boolean,
): CredentialSettings {
  if (token !== undefined) return tokenCredentials(contract, token);
  if (credentials?.type === 'sigv4') {
    return { ...credentials, service: credentials.service ?? contract.credential?.service ?? '' };
  }
  if (credentials) return credentials;
  return contract.credential?.forwarded && !isGuarded
    ? { type: 'forwarded', headers: [contract.credential.name] }
    : { type: 'none' };
}

/** A single token, sent where the contract defines. */
export function tokenCredentials({ credential }: Contract, token: string): CredentialSettings {
  switch (credential?.kind) {
    case 'header':
      return { type: 'header', name: credential.name, prefix: credential.prefix, value: token };
    case 'query':
      return { type: 'query', name: credential.name, value: token };
    case 'sigv4':
    case undefined:
      return { type: 'none' };
  }
}
