/** What was worked out before, so that it need not be again: so many things, the oldest going first. */
export class Kept<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What is known by this name; otherwise it is made, and known from now on. */
  of(name: string, make: () => Value): Value {
    const known = this.#values.get(name);
    if (known !== undefined) return known;
    const value = make();
    this.#values.set(name, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}

/** The same function, which works out once what follows from a thing, and knows it for as long as there is that thing. */
export function once<Thing extends object, Value>(make: (thing: Thing) => Value): (thing: Thing) => Value {
  const known = new WeakMap<Thing, { readonly value: Value }>();
  return (thing) => {
    let found = known.get(thing);
    if (!found) known.set(thing, (found = { value: make(thing) }));
    return found.value;
  };
}
