/** The messages of an API that were received lately, so that none is received twice. */
export class ReceivedMessages {
  readonly #most: number;
  readonly #lifetimeMs: number;
  /** When each may be forgotten: the first is the first to come. */
  readonly #ends = new Map<string, number>();

  constructor(most: number, lifetimeMs: number) {
    this.#most = most;
    this.#lifetimeMs = lifetimeMs;
  }

  has(id: string): boolean {
    this.#forget();
    return this.#ends.has(id);
  }

  /** Whether a further message can be remembered. */
  get hasRoom(): boolean {
    this.#forget();
    return this.#ends.size < this.#most;
  }

  add(id: string): void {
    if (this.hasRoom && !this.#ends.has(id)) this.#ends.set(id, Date.now() + this.#lifetimeMs);
  }

  #forget(): void {
    const now = Date.now();
    for (const [id, end] of this.#ends) {
      if (end > now) return;
      this.#ends.delete(id);
    }
  }
}
