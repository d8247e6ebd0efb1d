/** So many parts are joined as they come. */
const LOOSE_PARTS = 512;

/**
 * Where the parts of a body are joined to be read. Memory of its own for each large body would be most of what reading one
 * makes, and V8 looks through everything there is when much of that comes together.
 */
const room = Buffer.allocUnsafeSlow(1024 * 1024);

/** A body as it comes in. However small its parts are, it costs little more memory than its bytes. */
export class Body {
  #joined: Buffer[] = [];
  #loose: Buffer[] = [];
  #length = 0;

  /** One that is there as a whole. */
  static of(bytes: Buffer): Body {
    const body = new Body();
    body.add(bytes);
    return body;
  }

  /** In bytes. */
  get length(): number {
    return this.#length;
  }

  add(part: Buffer): void {
    this.#length += part.length;
    if (this.#loose.push(part) < LOOSE_PARTS) return;
    this.#joined.push(Buffer.concat(this.#loose));
    this.#loose = [];
  }

  /** Has the body read from its first byte to its last. What it is read from holds something else afterwards. */
  read<Value>(use: (bytes: Buffer) => Value): Value {
    if (this.#only || this.#length > room.length) return use(this.whole());
    let length = 0;
    for (const part of this.#joined) length += part.copy(room, length);
    for (const part of this.#loose) length += part.copy(room, length);
    return use(room.subarray(0, length));
  }

  /** The body in memory of its own. */
  whole(): Buffer {
    return this.#only ?? Buffer.concat([...this.#joined, ...this.#loose], this.#length);
  }

  /** The only part, if it is that. */
  get #only(): Buffer | undefined {
    return this.#loose.length === 1 && this.#joined.length === 0 ? this.#loose[0] : undefined;
  }
}
