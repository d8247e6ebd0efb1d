import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Authenticator, type Gateway, refusePage, requestOf, SECURITY_HEADERS } from '#gateway';
import { crossOriginError } from '#http';
import { Sessions } from './sessions.ts';

const COOKIE = 'manifold_console';
const BASE = '/console/';
const SIGN_IN = `${BASE}sign-in`;
const MOST_BYTES = 4096;
/** The page's own code, which holds nothing of the gateway. */
const OPEN = /\.(css|js|svg)$/;

/** The form is sent to this server; the page has no script. */
const FORM_HEADERS = {
  ...SECURITY_HEADERS,
  // With `no-referrer` browsers send the form with `Origin: null`.
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Lets callers with the scope `console` to the console: by a session of their browser, or by a credential of each request. */
export class Gatekeeper {
  readonly #authenticator: Authenticator;
  readonly #sessions: Sessions;
  readonly #isEncrypted: (request: IncomingMessage) => boolean;

  constructor(authenticator: Authenticator, { proxies }: Pick<Gateway, 'proxies'>) {
    this.#authenticator = authenticator;
    this.#sessions = new Sessions(authenticator.secret, authenticator.keys);
    this.#isEncrypted = ({ headers, socket }) =>
      'encrypted' in socket || (headers['x-forwarded-proto'] === 'https' && proxies.has(socket.remoteAddress));
  }

  /**
   * Answers a request for the form, and one that may not go on. Resolves to the time until which one may, in milliseconds since 1970,
   * or to `undefined`.
   */
  async admittedUntil(path: string, request: IncomingMessage, response: ServerResponse): Promise<number | undefined> {
    if (path === SIGN_IN) {
      if (request.method === 'POST') await this.#signIn(request, response);
      else sendForm(response, 200, '');
      return undefined;
    }
    if (OPEN.test(path)) return Infinity;
    const until = this.#endOfSession(request) ?? (await this.#endOfCredential(request));
    if (until !== undefined) return until;
    const isPage = path === BASE || path === `${BASE}index.html`;
    if (isPage || !path.startsWith(BASE)) redirect(response, isPage ? SIGN_IN : BASE);
    else refusePage(response, 401, { ...SECURITY_HEADERS, 'www-authenticate': 'Bearer realm="manifold"' });
    return undefined;
  }

  #endOfSession({ headers }: IncomingMessage): number | undefined {
    const cookies = (headers.cookie ?? '').split(/; */).filter((each) => each.startsWith(`${COOKIE}=`));
    const ends = cookies.flatMap((each) => this.#sessions.endOf(each.slice(COOKIE.length + 1)) ?? []);
    return ends.length > 0 ? Math.max(...ends) : undefined;
  }

  async #endOfCredential(request: IncomingMessage): Promise<number | undefined> {
    try {
      const { scopes, expiresAt = Infinity } = await this.#authenticator.identify(requestOf(request));
      return scopes.hasRole('console') ? expiresAt : undefined;
    } catch {
      return undefined;
    }
  }

  async #signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (crossOriginError(request.headers)) return refusePage(response, 403, FORM_HEADERS);
    const session = this.#sessions.begin(new URLSearchParams(await bodyOf(request)).get('key')?.trim() ?? '');
    if (!session) return sendForm(response, 401, 'This is no valid key with the scope console.');
    const secure = this.#isEncrypted(request) ? '; Secure' : '';
    const attributes = `Path=${BASE}; Max-Age=${session.seconds}; HttpOnly; SameSite=Strict${secure}`;
    redirect(response, BASE, { 'set-cookie': `${COOKIE}=${session.value}; ${attributes}` });
  }
}

/** The text of a short body; empty where it is longer than a key or a fault can be. */
export async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MOST_BYTES) return '';
  }
  return text;
}

function redirect(response: ServerResponse, location: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(303, { ...SECURITY_HEADERS, 'cache-control': 'no-store', location, ...headers });
  response.end();
}

function sendForm(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...FORM_HEADERS, 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Manifold: sign in</title>
    <link rel="icon" href="/console/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/console/base.css" />
    <link rel="stylesheet" href="/console/sign-in.css" />
  </head>
  <body>
    <main class="sign-in">
      <h1>Manifold</h1>
      <form method="post" action="${SIGN_IN}">
        <label for="key">API key with the scope <code>console</code></label>
        <input id="key" name="key" type="password" autocomplete="current-password" required autofocus />
        <p role="alert">${message}</p>
        <button type="submit">Sign in</button>
      </form>
    </main>
  </body>
</html>
`);
}
