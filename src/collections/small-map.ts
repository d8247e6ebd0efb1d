/** A map for mostly one pair, which then takes no table. */
export class SmallMap<Key extends string | object, Value> {
  #key: Key | undefined;
  #value: Value | undefined;
  #all: Map<Key, Value> | undefined;

  get(key: Key): Value | undefined {
    if (this.#all) return this.#all.get(key);
    return this.#key === key ? this.#value : undefined;
  }

  set(key: Key, value: Value): void {
    if (this.#all) {
      this.#all.set(key, value);
    } else if (this.#key === undefined || this.#key === key) {
      this.#key = key;
      this.#value = value;
    } else {
      this.#all = new Map([
        [this.#key, this.#value as Value],
        [key, value],
      ]);
    }
  }

  delete(key: Key): void {
    if (this.#all) this.#all.delete(key);
    else if (this.#key === key) this.clear();
  }

  clear(): void {
    this.#key = this.#value = this.#all = undefined;
  }
}
