/** The sandbox's clock. It runs on from the time it was last set to. */
export class Clock {
  #offsetMs = 0;
  #stoppedAt: number | undefined;

  /** Milliseconds since 1970. */
  now(): number {
    return this.#stoppedAt ?? Date.now() + this.#offsetMs;
  }

  get stopped(): boolean {
    return this.#stoppedAt !== undefined;
  }

  /** ISO 8601 in UTC, with milliseconds. */
  iso(offsetMs = 0): string {
    return new Date(this.now() + offsetMs).toISOString();
  }

  /** Sets the time; the clock runs on from it. */
  set(now: number): void {
    this.#stoppedAt = undefined;
    this.#offsetMs = now - Date.now();
  }

  /** Stops the clock at this time. */
  stop(now: number): void {
    this.#stoppedAt = now;
  }
}
