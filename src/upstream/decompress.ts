import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import type { Answer } from './answer.ts';
import { UpstreamAnswerError } from './errors.ts';
import type { Plan } from './plan.ts';
import type { AnswerLimits } from './settings.ts';

const DECODERS = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};

/** Small bodies may compress as well as they like. */
const RATIO_FREE_BYTES = 64 * 1024;

/** Undoes an answer's compression, within the limits: it never unpacks more than they allow. */
export async function decompress(plan: Plan, answer: Answer, limits: AnswerLimits): Promise<Answer> {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (!Object.hasOwn(DECODERS, encoding))
    throw invalid(plan, answer, 'answered in a compression that was not asked for');
  const decoder = DECODERS[encoding as keyof typeof DECODERS];
  const most = Math.min(limits.bytes, Math.max(RATIO_FREE_BYTES, answer.body.length * limits.ratio));
  try {
    return { ...answer, body: await decoder(answer.body, { maxOutputLength: most }) };
  } catch (error) {
    const tooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw invalid(plan, answer, tooLarge ? `unpacks to more than ${most} bytes` : 'answered with a broken compression');
  }
}

function invalid(plan: Plan, { status }: Answer, what: string): UpstreamAnswerError {
  return new UpstreamAnswerError(plan, what, { status });
}
