import type { DownloadRule } from '#graph';
import type { Cors } from '../pipeline/cors.ts';
import { digestOf, matchesTag } from '../pipeline/shape/entity-tag.ts';
import type { HttpRequest } from '../types.ts';

/** The response to a request for a download. */
export interface DownloadReply {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** Absent for HEAD, and where the caller has it. */
  readonly body?: Uint8Array<ArrayBuffer> | undefined;
}

interface ReplyParts {
  readonly rule: Pick<DownloadRule, 'contentType' | 'fileName'>;
  readonly request: Pick<HttpRequest, 'method' | 'headers'>;
  readonly cors: Pick<Cors, 'permissionFor'>;
}

/** The headers that pages of other origins may read, besides those that Fetch always lets them read. */
const EXPOSED =
  'accept-ranges, content-disposition, content-range, etag, ratelimit, ratelimit-policy, retry-after, x-request-id';

/** Replies with the whole of a download, the range that is asked for, or neither if the caller has it. */
export function downloadReply(bytes: Buffer<ArrayBuffer>, parts: ReplyParts): DownloadReply {
  const { method, headers: asked } = parts.request;
  const { length: size } = bytes;
  const tag = `"${digestOf(bytes)}"`;
  const headers = headersOf(tag, parts);
  if (matchesTag(asked['if-none-match'], tag)) return { status: 304, headers };
  // A date is never that of these bytes: they have none.
  const isSame = asked['if-range'] === undefined || asked['if-range'] === tag;
  const range = isSame && method === 'GET' ? byteRange(asked.range, size) : undefined;
  if (range === 'unsatisfiable') {
    return { status: 416, headers: [...headers, 'content-length', '0', 'content-range', `bytes */${size}`] };
  }
  const { start, end } = range ?? { start: 0, end: size };
  const position = range ? ['content-range', `bytes ${start}-${end - 1}/${size}`] : [];
  return {
    status: range ? 206 : 200,
    headers: [...headers, 'content-length', `${end - start}`, ...position],
    body: method === 'GET' ? bytes.subarray(start, end) : undefined,
  };
}

/** A browser saves the bytes, and neither guesses their type nor runs them. */
function headersOf(tag: string, { rule, request, cors }: ReplyParts): readonly string[] {
  const permission = cors.permissionFor(request.headers.origin);
  return [
    'content-type',
    rule.contentType,
    'content-disposition',
    `attachment; filename="${rule.fileName}"`,
    'content-security-policy',
    "sandbox; default-src 'none'",
    'x-content-type-options',
    'nosniff',
    'cache-control',
    'private, no-cache',
    'vary',
    'origin',
    'accept-ranges',
    'bytes',
    'etag',
    tag,
    ...(permission.length === 0 ? [] : [...permission, 'access-control-expose-headers', EXPOSED]),
  ];
}

/** A part of a representation. */
export interface ByteRange {
  readonly start: number;
  /** The position after the last byte. */
  readonly end: number;
}

const ONE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/**
 * The range of a `Range` header (RFC 9110, section 14.2): `undefined` for one that is ignored, as all others but a single range
 * of bytes are, and `unsatisfiable` for one behind the end.
 */
function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size };
  }
  const [start, end] = [Number(first), last === '' ? size : Math.min(Number(last) + 1, size)];
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
