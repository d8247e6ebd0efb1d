export { apiKeyDigest, apiKeyHash, newApiKey } from './api-key.ts';
export {
  ALL_SCOPES,
  type CallerClaims,
  isRole,
  ROLES,
  type Role,
  type ScopeSet,
  ScopeSets,
  scopeParts,
} from './scopes.ts';
