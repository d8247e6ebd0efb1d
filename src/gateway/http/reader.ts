import { requestError } from '../request-error.ts';
import type { GraphRequest } from '../types.ts';

/** The reader of a request's parameters. */
export type ReaderKind = 'url' | 'json' | 'multipart';

const ALLOWED = 'GET, HEAD, POST, OPTIONS';
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
/** JSON has no parameters; those that are not known are ignored (RFC 8259, section 11; RFC 9110, section 8.3.1). */
const OTHER_CHARSET = /;\s*charset=(?!(?:utf-8|"utf-8")\s*(?:;|$))/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

/** The reader for a request, by its method and content type; throws 405 or 415 where there is none. */
export function readerKind(request: GraphRequest): ReaderKind {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return 'url';
  if (method !== 'POST') {
    throw requestError('The graph answers GET, HEAD and POST.', { status: 405, headers: { allow: ALLOWED } });
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw requestError('Send the body without `Content-Encoding`.', { status: 415 });
  }
  const type = headers['content-type'] ?? '';
  if (JSON_TYPE.test(type) && !OTHER_CHARSET.test(type)) return assertSingle(request, 'json');
  if (MULTIPART_TYPE.test(type)) return assertSingle(request, 'multipart');
  throw requestError('Send `Content-Type: application/json`, in UTF-8, or `multipart/form-data` for uploads.', {
    status: 415,
  });
}

function assertSingle(request: GraphRequest, kind: ReaderKind): ReaderKind {
  if (!request.isRepeated('content-type')) return kind;
  throw requestError('The request has more than one `Content-Type`.', { status: 415 });
}
