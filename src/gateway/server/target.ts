import type { IncomingMessage } from 'node:http';
import type { HostCheck } from '#http';

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)/is;

/**
 * Takes the scheme and host off a target in absolute form, as proxies send it, which counts instead of the header `Host`
 * (RFC 9112, section 3.2.2). Tells why the request is refused because of that host, if it is.
 */
export function toOriginForm(request: IncomingMessage, hostError: HostCheck): ReturnType<HostCheck> {
  const { url = '' } = request;
  const [, host, rest = ''] = ABSOLUTE_FORM.exec(url) ?? [];
  if (host === undefined) return undefined;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return hostError({ rawHeaders: ['host', host] });
}
