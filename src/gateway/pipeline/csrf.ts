import type { GraphQLError } from 'graphql';
import { badRequest } from './read/url-parameters.ts';

/** Headers of which browsers send none by themselves: their presence shows that the caller's page was let in. */
export const PREFLIGHT_HEADERS = ['graphql-preflight', 'apollo-require-preflight', 'x-graphql-yoga-csrf'];

/** Bodies that a browser sends for any page without asking first. */
const SIMPLE_BODY = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;
const JSON_BODY = /^application\/json *(;|$)/i;

interface Sent {
  readonly method: string | undefined;
  header(name: string): string | undefined;
}

/**
 * Why a request is refused that another site's page could have made a browser send, if it is. Such a page reads no
 * answer; so a plain GET harms nobody, unless it goes out with what only the browser knows of its user: from how long it
 * takes, the page would learn something of it.
 */
export function csrfError(sent: Sent, identityHeaders: readonly string[]): GraphQLError | undefined {
  const type = sent.header('content-type');
  const isGet = sent.method === 'GET' || sent.method === 'HEAD';
  // Browsers are known that let a GET with such a header pass.
  if (isGet && type !== undefined && !JSON_BODY.test(type)) {
    return badRequest('A GET has no body: leave `Content-Type` out.', 415);
  }
  const needsProof = isGet ? hasAmbientCredentials(sent, identityHeaders) : SIMPLE_BODY.test(type ?? '');
  if (!needsProof || PREFLIGHT_HEADERS.some((name) => sent.header(name) !== undefined)) return undefined;
  return badRequest(`This request needs one of the headers ${PREFLIGHT_HEADERS.join(', ')}.`, isGet ? 403 : 415);
}

/** Whether it is sent on with a credential that browsers add by themselves. */
function hasAmbientCredentials(sent: Sent, identityHeaders: readonly string[]): boolean {
  return identityHeaders.some(
    (name) =>
      (name === 'cookie' && sent.header('cookie') !== undefined) ||
      (name === 'authorization' && /^(basic|digest|negotiate|ntlm) /i.test(sent.header('authorization') ?? '')),
  );
}
