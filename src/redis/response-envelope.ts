import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib';
import type { SharedResponse } from '#upstream';

/** Changes with every change of the form: entries of other forms have other keys. */
export const ENVELOPE_FORMAT = 2;

/** To compress and to read a shorter body costs more CPU time than all else that is done for it. */
const COMPRESSED_FROM = 16 * 1024;
/** Shorter bodies cost less than a turn of the thread pool. */
const AT_ONCE = 64 * 1024;
const OPTIONS = { level: 1 };
/** The headers by which a response is judged and decoded. */
const HEADERS = [
  'age',
  'cache-control',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'pragma',
  'vary',
] as const;

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

/** The metadata that is stored beside the body. */
export interface ResponseMeta {
  readonly headers: IncomingHttpHeaders;
  readonly requestedAt: number;
  readonly receivedAt: number;
  readonly epoch: string;
}

interface BodyMeta extends ResponseMeta {
  /** The bytes before compression; absent where it is not compressed. */
  readonly bytes?: number;
}

export function metaOf(
  { headers, requestedAt, receivedAt }: Omit<SharedResponse, 'body'>,
  epoch: string,
): ResponseMeta {
  const own = HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  return { headers: Object.fromEntries(own), requestedAt, receivedAt, epoch };
}

/** The parts of an entry: its meta data as text, and its body. */
export async function seal(response: SharedResponse, epoch: string): Promise<readonly [string, Buffer]> {
  const { body } = response;
  const meta = metaOf(response, epoch);
  if (body.length < COMPRESSED_FROM) return [JSON.stringify(meta), body];
  const packed = body.length > AT_ONCE ? await deflated(body, OPTIONS) : deflateRawSync(body, OPTIONS);
  return [JSON.stringify({ ...meta, bytes: body.length } satisfies BodyMeta), packed];
}

/** Reads an entry with its renewal. Throws or rejects for one that is damaged. */
export async function unseal(
  meta: Buffer,
  renewed: Buffer | null,
  body: Buffer,
): Promise<{ readonly response: SharedResponse; readonly epoch: string }> {
  const { bytes, ...first } = JSON.parse(meta.toString()) as BodyMeta;
  const last = renewed === null ? first : (JSON.parse(renewed.toString()) as ResponseMeta);
  const limit = { maxOutputLength: bytes ?? 0 };
  const whole =
    bytes === undefined ? body : bytes > AT_ONCE ? await inflated(body, limit) : inflateRawSync(body, limit);
  if (bytes !== undefined && whole.length !== bytes) throw new TypeError('An entry is cut off.');
  const { epoch, requestedAt, receivedAt } = last;
  if (!Number.isFinite(requestedAt) || !Number.isFinite(receivedAt)) throw new TypeError('An entry has no times.');
  // The age is that of the response that confirmed it.
  const headers = { ...first.headers, age: undefined, date: undefined, ...last.headers };
  return { response: { headers, requestedAt, receivedAt, body: whole }, epoch };
}
