import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiKeySettings } from '#config';
import { type Authenticator, type Gateway, refusePage, requestOf, SECURITY_HEADERS } from '#gateway';
import { crossOriginError } from '#http';

const COOKIE = 'manifold_console';
const BASE = '/console/';
const SIGN_IN = `${BASE}sign-in`;
const MOST_BYTES = 4096;
const LIFETIME_MS = 8 * 60 * 60_000;
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

/**
 * Lets callers with the scope `console` to the console: by a credential of each request, or by a session of their browser. That is a signed
 * text for an API key, without state in the gateway, so that all workers know it. It ends with its key: when that is removed, replaced, or
 * past its end.
 */
export class Gatekeeper {
  readonly #authenticator: Authenticator;
  readonly #isEncrypted: (request: IncomingMessage) => boolean;

  constructor(authenticator: Authenticator, { proxies }: Pick<Gateway, 'proxies'>) {
    this.#authenticator = authenticator;
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
    const ends = cookies.flatMap((each) => this.#endOf(each.slice(COOKIE.length + 1)) ?? []);
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
    const session = this.#begin(new URLSearchParams(await bodyOf(request)).get('key')?.trim() ?? '');
    if (!session) return sendForm(response, 401, 'This is no valid key with the scope console.');
    const secure = this.#isEncrypted(request) ? '; Secure' : '';
    const attributes = `Path=${BASE}; Max-Age=${session.seconds}; HttpOnly; SameSite=Strict${secure}`;
    redirect(response, BASE, { 'set-cookie': `${COOKIE}=${session.value}; ${attributes}` });
  }

  /** A new session for an API key; `undefined` for one that is not valid, or lacks the scope. */
  #begin(text: string): { readonly value: string; readonly seconds: number } | undefined {
    const key = this.#authenticator.keys.find(text);
    if (!key || !allows(key)) return undefined;
    const now = Date.now();
    const until = Math.min(now + LIFETIME_MS, key.notAfter ?? Infinity);
    const id = Buffer.from(key.id).toString('base64url');
    const value = `${id}.${until}.${this.#signature(key, until).toString('base64url')}`;
    return { value, seconds: Math.floor((until - now) / 1000) };
  }

  /** The end of a session, in milliseconds since 1970; `undefined` for a text that is none, or none any more. */
  #endOf(value: string): number | undefined {
    const [id = '', until = '', signature = ''] = value.split('.');
    const key = this.#authenticator.keys.byId(Buffer.from(id, 'base64url').toString());
    if (!key || !allows(key) || !(Number(until) > Date.now())) return undefined;
    const [expected, found] = [this.#signature(key, Number(until)), Buffer.from(signature, 'base64url')];
    return found.length === expected.length && timingSafeEqual(found, expected) ? Number(until) : undefined;
  }

  #signature({ id, hash }: ApiKeySettings, until: number): Buffer {
    const text = `console ${JSON.stringify([id, hash, until])}`;
    return createHmac('sha256', this.#authenticator.secret).update(text).digest();
  }
}

const allows = ({ scopes, notAfter = Infinity }: ApiKeySettings) => scopes.includes('console') && notAfter > Date.now();

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
    <title>Manifold: sign in</title>
    <link rel="icon" href="/console/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/console/base.css" />
  </head>
  <body>
    <main>
      <form class="sign-in" method="post" action="${SIGN_IN}">
        <h1>Manifold</h1>
        <label for="key">API key with the scope <code>console</code></label>
        <input class="quiet" id="key" name="key" type="password" autocomplete="current-password" required autofocus />
        <p class="bad" role="alert">${message}</p>
        <button class="action" type="submit">Sign in</button>
      </form>
    </main>
  </body>
</html>
`);
}
