import type { AuthorizationServer, Client, TokenEndpointRequestOptions } from 'oauth4webapi';
import type { Token } from './token.ts';

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 64 * 1024;

type Send = (server: AuthorizationServer, client: Client, options: TokenEndpointRequestOptions) => Promise<Response>;

/** Sends a token request and reads the response strictly, as oauth4webapi does; redirects are not followed. */
export async function askForToken(tokenUrl: string, clientId: string, send: Send): Promise<Token> {
  const oauth = await import('oauth4webapi');
  const url = new URL(tokenUrl);
  const server = { issuer: url.origin, token_endpoint: url.href };
  const client = { client_id: clientId };
  const options: TokenEndpointRequestOptions = {
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
    [oauth.customFetch]: boundedFetch,
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

/** `fetch` with a limit on the response's body. */
async function boundedFetch(url: string, options: RequestInit): Promise<Response> {
  const { status, headers, body } = await fetch(url, options).catch(unwrapped);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new RangeError(`The token endpoint answered with more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return new Response(Buffer.concat(parts), { status, headers });
}

/** Throws the cause of an error of `fetch`, whose own message has no details. */
function unwrapped(error: Error): never {
  throw error.cause ?? error;
}
