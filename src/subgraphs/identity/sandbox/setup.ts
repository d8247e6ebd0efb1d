import type { Client, UserInfo } from '#contracts/identity';

/** The setup of a provider. */
export interface Setup {
  /** Its own address, with the path below which it is asked. */
  readonly issuer: string;
  readonly clients: readonly Client[];
  readonly user: UserInfo;
  /** The private key that it signs with. */
  readonly key: object;
  /** The seed of its random values. */
  readonly seed: string;
}

/** The header that tells the provider the sandbox's time, in milliseconds since 1970. */
export const NOW_HEADER = 'x-sandbox-now';

/** The secret of every client, the user's password, and an access token that is valid without a flow. */
export const SECRET = 'sandbox';
