import type { CredentialSettings } from '../settings.ts';
import type { Credential } from './credential.ts';
import { TokenCredential } from './token.ts';
import { askForToken } from './token-endpoint.ts';

type Settings = Extract<CredentialSettings, { type: 'service-account' }>;

const ASSERTION_LIFETIME = '1h';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** The assertion identifies the client; an identifier beside it would be another claim. */
const byAssertionAlone = () => undefined;

/** A service account's signed assertion exchanged for an access token (RFC 7523, 2.1). */
export function serviceAccount(settings: Settings): Credential {
  return new TokenCredential(async () => {
    const oauth = await import('oauth4webapi');
    const assertion = await sign(settings);
    return askForToken(settings.tokenUrl, settings.email, (server, client, options) =>
      oauth.genericTokenEndpointRequest(server, client, byAssertionAlone, GRANT, { assertion }, options),
    );
  });
}

async function sign({ tokenUrl, email, privateKey, keyId, scope, subject }: Settings): Promise<string> {
  const { importPKCS8, SignJWT } = await import('jose');
  const key = await importPKCS8(privateKey, 'RS256');
  const token = new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId && { kid: keyId }) })
    .setIssuer(email)
    .setAudience(withoutQuery(tokenUrl))
    .setIssuedAt()
    .setExpirationTime(ASSERTION_LIFETIME);
  return (subject ? token.setSubject(subject) : token).sign(key);
}

/** The audience of an assertion is the endpoint's address without its query. */
function withoutQuery(url: string): string {
  return url.replace(/\?.*$/, '');
}
