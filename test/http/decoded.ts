import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { RawAnswer } from '#test/raw-request';

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
  zstd: (bytes) => zstdDecompressSync(bytes),
};

/** The text of a response, decompressed by its `Content-Encoding`. */
export function decoded({ headers, body }: Pick<RawAnswer, 'headers' | 'body'>): string {
  const coding = headers['content-encoding'];
  if (coding === undefined) return body.toString();
  const decoder = DECODERS[String(coding)];
  if (!decoder) throw new TypeError(`There is no decoder for ${String(coding)}.`);
  return decoder(body).toString();
}
