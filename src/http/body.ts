/** The number of parts that are joined. */
const LOOSE_PARTS = 512;
/** The memory of a received part besides its bytes, as measured. */
export const PART_BYTES = 256;

/**
 * A scratch buffer in which the parts of a body are joined to be read. Its content is valid during one synchronous call, so
 * it is no shared state of APIs or gateways. Separate memory for each large body would be most of the garbage of reading
 * it, and cause more major collections.
 */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024);

/** A message body as it arrives. With parts of any size, it takes little more memory than its bytes. */
export class Body {
  /** In bytes. */
  length = 0;
  /** The bytes of memory that it takes. */
  memory = 0;
  #joined: Buffer[] = [];
  #loose: Buffer[] = [];

  /** A body that has arrived as a whole. */
  static of(bytes: Buffer): Body {
    const body = new Body();
    body.add(bytes);
    return body;
  }

  add(part: Buffer): void {
    this.length += part.length;
    this.memory += part.length + PART_BYTES;
    if (this.#loose.push(part) < LOOSE_PARTS) return;
    this.#joined.push(Buffer.concat(this.#loose));
    this.memory -= PART_BYTES * (LOOSE_PARTS - 1);
    this.#loose = [];
  }

  /**
   * Reads the body from its first byte to its last. The bytes are valid during the call alone, and `use` must read no other
   * body.
   */
  read<Value>(use: (bytes: Buffer) => Value): Value {
    if (this.#loose.length + this.#joined.length === 1 || this.length > scratch.length) return use(this.whole());
    let length = 0;
    for (const part of this.#joined) length += part.copy(scratch, length);
    for (const part of this.#loose) length += part.copy(scratch, length);
    return use(scratch.subarray(0, length));
  }

  /** The body in memory of its own. */
  whole(): Buffer {
    const first = this.#joined[0] ?? this.#loose[0];
    if (first && this.#joined.length + this.#loose.length === 1) return first;
    return Buffer.concat([...this.#joined, ...this.#loose], this.length);
  }
}
