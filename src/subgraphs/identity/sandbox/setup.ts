import type { Client, UserInfo } from '#contracts/identity';

/** What a provider is started with. */
export interface Setup {
  /** Its own address, with the path below which it is asked. */
  readonly issuer: string;
  readonly clients: readonly Client[];
  readonly user: UserInfo;
  /** The private key that it signs with. */
  readonly key: object;
  /** What all its chance comes from. */
  readonly seed: string;
}

/** The header that tells the provider the sandbox's time, in milliseconds since 1970. */
export const NOW_HEADER = 'x-sandbox-now';

/** What every client's secret is, the user's password, and an access token that is good without a flow. */
export const SECRET = 'sandbox';
