import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { CENTURY, configurationOf, SCOPES } from './configuration.ts';
import { SECRET, type Setup } from './setup.ts';
import { signIn } from './sign-in.ts';

/** Answers for the provider: its own addresses, and the page on which the user signs in. */
export async function listenerOf(setup: Setup): Promise<RequestListener> {
  const provider = new Provider(setup.issuer, configurationOf(setup));
  const mount = new URL(setup.issuer).pathname;
  const answer = provider.callback();
  const listen = async (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? '';
    Object.assign(request, { originalUrl: target, url: target.slice(mount.length) });
    if (request.url?.startsWith('/sign-in/')) return signIn(provider, setup.user, request, response);
    const quiet = quietClient(request);
    if (quiet) request.headers.cookie = await signedIn(provider, setup, quiet);
    return answer(request, response);
  };
  await giveStandingToken(provider, setup);
  return (request, response) => {
    listen(request, response).catch(() => response.destroy());
  };
}

/** A token that is valid without a flow. */
async function giveStandingToken(provider: Provider, { clients, user }: Setup): Promise<void> {
  const client = await provider.Client.find(clients[0]?.client_id ?? '');
  if (!client) throw new TypeError('There is no client');
  const token = new provider.AccessToken({
    accountId: user.sub,
    client,
    grantId: await grantEverything(provider, client.clientId, user.sub),
    gty: 'authorization_code',
    scope: SCOPES,
    expiresIn: CENTURY,
  });
  await Object.assign(token, { jti: SECRET, format: 'opaque' }).save();
}

/** The scopes granted to the standing token, and to programs that sign in. */
async function grantEverything(provider: Provider, clientId: string, accountId: string): Promise<string> {
  const grant = new provider.Grant({ clientId, accountId });
  grant.addOIDCScope(SCOPES);
  return grant.save();
}

/** A program sends `prompt=none` without a session: the user is signed in for it. */
function quietClient({ url = '', headers }: IncomingMessage): string | undefined {
  if (!url.startsWith('/authorize?') || headers.cookie) return undefined;
  const asked = new URLSearchParams(url.slice(url.indexOf('?')));
  return asked.get('prompt') === 'none' ? (asked.get('client_id') ?? undefined) : undefined;
}

/** A session of the user's with a client, as a cookie. */
async function signedIn(provider: Provider, { user }: Setup, clientId: string): Promise<string> {
  const session = new provider.Session();
  session.loginAccount({ accountId: user.sub });
  session.ensureClientContainer(clientId);
  session.grantIdFor(clientId, await grantEverything(provider, clientId, user.sub));
  await session.save(60);
  return `${provider.cookieName('session')}=${session.jti}`;
}
