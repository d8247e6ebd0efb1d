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
    if (isQuiet(request)) request.headers.cookie = await signedIn(provider, setup);
    return answer(request, response);
  };
  await giveStandingToken(provider, setup);
  return (request, response) => {
    listen(request, response).catch(() => response.destroy());
  };
}

/** A token for whoever has no time for a flow. */
async function giveStandingToken(provider: Provider, { clients, user }: Setup): Promise<void> {
  const client = await provider.Client.find(clients[0]?.client_id ?? '');
  if (!client) throw new TypeError('There is no client');
  const grant = new provider.Grant({ clientId: client.clientId, accountId: user.sub });
  grant.addOIDCScope(SCOPES);
  const token = new provider.AccessToken({
    accountId: user.sub,
    client,
    grantId: await grant.save(),
    gty: 'authorization_code',
    scope: SCOPES,
    expiresIn: CENTURY,
  });
  await Object.assign(token, { jti: SECRET, format: 'opaque' }).save();
}

/** Asks for nobody to be asked, and comes without a session: programs do that, and the user is signed in for them. */
function isQuiet({ url = '', headers }: IncomingMessage): boolean {
  return (
    url.startsWith('/authorize?') && !headers.cookie && new URLSearchParams(url.slice(10)).get('prompt') === 'none'
  );
}

/** A session of the user's, as a cookie. */
async function signedIn(provider: Provider, { user }: Setup): Promise<string> {
  const session = new provider.Session();
  session.loginAccount({ accountId: user.sub });
  await session.save(60);
  return `${provider.cookieName('session')}=${session.jti}`;
}
