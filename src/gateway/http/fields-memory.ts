import { PART_BYTES } from '#http';
import { tooManyBodies } from './body-errors.ts';
import type { BodyMemory } from './body-memory.ts';
import { BadUploadError } from './uploaded-files.ts';

/** Boundaries, the headers of parts, and what comes before the first part. */
export const WRAPPING_BYTES = 64 * 1024;

/**
 * The memory of the fields of one multipart request, which the parser holds until they are whole. It is counted to that of
 * other bodies. The files are streamed.
 */
export class FieldsMemory {
  readonly #memory: BodyMemory;
  readonly #most: number;
  #bytes = 0;
  #droppedBytes = 0;
  #hasPart = false;
  #isReleased = false;

  constructor(bodyBytes: number, memory: BodyMemory) {
    this.#most = 2 * bodyBytes + WRAPPING_BYTES;
    this.#memory = memory;
  }

  /** The bytes that were counted. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The parser has read the headers of a part. */
  partBegan(): void {
    this.#hasPart = true;
  }

  /** Counts a chunk before it is parsed. Throws the refusal of a request that needs too much, or for which there is no memory. */
  add(chunk: Buffer): void {
    if (this.#isReleased) return;
    // The parser drops everything before the first part.
    if (!this.#hasPart) this.#drop();
    const bytes = chunk.length + PART_BYTES;
    this.#bytes += bytes;
    const fits = this.#memory.take(bytes);
    if (this.#droppedBytes > WRAPPING_BYTES)
      throw new BadUploadError('Too many bytes come before the first part.', 413);
    if (this.#bytes > this.#most) throw new BadUploadError('`operations` or `map` is too large.', 413);
    if (!fits) throw tooManyBodies();
  }

  /** Leaves its memory to other bodies, and counts no more. */
  release(): void {
    this.#isReleased = true;
    this.#memory.release(this.#bytes);
    this.#bytes = 0;
  }

  #drop(): void {
    this.#droppedBytes += this.#bytes;
    this.#memory.release(this.#bytes);
    this.#bytes = 0;
  }
}
