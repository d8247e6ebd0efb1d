/** Values by text, of which the most recently used are kept: between `size` and twice as many. */
export class Recent<Value> {
  readonly #size: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    if (this.#young.size >= this.#size) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
