import { hash } from 'node:crypto';
// By name, an old Node would fail before it is told which one is needed.
import zlib, { type ZlibOptions } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { CONTENT_CODINGS, type CompressionLevel, type ContentCoding } from '#http';

/** Longer texts are cheaper sent as bytes, short ones together with their headers. */
const LONG_TEXT = 16 * 1024;

/** The text of a response: the work of sending it is done once for all requests that share it. */
export class ResponseBody {
  readonly text: string;
  readonly bytes: number;
  /** The encoding of the chunk where it is a text: ASCII is copied as it is. */
  readonly encoding: 'latin1' | 'utf8';
  /** Its compressed form, once there is one. */
  compressed: CompressedForm | undefined;
  #buffer: Buffer | undefined;
  #digest: string | undefined;

  constructor(text: string) {
    this.text = text;
    this.bytes = Buffer.byteLength(text);
    this.encoding = this.bytes === text.length ? 'latin1' : 'utf8';
  }

  /** The form in which it is written to a socket. */
  get chunk(): string | Buffer {
    return this.text.length > LONG_TEXT ? (this.#buffer ??= Buffer.from(this.text)) : this.text;
  }

  get buffer(): Buffer {
    const { chunk } = this;
    return typeof chunk === 'string' ? Buffer.from(chunk, this.encoding) : chunk;
  }

  get digest(): string {
    return (this.#digest ??= digestOf(this.text));
  }

  /** The most memory that it takes. V8 takes two bytes for each unit of a text that is not all Latin. */
  get memory(): number {
    const asText = this.encoding === 'latin1' ? this.text.length : 2 * this.text.length;
    return this.text.length > LONG_TEXT ? asText + this.bytes : asText;
  }

  /** The same, if it may be compressed. */
  get memoryWithCompressed(): number {
    return this.memory + mostKeptBytes(this.bytes);
  }
}

/** The digest of a body. */
export function digestOf(body: string | Uint8Array): string {
  return hash('sha256', body, 'base64url');
}

/**
 * The entity tag of a body in a media type (RFC 9110, section 8.8.3): other media types are other representations. It is weak for
 * a body that may be compressed, and so stands for it in every content coding.
 */
export function entityTag(digest: string, mediaType: string, isWeak = false): string {
  return `${isWeak ? 'W/' : ''}"${digest}:${mediaType.slice(mediaType.indexOf('/') + 1)}"`;
}

/** Whether `If-None-Match` names a tag, compared weakly (RFC 9110, section 13.1.2). */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((each) => opaque(each.trim()));
  return known.includes(opaque(tag)) || known.includes('*');
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}

/** Handing a shorter body to a thread costs the event loop more than compressing it does. */
const LONGEST_SYNC = 16 * 1024;
/** Bodies that are compressed in threads at a time. Further ones are sent as they are, so that no response waits for many. */
const MOST_UNDERWAY = 16;

type Compressed = Buffer<ArrayBuffer> | undefined;

/** A compressed form of a body, which all responses with this body share. */
export interface CompressedForm {
  readonly coding: ContentCoding;
  /** `undefined` if it is not smaller. */
  readonly bytes: Compressed | Promise<Compressed>;
}

interface CompressorSettings {
  readonly algorithms: readonly ContentCoding[];
  readonly level: CompressionLevel;
  readonly minimum: number;
}

/** Headers beyond are not remembered, and longer ones not read. */
const [MAX_CACHED, MAX_LENGTH] = [500, 500];

/** Compresses bodies of responses: short ones at once, long ones in a thread. */
export class Compressor {
  readonly #level: CompressionLevel;
  readonly #minimum: number;
  readonly #algorithms: readonly ContentCoding[];
  /** By `Accept-Encoding`, of which real clients send a handful. */
  readonly #codings = new LRUCache<string, ContentCoding | 'identity'>({ max: MAX_CACHED });
  #underway = 0;

  constructor({ algorithms, level, minimum }: CompressorSettings) {
    this.#level = level;
    this.#minimum = minimum;
    this.#algorithms = algorithms;
  }

  /** The coding for a body of this length; `undefined` if it is sent as it is. */
  codingFor(bytes: number, acceptEncoding: string | string[] | undefined): ContentCoding | undefined {
    if (bytes < this.#minimum || typeof acceptEncoding !== 'string' || acceptEncoding.length > MAX_LENGTH)
      return undefined;
    let coding = this.#codings.get(acceptEncoding);
    if (!coding)
      this.#codings.set(acceptEncoding, (coding = negotiateCoding(acceptEncoding, this.#algorithms) ?? 'identity'));
    return coding === 'identity' ? undefined : coding;
  }

  /** The compressed bytes of a body; `undefined` if it is to be sent as it is. It never rejects. */
  compress(body: ResponseBody, coding: ContentCoding): CompressedForm['bytes'] {
    const { bytes, buffer, compressed } = body;
    if (compressed?.coding === coding) return compressed.bytes;
    if (bytes <= LONGEST_SYNC) return keep(body, coding, ifSmaller(compressSync(buffer, coding, this.#level), bytes));
    if (this.#underway >= MOST_UNDERWAY) return undefined;
    this.#underway += 1;
    const found = compress(buffer, coding, this.#level)
      .then((each) => ifSmaller(each, bytes))
      .catch(() => undefined)
      .then((each) => {
        this.#underway -= 1;
        if (body.compressed?.bytes === found) body.compressed = undefined;
        return keep(body, coding, each);
      });
    body.compressed ??= { coding, bytes: found };
    return found;
  }
}

/** The most memory that the compressed form of a body of this length takes in the cache. */
function mostKeptBytes(bytes: number): number {
  return Math.floor(bytes / 2);
}

function keep(body: ResponseBody, coding: ContentCoding, bytes: Compressed): Compressed {
  if (!bytes || bytes.length <= mostKeptBytes(body.bytes)) body.compressed ??= { coding, bytes };
  return bytes;
}

/** The compressed bytes in memory of their own: node:zlib returns a part of a larger buffer. */
function ifSmaller(compressed: Buffer, bytes: number): Compressed {
  if (compressed.length >= bytes) return undefined;
  const own = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(own);
  return own;
}

/**
 * The coding by an `Accept-Encoding` header (RFC 9110, section 12.5.3): the one with the highest weight, then the first of `codings`. A response without a coding is preferred only where
 * `identity` weighs more.
 */
export function negotiateCoding(
  acceptEncoding: string | string[] | undefined,
  codings: readonly ContentCoding[] = CONTENT_CODINGS,
): ContentCoding | undefined {
  if (typeof acceptEncoding !== 'string' || acceptEncoding.length > MAX_LENGTH) return undefined;
  const weights = weightsIn(acceptEncoding);
  const any = weights.get('*') ?? 0;
  let [best, highest]: [ContentCoding | undefined, number] = [undefined, weights.get('identity') ?? 0];
  for (const coding of codings) {
    const weight = weights.get(coding) ?? any;
    if (weight > highest || (weight === highest && weight > 0 && !best)) [best, highest] = [coding, weight];
  }
  return best;
}

/** The weights of codings by name; an invalid weight is 0. */
function weightsIn(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    // RFC 9110, section 8.4.1.3: recipients consider `x-gzip` equal to `gzip`.
    weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters));
  }
  return weights;
}

const WEIGHT = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function weightOf(parameters: readonly string[]): number {
  const [first, ...others] = parameters;
  if (first === undefined) return 1;
  const [, weight] = (others.length === 0 && WEIGHT.exec(first)) || [];
  return Number(weight ?? 0);
}

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
function compressSync(bytes: Buffer, coding: ContentCoding, level: CompressionLevel): Buffer {
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
