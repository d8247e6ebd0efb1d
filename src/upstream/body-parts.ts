/** So many parts are joined as they come. */
const LOOSE_PARTS = 512;

/** A body as it comes in. However small its parts are, it costs little more memory than its bytes. */
export class BodyParts {
  #joined: Buffer[] = [];
  #loose: Buffer[] = [];
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  add(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#loose.push(part) < LOOSE_PARTS) return;
    this.#joined.push(Buffer.concat(this.#loose));
    this.#loose = [];
  }

  /** The body from its first byte to its last. */
  whole(): Buffer {
    const [only] = this.#loose;
    if (only && this.#loose.length === 1 && this.#joined.length === 0) return only;
    return Buffer.concat([...this.#joined, ...this.#loose], this.#bytes);
  }

  drop(): void {
    this.#joined = [];
    this.#loose = [];
  }
}
