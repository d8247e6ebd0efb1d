import type { OverloadSettings } from '#config';
import { ExecutionQueue } from './execution-queue.ts';
import { LateTimer } from './late-timer.ts';
import type { RequestSize } from './request-size.ts';
import { ReuseRate } from './reuse-rate.ts';
import { TurnClock } from './turn-clock.ts';

/** Few requests at a time are never too many, however long each keeps the event loop. */
const LEAST_LIMIT = 96;
/** One long turn of the event loop is no overload. */
const LATE_SAMPLES = 2;
const DECREASE = 0.8;
const INCREASE = 1.1;
/** Measurements, of 25 ms each, after which what was learned about cached responses counts half. */
const SAMPLES_OF_AGE = 20;
/** The time without a refusal after which the overload is over. */
const OVER_MS = 2000;

/** The shares of the limit and of the delay up to which requests are executed, so that cheap ones are refused last. */
const EXECUTED: Readonly<Record<RequestSize, number>> = { small: 1, medium: 0.9, large: 0.75 };
/** More are read where a cached response may answer them. */
const READ: Readonly<Record<RequestSize, number>> = { small: 1.25, medium: 1, large: 0.75 };

/** How long a request waits for its execution at most, as a share of the delay: a little more than was expected. */
const LONGEST_WAIT = 1.25;

type Queue = Pick<ExecutionQueue, 'waitMs' | 'placesWithin' | 'takesNow' | 'add' | 'excuse' | 'connected'>;

interface OverloadParts {
  readonly timer?: Pick<LateTimer, 'start'>;
  readonly turn?: Pick<TurnClock, 'elapsedMs' | 'restart'>;
  readonly queue?: Queue;
  readonly now?: () => number;
  /** Whether cached responses and equal operations in flight may answer requests that are not executed. */
  readonly reusesResponses?: boolean;
  /** Is called when an overload begins, and when it is over with the number of requests that it refused. */
  readonly changed?: (isOverloaded: boolean, refused: number) => void;
}

/**
 * Refuses requests while there are too many in flight, or too many wait for their execution. The limit of those in flight falls
 * while the event loop is late, and rises again when it is not: so the gateway does as much as it can, and requests that it accepts
 * do not wait for long.
 */
export class Overload {
  readonly #settings: OverloadSettings;
  readonly #timer: Pick<LateTimer, 'start'>;
  readonly #turn: Pick<TurnClock, 'elapsedMs' | 'restart'>;
  readonly #queue: Queue;
  readonly #reusesResponses: boolean;
  readonly #reuse = new ReuseRate();
  readonly #now: () => number;
  readonly #changed: ((isOverloaded: boolean, refused: number) => void) | undefined;
  #limit: number;
  #inFlight = 0;
  #late = 0;
  #samples = 0;
  #delayMs = 0;
  #refused = 0;
  #refusedAt = -Infinity;
  #isTimed = false;
  #isExcused = false;

  constructor(settings: OverloadSettings, parts: OverloadParts = {}) {
    const { timer = new LateTimer(), now, changed, reusesResponses = true } = parts;
    const clock = new TurnClock();
    const { turn = clock, queue = new ExecutionQueue({ turn: clock }) } = parts;
    this.#settings = settings;
    this.#timer = timer;
    this.#turn = turn;
    this.#queue = queue;
    this.#reusesResponses = reusesResponses;
    this.#now = now ?? (() => performance.now());
    this.#changed = changed;
    this.#limit = settings.maxInFlight;
  }

  /** Requests to the graph that are not answered yet. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** The requests that may be in flight now; fewer while others wait. */
  get limit(): number {
    return Math.min(this.#limit, this.#inFlight + this.#queue.placesWithin(this.#settings.maxDelayMs));
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
    const share = this.#readsMore ? READ[size] : EXECUTED[size];
    return this.#hasTime(share) && this.#hasPlace(size) ? true : this.#refuse();
  }

  /** Whether a request in flight may be executed. One that is alone has waited for its own preparation only. */
  admitsExecution(size: RequestSize): boolean {
    if (this.#inFlight <= 1) return true;
    if (this.#hasTime(EXECUTED[size]) && this.#inFlight <= this.#limit * EXECUTED[size]) return true;
    this.#reuse.wasted();
    return this.#refuse();
  }

  /** A request in flight is answered without an execution of its own. */
  reused(): void {
    this.#reuse.reused();
  }

  /**
   * Whether a request whose execution is admitted is executed at once. Otherwise `whenInTurn` calls back. A gateway that has little
   * to do answers requests as they are read.
   */
  executesNow(): boolean {
    return this.#queue.takesNow();
  }

  /**
   * Calls back in a later turn of the event loop: with `false` if the request has waited too long by then. Call the returned function
   * when its caller disconnects.
   */
  whenInTurn(begin: (isAdmitted: boolean) => void): () => void {
    return this.#queue.add(this.#settings.maxDelayMs * LONGEST_WAIT, (isInTime) => begin(isInTime || this.#refuse()));
  }

  /** The server has accepted a connection in this turn of the event loop: there may be more of them. */
  connected(): void {
    this.#queue.connected();
  }

  /** A reload has blocked the event loop until now: that delay is no overload. */
  excuse(): void {
    this.#turn.restart();
    this.#queue.excuse();
    this.#isExcused = true;
  }

  /** Whether neither this turn nor the wait for an execution takes longer than this share of the delay that is allowed. */
  #hasTime(share: number): boolean {
    return Math.max(this.#turn.elapsedMs(), this.#queue.waitMs) <= this.#settings.maxDelayMs * share;
  }

  /** More requests than can be executed are read while others like them are answered without an execution. */
  get #readsMore(): boolean {
    return this.#reusesResponses && this.#reuse.isWorthwhile;
  }

  #hasPlace(size: RequestSize): boolean {
    if (this.#readsMore) return this.#inFlight < this.#limit * READ[size];
    return this.#inFlight === 0 || this.#inFlight + 1 <= this.#limit * EXECUTED[size];
  }

  #refuse(): false {
    if (!this.isOverloaded) {
      this.#refused = 0;
      this.#changed?.(true, 0);
    }
    this.#refused += 1;
    this.#refusedAt = this.#now();
    if (!this.#isTimed) this.#measure();
    return false;
  }

  /** Measures while there are requests in flight, or an overload lasts. */
  #measure(): void {
    this.#isTimed = true;
    this.#timer.start((lateMs) => {
      const wasOverloaded = this.#refused > 0;
      if (!this.#isExcused) this.#adjust(lateMs);
      this.#samples += 1;
      if (this.#samples % SAMPLES_OF_AGE === 0) this.#reuse.age();
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
