import { BadInputError, calling, exactJson, rejection } from '#graph';
import { hasReason, outcome, type UpstreamError } from '#upstream';
import { accountName } from './names.ts';
import { expiryOf } from './token.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Mutation: {
    generateAccessToken: calling(
      'credentials.generateAccessToken',
      (_root, { input }, { upstream: { credentials } }) => {
        const { resourceName, scopes, lifetimeSeconds, delegates } = input;
        const body = {
          scope: scopes,
          lifetime: lifetimeSeconds == null ? undefined : `${lifetimeSeconds}s`,
          delegates: delegates?.map(accountName),
        };
        return outcome(
          credentials.generateAccessToken({ name: accountName(resourceName), body }),
          ({ accessToken, expireTime }) => ({
            __typename: 'GenerateAccessTokenSuccess',
            accessToken,
            expiresAt: expireTime,
          }),
          REFUSALS,
        );
      },
    ),
    generateIdToken: calling('credentials.generateIdToken', (_root, { input }, { upstream: { credentials } }) => {
      const { resourceName, audience, includeEmail, includeOrganizationNumber, delegates } = input;
      const body = {
        audience,
        includeEmail: includeEmail || undefined,
        organizationNumberIncluded: includeOrganizationNumber || undefined,
        delegates: delegates?.map(accountName),
      };
      return outcome(
        credentials.generateIdToken({ name: accountName(resourceName), body }),
        ({ token }) => ({ __typename: 'GenerateIdTokenSuccess', idToken: token, expiresAt: expiryOf(token) }),
        REFUSALS,
      );
    }),
    signBlob: calling(
      'credentials.signBlob',
      (_root, { input: { resourceName, payload, delegates } }, { upstream: { credentials } }) => {
        return outcome(
          credentials.signBlob({
            name: accountName(resourceName),
            body: { payload, delegates: delegates?.map(accountName) },
          }),
          ({ keyId, signedBlob }) => ({ __typename: 'SignBlobSuccess', keyId, signedBlob }),
          REFUSALS,
        );
      },
    ),
    signJwt: calling(
      'credentials.signJwt',
      (_root, { input: { resourceName, claimsJson, delegates } }, { upstream: { credentials } }) => {
        const body = { payload: claimsOf(claimsJson), delegates: delegates?.map(accountName) };
        return outcome(
          credentials.signJwt({ name: accountName(resourceName), body }),
          ({ keyId, signedJwt }) => ({
            __typename: 'SignJwtSuccess',
            keyId,
            signedJwt,
            expiresAt: expiryOf(signedJwt),
          }),
          REFUSALS,
        );
      },
    ),
  },
};

function claimsOf(claims: unknown): string {
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims))
    throw new BadInputError('`claimsJson` takes a JSON object.');
  return JSON.stringify(exactJson(claims));
}

const REFUSALS = {
  NOT_FOUND: () => rejection('ServiceAccountNotFound', 'NOT_FOUND', 'There is no such service account.'),
  PERMISSION_DENIED(error: UpstreamError) {
    // A disabled API is not a matter of the account.
    if (hasReason(error, 'SERVICE_DISABLED')) throw error;
    const message = 'The gateway may not act as this service account, or there is none.';
    return rejection('ServiceAccountAccessDenied', 'PERMISSION_DENIED', message);
  },
};
