import { nextMidnight } from './next-midnight.ts';
import type { QuotaCounter } from './quota-counter.ts';

/** The upstream's clock may differ from ours by as much. */
const CLOCK_ERROR_MS = 2000;
const DAY_MS = 86_400_000;
/** A day on which clocks are set back by an hour. */
const LONGEST_DAY_MS = DAY_MS + 3_600_000;

/** At most `calls` calls from midnight to midnight in a time zone. A call at midnight counts for both days. */
export class DailyQuota implements QuotaCounter {
  readonly #calls: number;
  readonly #timeZone: string;
  readonly #wallClock: () => number;
  #ended = 0;
  /** Of those, the calls so close to midnight that the upstream may have counted them for the next day. */
  #endedLate = 0;
  #running = 0;
  #endsAt = 0;

  constructor(calls: number, timeZone: string, wallClock: () => number = Date.now) {
    this.#calls = calls;
    this.#timeZone = timeZone;
    this.#wallClock = wallClock;
  }

  left(): number {
    this.#advance();
    return Math.max(0, this.#calls - this.#ended - this.#running);
  }

  waitMs(_now: number, ahead: number): number {
    if (ahead < this.left()) return 0;
    return this.#endsAt - this.#wallClock();
  }

  begin(): void {
    this.#running += 1;
  }

  end(_now: number, wasSent: boolean): void {
    this.#running -= 1;
    if (!wasSent) return;
    this.#advance();
    this.#ended += 1;
    if (this.#wallClock() >= this.#endsAt - 2 * CLOCK_ERROR_MS) this.#endedLate += 1;
  }

  #advance(): void {
    const now = this.#wallClock();
    // A later end is that of a clock that was wrong, and has been set back.
    if (this.#endsAt - now > LONGEST_DAY_MS + CLOCK_ERROR_MS)
      this.#endsAt = nextMidnight(now, this.#timeZone) + CLOCK_ERROR_MS;
    if (now < this.#endsAt) return;
    this.#ended = now < this.#endsAt + DAY_MS ? this.#endedLate : 0;
    this.#endedLate = 0;
    this.#endsAt = nextMidnight(now, this.#timeZone) + CLOCK_ERROR_MS;
  }
}
