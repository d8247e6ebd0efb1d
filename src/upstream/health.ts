import { FAULT_CODES, type UpstreamCode } from '#contract';
import { Histogram } from '#telemetry';
import { type CallName, UpstreamError } from './errors.ts';
import type { QuotaHealth } from './quotas.ts';
import type { BreakerSettings } from './settings.ts';

/** The health of an API, derived from its calls alone: there are no probes. */
export interface ApiHealth extends Counts {
  readonly slug: string;
  /** `open`: no call is made, because too many failed in a row. */
  readonly breaker: 'closed' | 'open';
  /** Calls that wait for a quota or a connection. */
  readonly queued: number;
  readonly quotas: readonly QuotaHealth[];
}

/** Where the answer to a call comes from: a request of its own, or an equal call in flight. */
export type CallSource = 'upstream' | 'shared';

/** Observes the calls of one operation. Its methods throw nothing. */
export interface CallObserver {
  /** A call begins that looks up so many keys, where it is known. */
  began(call: CallName, source: CallSource, keys?: number): CallObservation;
  /** A stored response answered, without a call. */
  stored(call: CallName): void;
}

/** Observes one call. After `ended`, further events are ignored. */
export interface CallObservation {
  /** It waits until it begins an attempt, for a credential, a connection, or the quota of this name. */
  waits(reason: string): void;
  /** An attempt begins. Returns the headers of its trace context, names and values in turn, if the operation has one. */
  attemptStarted(base: URL): readonly string[] | undefined;
  attemptFailed(error: unknown): void;
  /** The call succeeded with this status and a body of so many bytes, or failed with this error. */
  ended(status: number | undefined, error?: unknown, bytes?: number): void;
}

/** The length of the spans in which recent calls are counted, and their number. */
export const SPAN_MS = 2000;
export const SPANS = 60;

/** The calls of one span. Latencies are those of calls that were sent; absent where there was none. */
export interface Span {
  readonly calls: number;
  readonly faults: number;
  readonly p50Ms?: number;
  readonly p95Ms?: number;
}

/** The counters of an API since the process started. */
export interface Counts {
  /** Calls that ended, failed or not. */
  readonly calls: number;
  /** Calls that failed because the API does not work, not because it refused the request. */
  readonly faults: number;
  readonly failures: Readonly<Partial<Record<UpstreamCode, number>>>;
  /** Calls that were cancelled. They are no part of `calls`. */
  readonly abandoned: number;
  readonly inFlight: number;
  /** Requests that a stored response answered. */
  readonly cacheHits: number;
  /** Requests that an equal call in flight answered. */
  readonly joined: number;
  /** Durations of the calls that were sent, in seconds: their sum, and the counters of `DURATION_BOUNDS`. */
  readonly durations: { readonly value: number; readonly buckets: readonly number[] };
  /** Whether the last call that ended was a fault; absent before the first. */
  readonly lastFaulted?: boolean;
  /** The code of the latest fault. */
  readonly latestFault?: UpstreamCode;
  /** Latencies of all spans together. */
  readonly p50Ms?: number;
  readonly p95Ms?: number;
  /** The last spans, the current one at the end. */
  readonly spans: readonly Span[];
}

/** Buckets from an eighth of a millisecond to a minute, four for each doubling: an estimate is off by a fifth at most. */
const PER_DOUBLING = 4;
const DOUBLINGS = 19;
const SMALLEST_MS = 1 / 8;

/** The number of a histogram's counters. */
export const BUCKETS = PER_DOUBLING * DOUBLINGS;

/** Offsets in the counters of a span. The buckets of its latencies are last. */
const [CALLS, FAULTED, LATENCIES] = [0, 1, 2];
const WIDTH = LATENCIES + BUCKETS;

/** Counts the calls of an API. Counting is a few additions, and allocates nothing. Times are those of `performance.now`. */
export class ApiMetrics {
  /** A refused credential is a fault where the gateway has one of its own, and the caller's error otherwise. */
  ownCredential: boolean;
  /** Calls that have begun, whether they have ended or not. */
  begun = 0;
  /** Requests that a stored response answered. */
  cacheHits = 0;
  /** Requests that an equal call in flight answered. */
  joined = 0;
  readonly #spans = new Uint32Array(SPANS * WIDTH);
  readonly #failures = new Map<UpstreamCode, number>();
  readonly #durations = new Histogram();
  /** The number of the current span, counted from the origin of the clock, and where its counters begin. */
  #span = 0;
  #start = 0;
  #ended = 0;
  #calls = 0;
  #faults = 0;
  #abandoned = 0;
  #lastFaulted: boolean | undefined;
  #latestFault: UpstreamCode | undefined;

  constructor({ ownCredential }: { readonly ownCredential: boolean }) {
    this.ownCredential = ownCredential;
  }

  /** A call in flight has ended, with this error if it failed. */
  ended(now: number, tookMs: number, error?: unknown): void {
    this.#ended += 1;
    if (error !== undefined && !(error instanceof UpstreamError)) {
      this.#abandoned += 1;
      return;
    }
    const at = this.#count(now, error);
    this.#add(at + LATENCIES + bucketOf(tookMs));
    this.#durations.observe(tookMs / 1000);
  }

  /** A call failed before it began. */
  notTried(now: number, error: UpstreamError): void {
    this.#count(now, error);
  }

  read(now: number): Counts {
    this.#advance(now);
    return {
      calls: this.#calls,
      faults: this.#faults,
      failures: Object.fromEntries(this.#failures),
      abandoned: this.#abandoned,
      inFlight: this.begun - this.#ended,
      cacheHits: this.cacheHits,
      joined: this.joined,
      durations: this.#durations.read(),
      ...(this.#lastFaulted !== undefined && { lastFaulted: this.#lastFaulted }),
      ...(this.#latestFault !== undefined && { latestFault: this.#latestFault }),
      ...quantiles(this.#latencies()),
      spans: Array.from({ length: SPANS }, (_, index) => this.#readSpan(this.#span - SPANS + 1 + index)),
    };
  }

  /** Counts a call, and returns where the counters of the current span begin. */
  #count(now: number, error: UpstreamError | undefined): number {
    const at = this.#advance(now);
    const faulted = error !== undefined && this.#isFault(error.code);
    this.#lastFaulted = faulted;
    this.#calls += 1;
    this.#add(at + CALLS);
    if (error) this.#failures.set(error.code, (this.#failures.get(error.code) ?? 0) + 1);
    if (faulted) {
      this.#latestFault = error.code;
      this.#faults += 1;
      this.#add(at + FAULTED);
    }
    return at;
  }

  #isFault(code: UpstreamCode): boolean {
    return FAULT_CODES.has(code) || (code === 'UNAUTHENTICATED' && this.ownCredential);
  }

  /** Clears the spans that have begun since, and returns where the counters of the current one begin. */
  #advance(now: number): number {
    const span = Math.floor(now / SPAN_MS);
    if (span !== this.#span) {
      const first = Math.max(this.#span + 1, span - SPANS + 1);
      for (let each = first; each <= span; each++) this.#spans.fill(0, startOf(each), startOf(each) + WIDTH);
      this.#span = span;
      this.#start = startOf(span);
    }
    return this.#start;
  }

  #add(at: number): void {
    this.#spans[at] = (this.#spans[at] ?? 0) + 1;
  }

  #readSpan(span: number): Span {
    if (span < 0) return { calls: 0, faults: 0 };
    const at = startOf(span);
    const latencies = this.#spans.subarray(at + LATENCIES, at + WIDTH);
    const [calls = 0, faults = 0] = this.#spans.subarray(at, at + LATENCIES);
    return { calls, faults, ...quantiles(latencies) };
  }

  /** The latencies of all spans together. */
  #latencies(): Float64Array {
    const sums = new Float64Array(BUCKETS);
    for (let at = 0; at < this.#spans.length; at += WIDTH) {
      for (let bucket = 0; bucket < BUCKETS; bucket++) {
        sums[bucket] = (sums[bucket] ?? 0) + (this.#spans[at + LATENCIES + bucket] ?? 0);
      }
    }
    return sums;
  }
}

function quantiles(latencies: ArrayLike<number>): Pick<Span, 'p50Ms' | 'p95Ms'> {
  const [p50Ms, p95Ms] = [quantile(latencies, 0.5), quantile(latencies, 0.95)];
  return p50Ms === undefined || p95Ms === undefined ? {} : { p50Ms, p95Ms };
}

const startOf = (span: number) => (span % SPANS) * WIDTH;

/** The bucket of a duration. The last one counts everything longer, too. */
export function bucketOf(ms: number): number {
  if (!(ms > SMALLEST_MS)) return 0;
  return Math.min(BUCKETS - 1, Math.floor(Math.log2(ms / SMALLEST_MS) * PER_DOUBLING));
}

/** The duration that a share of the counted ones did not exceed, estimated; `undefined` without any. */
export function quantile(counters: ArrayLike<number>, share: number): number | undefined {
  let total = 0;
  for (let index = 0; index < counters.length; index++) total += counters[index] ?? 0;
  if (total === 0) return undefined;
  const rank = Math.max(1, Math.ceil(total * share));
  let below = 0;
  for (let index = 0; index < counters.length; index++) {
    const count = counters[index] ?? 0;
    if (below + count >= rank) return beginOf(index + (rank - below - 0.5) / count);
    below += count;
  }
  return undefined;
}

const beginOf = (bucket: number) => SMALLEST_MS * 2 ** (bucket / PER_DOUBLING);

/** How a call was admitted: as usual, or as a probe of the opening with this number, which tests whether the upstream works again. */
export type AdmittedAs = 'normal' | number;

/**
 * A circuit breaker: it admits no call to an upstream that keeps failing. It opens after enough failures in a row, or if too
 * many calls of the last seconds failed or were slow; some time later it admits a few probes, whose outcomes close it or
 * open it again. Nothing else counts while it is open: calls in flight when it opened have no new information.
 */
export class Breaker {
  /** Whether the time that calls take counts. */
  readonly countsSlow: boolean;
  readonly #settings: BreakerSettings;
  readonly #probes: number;
  readonly #window: RateWindow | undefined;
  readonly #opened: (() => void) | undefined;
  #failures = 0;
  #openUntil: number | undefined;
  #hintedUntil = -Infinity;
  /** How often it has opened, also again. Probes count in their own opening alone. */
  #openings = 0;
  /** Probes in flight. */
  #probing = 0;
  /** Probes that have succeeded. */
  #passed = 0;

  /** `opened` is called when it opens that was closed. */
  constructor(settings: BreakerSettings, opened?: () => void) {
    this.countsSlow = settings.slowMs !== undefined;
    this.#settings = settings;
    this.#opened = opened;
    this.#probes = settings.probes ?? 1;
    const { failures, ratePercent } = settings;
    this.#window = ratePercent === undefined || failures === 0 ? undefined : new RateWindow(ratePercent);
  }

  get isOpen(): boolean {
    return this.#openUntil !== undefined;
  }

  /** Admits a call, or returns nothing while the breaker is open. An admitted call reports each outcome: of a retry, too. */
  tryCall(): AdmittedAs | undefined {
    if (this.#openUntil === undefined) return 'normal';
    if (this.#probing + this.#passed >= this.#probes || performance.now() < this.#openUntil) return undefined;
    this.#probing += 1;
    return this.#openings;
  }

  /** Whether a call that was admitted so may still be sent: it may have opened since. */
  stillAdmits(as: AdmittedAs): boolean {
    return !this.isOpen || as === this.#openings;
  }

  /** Milliseconds until a probe is admitted. */
  waitMs(): number {
    return Math.max(0, (this.#openUntil ?? 0) - performance.now());
  }

  /** A call succeeded after this time. A slow success counts as a failure, unless as one of those in a row. */
  succeeded(as: AdmittedAs, tookMs = 0): void {
    const isSlow = tookMs > (this.#settings.slowMs ?? Infinity);
    if (as !== 'normal' || this.isOpen) return this.#probed(as, isSlow);
    this.#failures = 0;
    if (this.#window?.count(performance.now(), isSlow)) this.#open();
  }

  failed(as: AdmittedAs): void {
    if (as !== 'normal' || this.isOpen) return this.#probed(as, true);
    const { failures } = this.#settings;
    this.#failures += 1;
    const isHinted = performance.now() < this.#hintedUntil;
    const isInRow = failures > 0 && (isHinted || this.#failures >= failures);
    if (isInRow || this.#window?.count(performance.now(), true)) this.#open();
  }

  /** Another process has found that the upstream fails: one failure here confirms it. */
  hint(): void {
    this.#hintedUntil = performance.now() + this.#settings.openMs;
  }

  /** A call ended without information about the upstream's health. */
  abandoned(as: AdmittedAs): void {
    if (as === this.#openings) this.#probing -= 1;
  }

  #probed(as: AdmittedAs, isBad: boolean): void {
    if (as !== this.#openings) return;
    if (isBad) return this.#open();
    this.#probing -= 1;
    this.#passed += 1;
    if (this.#passed < this.#probes) return;
    this.#failures = 0;
    this.#openUntil = undefined;
    this.#window?.clear();
  }

  #open(): void {
    const wasOpen = this.isOpen;
    this.#openings += 1;
    this.#probing = this.#passed = 0;
    this.#openUntil = performance.now() + this.#settings.openMs;
    if (!wasOpen) this.#opened?.();
  }
}

/** The window is counted in this many slots. */
const WINDOW_SLOTS = 10;
const SLOT_MS = 1000;
/** Fewer calls tell too little. */
const LEAST_CALLS = 20;

/** The share of bad calls among those of the last ten seconds. */
class RateWindow {
  readonly #ratePercent: number;
  readonly #calls = new Uint32Array(WINDOW_SLOTS);
  readonly #bad = new Uint32Array(WINDOW_SLOTS);
  #slot = 0;

  constructor(ratePercent: number) {
    this.#ratePercent = ratePercent;
  }

  /** Counts a call. Returns whether too many were bad, once one is. */
  count(now: number, isBad: boolean): boolean {
    const at = this.#advance(now);
    this.#calls[at] = (this.#calls[at] ?? 0) + 1;
    if (!isBad) return false;
    this.#bad[at] = (this.#bad[at] ?? 0) + 1;
    const calls = this.#calls.reduce((sum, each) => sum + each, 0);
    const bad = this.#bad.reduce((sum, each) => sum + each, 0);
    return calls >= LEAST_CALLS && (100 * bad) / calls >= this.#ratePercent;
  }

  clear(): void {
    this.#calls.fill(0);
    this.#bad.fill(0);
  }

  #advance(now: number): number {
    const slot = Math.floor(now / SLOT_MS);
    for (let each = Math.max(this.#slot + 1, slot - WINDOW_SLOTS + 1); each <= slot; each++) {
      this.#calls[each % WINDOW_SLOTS] = this.#bad[each % WINDOW_SLOTS] = 0;
    }
    this.#slot = Math.max(this.#slot, slot);
    return this.#slot % WINDOW_SLOTS;
  }
}
