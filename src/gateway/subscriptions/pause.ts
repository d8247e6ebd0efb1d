/** A wait between two polls, evaluations or attempts, which may be ended before its time. */
export class Pause {
  #end: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  get isOn(): boolean {
    return this.#end !== undefined;
  }

  /** Whether it ends by itself. */
  get isTimed(): boolean {
    return this.#timer !== undefined;
  }

  /** Waits for so long, or until it is ended. */
  wait(ms?: number): Promise<void> {
    return new Promise((resolve) => {
      this.#end = resolve;
      if (ms !== undefined) this.endAfter(ms);
    });
  }

  /** Ends it after another time, from now on. */
  endAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), Math.min(ms, LONGEST_TIMER_MS)).unref();
  }

  end(): void {
    clearTimeout(this.#timer);
    const end = this.#end;
    this.#timer = undefined;
    this.#end = undefined;
    end?.();
  }
}

const LONGEST_TIMER_MS = 86_400_000;
const GROWTH = 1.5;
/** The share by which an interval varies at random, so that gateways do not poll in step. */
const JITTER = 0.1;
/** The longest wait that an upstream may ask for: a day's would keep subscribers from noticing that it answers again, and a timer overflows after 24 days. */
const LONGEST_WAIT_SECONDS = 60 * 60;

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The time until the next poll: the least after an event, growing while there is none or the upstream fails. */
export class PollInterval {
  readonly #bounds: Bounds;
  #currentMs: number;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.#currentMs = bounds.least;
  }

  /** After a poll that had events, or had none. */
  after(hadEvents: boolean): number {
    const { least, most } = this.#bounds;
    this.#currentMs = hadEvents ? least : Math.min(most, this.#currentMs * GROWTH);
    return varied(this.#currentMs);
  }

  /** After a failure, of which the upstream may say how long to wait. */
  afterFailure(retryAfterSeconds: number | undefined): number {
    return Math.max(this.after(false), Math.min(retryAfterSeconds ?? 0, LONGEST_WAIT_SECONDS) * 1000);
  }
}

function varied(ms: number): number {
  return ms * (1 + JITTER * (2 * Math.random() - 1));
}
