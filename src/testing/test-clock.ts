import type { Clock } from '#sandbox';

/** A time: a `Date`, ISO 8601, or milliseconds since 1970. */
export type Time = Date | string | number;

/** The clock of the upstreams. It runs until it is stopped. */
export class TestClock {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#clock.now();
  }

  /** Sets the time; the clock runs on from it. */
  set(time: Time): void {
    this.#clock.set(millisecondsOf(time));
  }

  /** Stops the clock, at this time or now. */
  stop(time: Time = this.now()): void {
    this.#clock.stop(millisecondsOf(time));
  }

  /** Moves the time by milliseconds. A clock that is stopped stays so. */
  advance(ms: number): void {
    const time = this.now() + ms;
    if (this.#clock.stopped) this.#clock.stop(time);
    else this.#clock.set(time);
  }
}

function millisecondsOf(time: Time): number {
  const ms = new Date(time).getTime();
  if (Number.isNaN(ms)) throw new TypeError(`${JSON.stringify(time)} is no time.`);
  return ms;
}
