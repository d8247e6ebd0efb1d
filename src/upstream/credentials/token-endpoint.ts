import type { AuthorizationServer, Client, TokenEndpointRequestOptions } from 'oauth4webapi';
import type { Token } from './token.ts';

const TIMEOUT_MS = 10_000;

type Send = (server: AuthorizationServer, client: Client, options: TokenEndpointRequestOptions) => Promise<Response>;

/** Sends a token request and reads its answer strictly, as oauth4webapi does; redirects are not followed. */
export async function askForToken(tokenUrl: string, clientId: string, send: Send): Promise<Token> {
  const oauth = await import('oauth4webapi');
  const url = new URL(tokenUrl);
  const server = { issuer: url.origin, token_endpoint: url.href };
  const client = { client_id: clientId };
  const options = {
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
    // Some providers are only reachable inside a private network, by plain HTTP. The URL is the operator's own choice.
    [oauth.allowInsecureRequests]: url.protocol === 'http:',
  };
  const response = await send(server, client, options);
  const { access_token: value, expires_in: lifetimeSeconds } = await oauth.processGenericTokenEndpointResponse(
    server,
    client,
    response,
  );
  return { value, lifetimeSeconds };
}
