import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Interaction, Provider } from 'oidc-provider';
import type { UserInfo } from '#contracts/identity';
import { SECRET } from './setup.ts';

const DENIED = { error: 'access_denied', error_description: 'The user said no' };

/** The pages on which the user signs in and then agrees, and what becomes of them. */
export async function signIn(
  provider: Provider,
  user: UserInfo,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const asked = await provider.interactionDetails(request, response);
    const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : undefined;
    if (!form) return page(response, 200, formFor(asked, user));
    const answer = form.has('no') ? DENIED : await answerTo(provider, asked, user, form);
    if (!answer) return page(response, 401, formFor(asked, user));
    await provider.interactionFinished(request, response, answer);
  } catch {
    page(response, 400, '<p>Nobody was asked to sign in here, or it was too long ago.</p>');
  }
}

/** The result for the provider; `undefined` if the password is wrong. */
async function answerTo(provider: Provider, asked: Interaction, user: UserInfo, form: URLSearchParams) {
  if (asked.prompt.name === 'consent') return { consent: { grantId: await granted(provider, asked, user) } };
  const isUser = form.get('username') === user.preferred_username && form.get('password') === SECRET;
  return isUser ? { login: { accountId: user.sub } } : undefined;
}

/** Adds what is agreed to now to what was agreed to before. */
async function granted(
  provider: Provider,
  { prompt, params, grantId }: Interaction,
  { sub }: UserInfo,
): Promise<string> {
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant = known ?? new provider.Grant({ clientId: String(params['client_id']), accountId: sub });
  const { missingOIDCScope = [], missingOIDCClaims = [] } = prompt.details;
  grant.addOIDCScope(missingOIDCScope.join(' '));
  grant.addOIDCClaims(missingOIDCClaims);
  return grant.save();
}

function formFor({ prompt, params }: Interaction, { preferred_username: username = '' }: UserInfo): string {
  const client = plain(String(params['client_id']));
  const { missingOIDCScope = [], missingOIDCClaims = [] } = prompt.details;
  if (prompt.name === 'consent') {
    const items = [...missingOIDCScope, ...missingOIDCClaims].map((each) => `    <li>${plain(each)}</li>\n`).join('');
    return `<form method="post">
  <p>${client} asks for</p>
  <ul>
${items}  </ul>
  <button name="yes">Agree</button> <button name="no">Refuse</button>
</form>`;
  }
  return `<form method="post">
  <p>${client} would like to know you. There is one user, whose password is ${SECRET}.</p>
  <input name="username" value="${username}"> <input name="password" type="password">
  <button name="yes">Sign in</button> <button name="no">Refuse</button>
</form>`;
}

const plain = (text: string) => text.replaceAll(/[^\w.:-]/g, '');

function page(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html>\n<title>Sign in</title>\n${body}\n`);
}
