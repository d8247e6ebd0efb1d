import type { DownloadRule } from '#graph';
import type { Cors } from '../http/cors.ts';
import { digestOf, matchesTag } from '../http/entity-tag.ts';
import type { EmptyResponse, GraphRequest, PartsResponse } from '../types.ts';

interface ReplyParts {
  readonly rule: Pick<DownloadRule, 'contentType' | 'fileName'>;
  readonly request: Pick<GraphRequest, 'method' | 'headers'>;
  readonly cors: Pick<Cors, 'permissionFor'>;
}

/** Bytes that are written at once. */
const CHUNK_BYTES = 64 * 1024;
/** The headers that pages of other origins may read, besides those that Fetch always lets them read. */
const EXPOSED =
  'accept-ranges, content-disposition, content-range, etag, ratelimit, ratelimit-policy, retry-after, x-request-id';

/** The whole of a download, the range that is asked for, or neither if the caller has it. */
export function downloadReply(bytes: Buffer<ArrayBuffer>, parts: ReplyParts): PartsResponse | EmptyResponse {
  const { method, headers: asked } = parts.request;
  const { contentType: type } = parts.rule;
  const { length: size } = bytes;
  const tag = `"${digestOf(bytes)}"`;
  const headers = headersOf(tag, parts);
  if (matchesTag(asked['if-none-match'], tag)) return { kind: 'empty', status: 304, headers, type };
  // A date is never that of these bytes: they have none.
  const isSame = asked['if-range'] === undefined || asked['if-range'] === tag;
  const range = isSame && method === 'GET' ? byteRange(asked.range, size) : undefined;
  if (range === 'unsatisfiable') {
    const position = ['content-length', '0', 'content-range', `bytes */${size}`];
    return { kind: 'empty', status: 416, headers: [...headers, ...position], type };
  }
  const { start, end } = range ?? { start: 0, end: size };
  const position = range ? ['content-range', `bytes ${start}-${end - 1}/${size}`] : [];
  const head = {
    status: range ? 206 : 200,
    headers: [...headers, 'content-length', `${end - start}`, ...position],
    type,
  };
  if (method !== 'GET') return { kind: 'empty', ...head };
  return { kind: 'parts', ...head, parts: chunksOf(bytes.subarray(start, end)) };
}

function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

/** A browser saves the bytes, and neither guesses their type nor runs them. */
function headersOf(tag: string, { rule, request, cors }: ReplyParts): readonly string[] {
  const permission = cors.permissionFor(request.headers.origin);
  return [
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
