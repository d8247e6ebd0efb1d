import { ALL_SCOPES, type ScopeSet } from '#auth';

/** Who a caller is. */
export interface CallerIdentity {
  readonly kind: 'open' | 'anonymous' | 'key' | 'token' | 'certificate';
  /** The id of an API key, the issuer of a token, or the fingerprint, subject or URI of a certificate. */
  readonly credential: string | undefined;
  readonly subject: string | undefined;
  readonly tenant: string | undefined;
  readonly scopes: ScopeSet;
  /** A short keyed hash of the caller for logs and metrics, which tells callers apart and not who they are. */
  readonly label: string | undefined;
  /** When its credential ends, in milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
}

/** Callers of a gateway that identifies none, and callers in this process: they may do everything. */
export const OPEN_IDENTITY: CallerIdentity = {
  kind: 'open',
  credential: undefined,
  subject: undefined,
  tenant: undefined,
  scopes: ALL_SCOPES,
  label: undefined,
};

/** Whether the credential of a caller has ended. */
export function hasExpired({ expiresAt }: CallerIdentity, now: number): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

/** Whether a caller may have operations explained: by its role, or by the setting of a gateway that identifies no callers. */
export function mayExplain({ kind, scopes }: CallerIdentity, setting: boolean): boolean {
  return kind === 'open' ? setting : scopes.hasRole('explain');
}
