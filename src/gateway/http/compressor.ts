import type { CompressionLevel, ContentCoding } from '#http';
import { CodingNegotiator } from './coding-negotiator.ts';
import { compress, compressSync } from './compress.ts';

/** Handing a shorter body to a thread costs the event loop more than compressing it does. */
const LONGEST_SYNC = 16 * 1024;
/** Bodies that are compressed in threads at a time. Further ones are sent as they are, so that no response waits for many. */
const MOST_UNDERWAY = 16;

/** The bytes of a body, and its compressed form once there is one. */
export interface Compressible {
  readonly bytes: number;
  readonly buffer: Buffer;
  compressed: CompressedForm | undefined;
}

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

/** Compresses bodies of responses: short ones at once, long ones in a thread. */
export class Compressor {
  readonly #level: CompressionLevel;
  readonly #minimum: number;
  readonly #negotiator: CodingNegotiator;
  #underway = 0;

  constructor({ algorithms, level, minimum }: CompressorSettings) {
    this.#level = level;
    this.#minimum = minimum;
    this.#negotiator = new CodingNegotiator(algorithms);
  }

  /** The coding for a body of this length; `undefined` if it is sent as it is. */
  codingFor(bytes: number, acceptEncoding: string | string[] | undefined): ContentCoding | undefined {
    return bytes < this.#minimum ? undefined : this.#negotiator.find(acceptEncoding);
  }

  /** The compressed bytes of a body; `undefined` if it is to be sent as it is. It never rejects. */
  compress(body: Compressible, coding: ContentCoding): CompressedForm['bytes'] {
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
export function mostKeptBytes(bytes: number): number {
  return Math.floor(bytes / 2);
}

function keep(body: Compressible, coding: ContentCoding, bytes: Compressed): Compressed {
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
