import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import type { UserInfo } from '#contracts/identity';
import { SECRET } from './setup.ts';

/** The page on which the user signs in, and what becomes of it. */
export async function signIn(
  provider: Provider,
  user: UserInfo,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const { params } = await provider.interactionDetails(request, response);
    if (request.method !== 'POST') return page(response, 200, formFor(user, String(params['client_id'])));
    const form = new URLSearchParams(await text(request));
    if (form.get('username') !== user.preferred_username || form.get('password') !== SECRET) {
      return page(response, 401, formFor(user, String(params['client_id'])));
    }
    await provider.interactionFinished(request, response, { login: { accountId: user.sub }, consent: {} });
  } catch {
    page(response, 400, '<p>Nobody was asked to sign in here, or it was too long ago.</p>');
  }
}

function formFor({ preferred_username: username = '' }: UserInfo, client: string): string {
  return `<form method="post">
  <p>${client.replaceAll(/[^\w.-]/g, '')} would like to know you. There is one user, whose password is ${SECRET}.</p>
  <input name="username" value="${username}"> <input name="password" type="password"> <button>Sign in</button>
</form>`;
}

function page(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>\n<title>Sign in</title>\n${body}\n`);
}
