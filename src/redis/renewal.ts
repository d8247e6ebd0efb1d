/** Renews what ends by itself otherwise, from `begin` for as long as there is something to renew. */
export class Renewal {
  readonly #everyMs: number;
  readonly #renew: () => boolean;
  #timer: NodeJS.Timeout | undefined;

  constructor(everyMs: number, renew: () => boolean) {
    this.#everyMs = everyMs;
    this.#renew = renew;
  }

  begin(): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#renew()) this.begin();
    }, this.#everyMs).unref();
  }
}
