import type { IncomingMessage } from 'node:http';
import type { HostCheck, Refusal } from '#http';

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)/is;

const WITH_FRAGMENT: Refusal = { status: 400, message: 'The target of a request has no fragment.' };

/**
 * Rewrites a request target in absolute form, as proxies send it, to origin form. Its host replaces the header `Host`
 * (RFC 9112, section 3.2.2). Returns the refusal of an invalid host or of a fragment, which no target has (section 3.2).
 */
export function toOriginForm(request: IncomingMessage, hostError: HostCheck): Refusal | undefined {
  const { url = '' } = request;
  const fragmentError = url.includes('#') ? WITH_FRAGMENT : undefined;
  const [, host, rest = ''] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host === undefined) return fragmentError;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return hostError({ rawHeaders: ['host', host] }) ?? fragmentError;
}
