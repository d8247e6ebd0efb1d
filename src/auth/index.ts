export { apiKeyDigest, apiKeyHash, newApiKey } from './api-key.ts';
export { isRole, ROLES, type Role, scopeParts } from './scope.ts';
export { ALL_SCOPES, type ScopeSet, ScopeSets } from './scope-set.ts';
export type {
  ApiKeySettings,
  AuthSettings,
  CallerClaims,
  CertificateCaller,
  CertificateSettings,
  IssuerSettings,
} from './settings.ts';
