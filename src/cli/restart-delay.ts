/** A worker that listened for this long did not end because of its start. */
const STABLE_MS = 5000;
const FIRST_MS = 1000;
const MAX_MS = 30_000;

/**
 * The delay before a worker is replaced: none after a stable one, then twice as long each time.
 * While no worker serves, the wait stays at its shortest.
 */
export class RestartDelay {
  #shortLives = 0;

  next({ servedMs, othersServe }: { servedMs: number; othersServe: boolean }): number {
    if (servedMs >= STABLE_MS) {
      this.#shortLives = 0;
      return 0;
    }
    this.#shortLives += 1;
    return othersServe ? Math.min(MAX_MS, FIRST_MS * 2 ** (this.#shortLives - 1)) : FIRST_MS;
  }
}
