/** A set for mostly one item, or none, which then takes no table. */
export class SmallSet<Item extends object> {
  #only: Item | undefined;
  #all: Set<Item> | undefined;

  get size(): number {
    return this.#all ? this.#all.size : this.#only ? 1 : 0;
  }

  add(item: Item): void {
    if (this.#all) this.#all.add(item);
    else if (!this.#only) this.#only = item;
    else this.#all = new Set([this.#only, item]);
  }

  delete(item: Item): boolean {
    if (this.#all) return this.#all.delete(item);
    if (this.#only !== item) return false;
    this.#only = undefined;
    return true;
  }

  clear(): void {
    this.#all = this.#only = undefined;
  }

  /** Calls a function with each item. Items that it deletes before their turn are left out. */
  forEach(use: (item: Item) => void): void {
    if (this.#all) this.#all.forEach((item) => use(item));
    else if (this.#only) use(this.#only);
  }
}
