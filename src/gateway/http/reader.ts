import type { Settings } from '#config';
import type { Uploads } from '../limits/deadlines.ts';
import { type GraphRequest, type Held, type Receipt, requestError } from '../types.ts';
import type { BodyMemory } from './body.ts';
import { bodyText, jsonParameters, type RequestParameters, urlParameters } from './parameters.ts';

/** The parameters of a request, and what its body holds. */
interface ReadParameters {
  readonly parameters: RequestParameters;
  /** The files of a multipart request. */
  readonly uploads: Uploads | undefined;
  /** The memory of its body; absent without one. */
  readonly memory: Receipt | undefined;
}

/** Reads the parameters of a request by its kind of reader. The multipart parser is loaded with the first upload. */
export async function readParameters(
  request: GraphRequest,
  kind: ReaderKind,
  limits: Settings['limits'],
  memory: BodyMemory,
  held: Held,
): Promise<ReadParameters> {
  if (kind === 'url') return { parameters: urlParameters(request.url), uploads: undefined, memory: undefined };
  if (kind === 'multipart') {
    const { readUpload } = await import('./multipart.ts');
    const { parameters, uploads, bytes } = await readUpload(request, limits, memory);
    return { parameters, uploads, memory: held.add(memory.hold(bytes)) };
  }
  const body = await request.readBody(limits.body);
  const receipt = held.add(memory.hold(body.length));
  return { parameters: jsonParameters(bodyText(body)), uploads: undefined, memory: receipt };
}

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
