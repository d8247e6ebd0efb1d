import type { OverloadSettings } from '#config';
import { LateTimer } from './late-timer.ts';
import type { RequestSize } from './request-size.ts';
import { TurnClock } from './turn-clock.ts';

/** Few requests at a time are never too many, however long each keeps the event loop. */
const LEAST_LIMIT = 96;
/** One long turn of the event loop is no overload. */
const LATE_SAMPLES = 2;
const DECREASE = 0.8;
const INCREASE = 1.1;
/** The time without a refusal after which the overload is over. */
const OVER_MS = 2000;

/** The shares of the limit and of the delay up to which requests are executed, so that cheap ones are refused last. */
const EXECUTED: Readonly<Record<RequestSize, number>> = { small: 1, medium: 0.9, large: 0.75 };
/** More are read, because a cached response may answer them. */
const READ: Readonly<Record<RequestSize, number>> = { small: 1.25, medium: 1, large: 0.75 };

interface OverloadParts {
  readonly timer?: Pick<LateTimer, 'start'>;
  readonly turn?: Pick<TurnClock, 'elapsedMs' | 'restart'>;
  readonly now?: () => number;
  /** Is called when an overload begins, and when it is over with the number of requests that it refused. */
  readonly changed?: (isOverloaded: boolean, refused: number) => void;
}

/**
 * Refuses requests while there are too many in flight, or behind each other in one turn of the event loop. The limit of those in
 * flight falls while the event loop is late, and rises again when it is not: so the gateway does as much as it can, and requests
 * that it accepts do not wait.
 */
export class Overload {
  readonly #settings: OverloadSettings;
  readonly #timer: Pick<LateTimer, 'start'>;
  readonly #turn: Pick<TurnClock, 'elapsedMs' | 'restart'>;
  readonly #now: () => number;
  readonly #changed: ((isOverloaded: boolean, refused: number) => void) | undefined;
  #limit: number;
  #inFlight = 0;
  #late = 0;
  #delayMs = 0;
  #refused = 0;
  #refusedAt = -Infinity;
  #isTimed = false;
  #isExcused = false;

  constructor(settings: OverloadSettings, parts: OverloadParts = {}) {
    const { timer = new LateTimer(), turn = new TurnClock(), now, changed } = parts;
    this.#settings = settings;
    this.#timer = timer;
    this.#turn = turn;
    this.#now = now ?? (() => performance.now());
    this.#changed = changed;
    this.#limit = settings.maxInFlight;
  }

  /** Requests to the graph that are not answered yet. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** The requests that may be in flight now. */
  get limit(): number {
    return this.#limit;
  }

  /** By how much the event loop was late when that was measured last. */
  get delayMs(): number {
    return this.#delayMs;
  }

  /** Whether requests were refused in the last seconds. */
  get isOverloaded(): boolean {
    return this.#now() - this.#refusedAt < OVER_MS;
  }

  enter(): void {
    this.#inFlight += 1;
    if (!this.#isTimed) this.#measure();
  }

  leave(): void {
    this.#inFlight -= 1;
  }

  /** Whether a request may be read. Call this before `enter`. */
  admits(size: RequestSize): boolean {
    return this.#hasTime(READ[size]) && this.#inFlight < this.#limit * READ[size] ? true : this.#refuse();
  }

  /** Whether a request in flight may be executed. One that is alone has waited for its own preparation only. */
  admitsExecution(size: RequestSize): boolean {
    if (this.#inFlight <= 1) return true;
    return this.#hasTime(EXECUTED[size]) && this.#inFlight <= this.#limit * EXECUTED[size] ? true : this.#refuse();
  }

  /** A reload has blocked the event loop until now: that delay is no overload. */
  excuse(): void {
    this.#turn.restart();
    this.#isExcused = true;
  }

  /** Whether this turn has not taken longer than this share of the delay that is allowed. */
  #hasTime(share: number): boolean {
    return this.#turn.elapsedMs() <= this.#settings.maxDelayMs * share;
  }

  #refuse(): false {
    if (!this.isOverloaded) {
      this.#refused = 0;
      this.#changed?.(true, 0);
    }
    this.#refused += 1;
    this.#refusedAt = this.#now();
    return false;
  }

  /** Measures while there are requests in flight, or an overload lasts. */
  #measure(): void {
    this.#isTimed = true;
    this.#timer.start((lateMs) => {
      const wasOverloaded = this.#refused > 0;
      if (!this.#isExcused) this.#adjust(lateMs);
      this.#isExcused = false;
      if (wasOverloaded && !this.isOverloaded) {
        this.#changed?.(false, this.#refused);
        this.#refused = 0;
      }
      if (this.#inFlight > 0 || this.#refused > 0) return this.#measure();
      this.#isTimed = false;
      this.#limit = this.#settings.maxInFlight;
    });
  }

  #adjust(lateMs: number): void {
    const { maxDelayMs, maxInFlight } = this.#settings;
    this.#delayMs = lateMs;
    this.#late = lateMs > maxDelayMs ? this.#late + 1 : 0;
    const least = Math.min(LEAST_LIMIT, maxInFlight);
    if (this.#late >= LATE_SAMPLES) {
      this.#limit = Math.max(least, Math.floor(Math.min(this.#limit, this.#inFlight) * DECREASE));
    } else if (lateMs < maxDelayMs / 2) {
      this.#limit = Math.min(maxInFlight, Math.ceil(this.#limit * INCREASE));
    }
  }
}
