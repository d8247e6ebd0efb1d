import type { CredentialSettings } from '../settings.ts';
import type { Credential } from './credential.ts';
import { TokenCredential } from './token.ts';
import { askForToken } from './token-endpoint.ts';

type Settings = Extract<CredentialSettings, { type: 'client-credentials' }>;

/** OAuth 2 client credentials (RFC 6749, 4.4). */
export function clientCredentials({
  tokenUrl,
  clientId,
  clientSecret,
  scope,
  audience,
  clientAuthentication,
}: Settings): Credential {
  return new TokenCredential(async () => {
    const oauth = await import('oauth4webapi');
    const authenticate = clientAuthentication === 'basic' ? oauth.ClientSecretBasic : oauth.ClientSecretPost;
    const parameters = new URLSearchParams();
    if (scope) parameters.set('scope', scope);
    if (audience) parameters.set('audience', audience);
    return askForToken(tokenUrl, clientId, (server, client, options) =>
      oauth.clientCredentialsGrantRequest(server, client, authenticate(clientSecret), parameters, options),
    );
  });
}
