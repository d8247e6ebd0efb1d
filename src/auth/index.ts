export { apiKeyDigest, apiKeyHash, newApiKey } from './api-key.ts';
export { isRole, ROLES, type Role, scopeParts } from './scope.ts';
export { ALL_SCOPES, type CallerClaims, type ScopeSet, ScopeSets } from './scope-set.ts';
