import type { OverloadSettings } from '#config';
import { eventLoop, hasTurns, nextTurn, type TurnScheduler } from '../execution/run.ts';
import { type Receipt, requestError, Taken } from '../types.ts';

/** So few requests at a time are never refused, however long each keeps the event loop. */
const LEAST_LIMIT = 96;
/** The time of a turn of the event loop after which operations begin in later turns, so that heads of requests are read in between. */
const TURN_MS = 5;
/** The time without a refusal after which the overload is over. */
const OVER_MS = 2000;

/** The message and the header of its refusals. */
export const OVERLOADED = { message: 'The gateway is overloaded.', retryAfter: ['retry-after', '1'] } as const;

// Tests of programs with a gateway may replace the clock.
const realTimeout = globalThis.setTimeout;

interface OverloadParts {
  readonly now?: () => number;
  readonly scheduler?: Pick<TurnScheduler, 'add' | 'spend' | 'isBusy'>;
  readonly atNextTurn?: (callback: () => void) => unknown;
  readonly after?: (callback: () => void, ms: number) => { unref(): unknown };
  /** Is called when an overload begins, and when it is over with the number of requests that it refused. */
  readonly changed?: (isOverloaded: boolean, refused: number) => void;
}

interface WaitingOperation {
  readonly since: number;
  readonly resolve: () => void;
}

/**
 * Limits the requests in flight, by how long operations wait for their turn of the event loop: each that waited longer than `maxDelay`
 * lowers the limit, each other one raises it. So the gateway does as much as it can, and requests that it accepts do not wait for long.
 * A gateway in which no operation waits refuses nothing below `maxInFlight`.
 */
export class Overload {
  readonly #settings: OverloadSettings;
  readonly #parts: Required<Omit<OverloadParts, 'changed'>> & Pick<OverloadParts, 'changed'>;
  readonly #least: number;
  readonly #waiting: WaitingOperation[] = [];
  #limit: number;
  #inFlight = 0;
  #turnStartedAt: number | undefined;
  #begunAt = -Infinity;
  #hasConnected = false;
  #isScheduled = false;
  #refused = 0;
  #refusedAt = -Infinity;

  constructor(settings: OverloadSettings, parts: OverloadParts = {}) {
    const now = () => performance.now();
    this.#settings = settings;
    this.#parts = { now, scheduler: eventLoop, atNextTurn: nextTurn, after: realTimeout, ...parts };
    this.#limit = settings.maxInFlight;
    this.#least = Math.min(LEAST_LIMIT, settings.maxInFlight);
  }

  /** Requests that were admitted and whose responses have not ended. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** The requests that may be in flight. */
  get limit(): number {
    return this.#limit;
  }

  /** Whether requests were refused in the last seconds. */
  get isOverloaded(): boolean {
    return this.#parts.now() - this.#refusedAt < OVER_MS;
  }

  /**
   * Counts a request in flight until its receipt ends; `undefined` if it is to be refused. The preflight of a browser executes nothing,
   * and one that is refused would hide `Retry-After` from the page: it does not count.
   */
  admit(method = 'POST'): Receipt | undefined {
    if (method === 'OPTIONS') return NOT_COUNTED;
    const [next] = this.#waiting;
    const isLate = next !== undefined && this.#parts.now() - next.since > this.#settings.maxDelay;
    if (isLate) this.#limitTo(Math.min(this.#limit, this.#inFlight));
    if (this.#inFlight >= this.#limit) return this.#refuse();
    this.#inFlight += 1;
    return new Taken(this.#release);
  }

  /**
   * The turn of an operation: `undefined` while this turn of the event loop has time and no other work waits. Otherwise it comes later,
   * after those that wait already, and in rotation with the executions that have begun, so that no more begin than end.
   */
  turn(): Promise<void> | undefined {
    const { scheduler, now } = this.#parts;
    if (!hasTurns || (!scheduler.isBusy && this.#turnMs() <= TURN_MS)) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ since: now(), resolve });
    if (!this.#isScheduled) scheduler.add({ resume: () => this.#beginNext() });
    this.#isScheduled = true;
    return promise;
  }

  /** The server has accepted a connection in this turn of the event loop. */
  connected(): void {
    this.#hasConnected = true;
  }

  #beginNext(): boolean {
    const { scheduler, now } = this.#parts;
    // libuv accepts one connection in a turn: those behind it come first, for a moment.
    if (this.#hasConnected && now() - this.#begunAt < TURN_MS) {
      this.#hasConnected = false;
      scheduler.spend(Infinity);
      return true;
    }
    // The time of this turn begins before its first operation.
    this.#turnMs();
    this.#begin();
    // What they take is known when they have begun, in the microtasks after this.
    scheduler.spend(Infinity);
    this.#isScheduled = this.#waiting.length > 0;
    return this.#isScheduled;
  }

  /** Begins the operation that is next, and looks then whether this turn has time for another. */
  #begin(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    const now = this.#parts.now();
    this.#limitTo(this.#limit + (now - next.since > this.#settings.maxDelay ? -1 : 1));
    this.#begunAt = now;
    next.resolve();
    queueMicrotask(() => {
      this.#begunAt = this.#parts.now();
      if (this.#turnMs() <= TURN_MS) this.#begin();
    });
  }

  /** The time since operations began in this turn of the event loop. */
  #turnMs(): number {
    const now = this.#parts.now();
    if (this.#turnStartedAt === undefined) {
      this.#turnStartedAt = now;
      this.#parts.atNextTurn(() => (this.#turnStartedAt = undefined));
    }
    return now - this.#turnStartedAt;
  }

  #limitTo(limit: number): void {
    this.#limit = Math.max(this.#least, Math.min(limit, this.#settings.maxInFlight));
  }

  readonly #release = () => {
    this.#inFlight -= 1;
    if (this.#inFlight === 0) this.#limit = this.#settings.maxInFlight;
  };

  #refuse(): undefined {
    this.#refused += 1;
    this.#refusedAt = this.#parts.now();
    if (this.#refused > 1) return;
    this.#parts.changed?.(true, 0);
    this.#watchEnd();
  }

  #watchEnd(): void {
    this.#parts
      .after(() => {
        if (this.isOverloaded) return this.#watchEnd();
        this.#parts.changed?.(false, this.#refused);
        this.#refused = 0;
      }, OVER_MS)
      .unref();
  }
}

const NOT_COUNTED: Receipt = { end: () => undefined };

interface Admitting {
  readonly overload: Pick<Overload, 'admit'>;
  readonly telemetry: { overloaded(): void } | undefined;
}

/** Counts a request beside the graph as one in flight, until its receipt ends. Throws its refusal. */
export function admitted({ overload, telemetry }: Admitting): Receipt {
  const receipt = overload.admit();
  if (receipt) return receipt;
  telemetry?.overloaded();
  const { message, retryAfter } = OVERLOADED;
  throw requestError(message, { status: 503, code: 'OVERLOADED', headers: Object.fromEntries([retryAfter]) });
}
