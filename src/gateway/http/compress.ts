import type { ZlibOptions } from 'node:zlib';
// By name, an old Node would fail before it is told which one is needed.
import zlib from 'node:zlib';
import type { CompressionLevel, ContentCoding } from '#http';

type Done = (error: Error | null, compressed: Buffer) => void;

interface Codec {
  readonly sync: (bytes: Buffer, level: number) => Buffer;
  readonly async: (bytes: Buffer, level: number, done: Done) => void;
  readonly levels: Readonly<Record<CompressionLevel, number>>;
}

const brotliOptions = (level: number, bytes: Buffer) => ({
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
});
const zstdOptions = (level: number) => ({ params: { [zlib.constants.ZSTD_c_compressionLevel]: level } });
const gzipOptions = (level: number): ZlibOptions => ({ level });

const CODECS: Readonly<Record<ContentCoding, Codec>> = {
  zstd: {
    sync: (bytes, level) => zlib.zstdCompressSync(bytes, zstdOptions(level)),
    async: (bytes, level, done) => zlib.zstdCompress(bytes, zstdOptions(level), done),
    levels: { fast: 1, balanced: 3, small: 9 },
  },
  br: {
    sync: (bytes, level) => zlib.brotliCompressSync(bytes, brotliOptions(level, bytes)),
    async: (bytes, level, done) => zlib.brotliCompress(bytes, brotliOptions(level, bytes), done),
    levels: { fast: 1, balanced: 4, small: 7 },
  },
  gzip: {
    sync: (bytes, level) => zlib.gzipSync(bytes, gzipOptions(level)),
    async: (bytes, level, done) => zlib.gzip(bytes, gzipOptions(level), done),
    levels: { fast: 1, balanced: 4, small: 9 },
  },
};

/** Compresses on the event loop. */
export function compressSync(bytes: Buffer, coding: ContentCoding, level: CompressionLevel): Buffer {
  const { sync, levels } = CODECS[coding];
  return sync(bytes, levels[level]);
}

/** Compresses in a thread of libuv's pool. */
export function compress(bytes: Buffer, coding: ContentCoding, level: CompressionLevel): Promise<Buffer> {
  const { async, levels } = CODECS[coding];
  return new Promise((resolve, reject) => {
    async(bytes, levels[level], (error, compressed) => (error ? reject(error) : resolve(compressed)));
  });
}
