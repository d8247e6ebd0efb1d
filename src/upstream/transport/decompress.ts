import { promisify } from 'node:util';
// By name, an old Node would fail before it is told which one is needed.
import zlib from 'node:zlib';
import { Body } from '#http';
import type { Plan } from '../request/plan.ts';
import { UpstreamResponseError } from '../response/errors.ts';
import type { UpstreamResponse } from '../response/response.ts';
import type { ResponseLimits } from '../settings.ts';

type Decoder = (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['gzip', promisify(zlib.gunzip)],
  ['x-gzip', promisify(zlib.gunzip)],
  ['deflate', promisify(zlib.inflate)],
  ['br', promisify(zlib.brotliDecompress)],
  ['zstd', promisify(zlib.zstdDecompress)],
]);

/** No ratio is too high for a body that is this small when it is decompressed. */
const RATIO_FREE_BYTES = 64 * 1024;

/** Whether there is a body that has to be decompressed. */
export function isCompressed({ headers, body }: Pick<UpstreamResponse, 'headers' | 'body'>): boolean {
  return headers['content-encoding'] !== undefined && body.length > 0 && encodingOf(headers) !== 'identity';
}

/** Decompresses a response up to the limits. */
export async function decompress(
  plan: Plan,
  response: UpstreamResponse,
  limits: ResponseLimits,
): Promise<UpstreamResponse> {
  const decoder = DECODERS.get(encodingOf(response.headers));
  if (!decoder) throw invalid(plan, response, 'answered in a compression that was not asked for');
  const most = Math.min(limits.bytes, Math.max(RATIO_FREE_BYTES, response.body.length * limits.ratio));
  try {
    return { ...response, body: Body.of(await decoder(response.body.whole(), { maxOutputLength: most })) };
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw invalid(
      plan,
      response,
      isTooLarge ? `unpacks to more than ${most} bytes` : 'answered with a broken compression',
    );
  }
}

/** A header with several encodings says that a body was compressed several times, which is not supported. */
function encodingOf(headers: UpstreamResponse['headers']): string {
  const encoding = String(headers['content-encoding']).trim().toLowerCase();
  return encoding === '' ? 'identity' : encoding;
}

function invalid(plan: Plan, { status }: UpstreamResponse, what: string): UpstreamResponseError {
  return new UpstreamResponseError(plan, what, { status });
}
