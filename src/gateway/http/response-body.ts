import { hash } from 'node:crypto';
import { type CompressedForm, type Compressible, mostKeptBytes } from './compression.ts';

/** Longer texts are cheaper sent as bytes, short ones together with their headers. */
const LONG_TEXT = 16 * 1024;

/** The text of a response: the work of sending it is done once for all requests that share it. */
export class ResponseBody implements Compressible {
  readonly text: string;
  compressed: CompressedForm | undefined;
  readonly #bytes: number;
  #buffer: Buffer | undefined;
  #digest: string | undefined;
  #length: string | undefined;

  constructor(text: string) {
    this.text = text;
    this.#bytes = Buffer.byteLength(text);
  }

  /** The form in which it is written to a socket. */
  get chunk(): string | Buffer {
    return this.text.length > LONG_TEXT ? (this.#buffer ??= Buffer.from(this.text)) : this.text;
  }

  get buffer(): Buffer {
    const { chunk } = this;
    return typeof chunk === 'string' ? Buffer.from(chunk, this.encoding) : chunk;
  }

  /** The encoding of the chunk where it is a text: ASCII is copied as it is. */
  get encoding(): 'latin1' | 'utf8' {
    return this.#isAscii ? 'latin1' : 'utf8';
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The value of `Content-Length`. */
  get length(): string {
    return (this.#length ??= `${this.#bytes}`);
  }

  get digest(): string {
    return (this.#digest ??= digestOf(this.text));
  }

  /** The most memory that it takes. V8 takes two bytes for each unit of a text that is not all Latin. */
  get memory(): number {
    const asText = this.#isAscii ? this.text.length : 2 * this.text.length;
    return this.text.length > LONG_TEXT ? asText + this.#bytes : asText;
  }

  /** The same, if it may be compressed. */
  get memoryWithCompressed(): number {
    return this.memory + mostKeptBytes(this.#bytes);
  }

  get #isAscii(): boolean {
    return this.#bytes === this.text.length;
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
