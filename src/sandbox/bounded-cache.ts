/** A cache of a number of entries; the oldest is evicted first. */
export class BoundedCache<Value> {
  readonly #maximum: number;
  readonly #values = new Map<string, Value>();

  constructor(maximum: number) {
    this.#maximum = maximum;
  }

  /** The cached value, made and cached where there is none. */
  of(name: string, make: () => Value): Value {
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const value = make();
    this.#values.set(name, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#maximum && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}
