import type { ExecutionResult, GraphQLError } from 'graphql';
import type { RequestFreshness } from '#upstream';
import type { ErrorCode } from '../error-codes.ts';
import { textOf } from '../execution/serialize.ts';
import type { SettleCost } from '../limits/budgets.ts';
import { EventFrame, interruptionFrame, type SubscriptionOwner } from '../result/events.ts';
import {
  type Caller,
  type CallerIdentity,
  type EventSink,
  type Interruption,
  type RequestErrorOptions,
  requestError,
} from '../types.ts';
import type { OwnLiveQueryCounts } from './hub.ts';
import { jsonPatch } from './json-patch.ts';
import { PollInterval } from './topic.ts';

/** Changes that come together, as those of one mutation, are one evaluation. */
const TOGETHER_MS = 20;
/** A response is stale just after the time at which it expires. */
const EXPIRED_MS = 5;
const LONGEST_MS = 86_400_000;
/** An API that fails is asked again after times that grow up to so many of the usual ones. */
const MOST_BACKOFF = 10;
/** Callers that are asked to pay for one evaluation. */
const MOST_PAYERS = 20;
/** Subscribers that are written to in one turn of the event loop. */
const SUBSCRIBERS_PER_TURN = 500;

interface LiveQueryParts {
  /** The least time between two evaluations. */
  readonly intervalMs: number;
  /** The time between two evaluations where responses have no freshness. */
  readonly pollMs: number;
  /** Evaluates it for a caller who waits, or in the background. Never rejects. */
  readonly evaluate: (caller: Caller, options: EvaluationOptions) => Promise<Evaluation>;
  readonly isOverloaded: () => boolean;
  /** Counts so many bytes more, or fewer, for the result that it keeps. Returns `false` where the process has no room for them. */
  readonly keep: (change: number) => boolean;
  /** The outcome of an evaluation for whose result there is no room. */
  readonly refusal: (dependencies: ReadonlySet<string>) => Evaluation;
  readonly counts: OwnLiveQueryCounts;
  /** It has no subscribers any more. */
  readonly ended: () => void;
}

export interface EvaluationOptions {
  readonly isBackground: boolean;
  readonly settle: SettleCost;
  /** Is aborted when the last subscriber has left. */
  readonly signal: AbortSignal;
}

/** A charged evaluation: the caller who pays. */
interface Payment {
  readonly payer: LiveQuerySubscriber;
  readonly settle: SettleCost;
}

/** No caller who was asked can pay: when one may, and its refusal. */
interface Unpaid {
  readonly waitMs: number;
  readonly refusal: unknown;
}

/** A live query of one identity, evaluated once for all who follow it. */
export class LiveQuery {
  readonly #parts: LiveQueryParts;
  readonly #subscribers = new Set<LiveQuerySubscriber>();
  readonly #backoff: PollInterval;
  readonly #leaving = new AbortController();
  #latest: LiveResult | undefined;
  #dependencies: ReadonlySet<string> = new Set();
  /** By the clock of `performance.now`. */
  #startedAt = -Infinity;
  /** Until when the newest result is certain to be right, in milliseconds since 1970. */
  #freshUntil = 0;
  #isRunning = false;
  /** Whether it looks for a caller who pays for the next evaluation, and one who has paid already. */
  #isPaying = false;
  #prepaid: Payment | undefined;
  /** Callers who could not pay since the last evaluation. */
  #unpaid = 0;
  #hasChanged = false;
  /** Operations whose responses became stale during an evaluation, which may have read them before. */
  readonly #changedMeanwhile = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: LiveQueryParts) {
    this.#parts = parts;
    this.#backoff = new PollInterval({ least: parts.pollMs, most: parts.pollMs * MOST_BACKOFF });
  }

  /** Lets a subscriber have the newest result. Its charge is for an evaluation, if that takes one. */
  enter(payer: LiveQuerySubscriber, settle: SettleCost): void {
    this.#subscribers.add(payer);
    if (this.#isPaying && !this.#prepaid) {
      this.#prepaid = { payer, settle };
      return;
    }
    if (this.#isPaying || this.#isRunning) return settle(0);
    if (!this.#latest || !this.#isCurrent) return void this.#run({ payer, settle }, false);
    settle(0);
    this.#parts.counts.savedEvaluations += 1;
    payer.offer(this.#latest);
  }

  leave(subscriber: LiveQuerySubscriber): void {
    if (!this.#subscribers.delete(subscriber) || this.#subscribers.size > 0) return;
    clearTimeout(this.#timer);
    this.#leaving.abort();
    this.#forget();
    this.#parts.ended();
  }

  /** Evaluates it again if it depends on one of these operations. */
  changed(operations: readonly string[]): void {
    if (this.#isRunning) {
      for (const each of operations) this.#changedMeanwhile.add(each);
    } else if (operations.some((each) => this.#dependencies.has(each))) {
      this.#hasChanged = true;
      if (!this.#isPaying) this.#schedule(TOGETHER_MS);
    }
  }

  /** Whether a newcomer may have the newest result. */
  get #isCurrent(): boolean {
    if (this.#hasChanged) return false;
    return Date.now() < this.#freshUntil || performance.now() - this.#startedAt < this.#parts.intervalMs;
  }

  #schedule(waitMs: number): void {
    clearTimeout(this.#timer);
    const earliestMs = this.#startedAt + this.#parts.intervalMs - performance.now();
    this.#timer = setTimeout(() => void this.#runAgain(), Math.min(LONGEST_MS, Math.max(waitMs, earliestMs))).unref();
  }

  async #runAgain(): Promise<void> {
    const { counts, intervalMs, isOverloaded } = this.#parts;
    if (isOverloaded()) {
      counts.postponed.overload += 1;
      return this.#schedule(intervalMs);
    }
    this.#isPaying = true;
    const found = await this.#pay();
    this.#isPaying = false;
    const prepaid = this.#prepaid;
    this.#prepaid = undefined;
    const payment = 'settle' in found ? found : prepaid;
    if (prepaid && prepaid !== payment) prepaid.settle(0);
    if (this.#leaving.signal.aborted) return payment?.settle(0);
    if (payment) return this.#run(payment, true);
    counts.postponed.budget += 1;
    const { waitMs, refusal } = found as Unpaid;
    this.#postponed(waitMs, refusal);
    this.#schedule(waitMs);
  }

  /** Tells the subscribers once that the next evaluation waits for their budgets, when each was asked. */
  #postponed(waitMs: number, refusal: unknown): void {
    const asked = this.#unpaid;
    this.#unpaid += MOST_PAYERS;
    if (!this.#latest || asked >= this.#subscribers.size || this.#unpaid < this.#subscribers.size) return;
    const { message, extensions = {} } = refusal as Partial<GraphQLError>;
    const { code, budget } = extensions;
    const postponed = { message, code, budget, retryAfter: Math.ceil(waitMs / 1000) };
    if (this.#keep(this.#latest.textWith({ postponed }))) void this.#deliver(this.#latest, false);
  }

  /** Charges the next of the callers whose budget allows it, or finds how long those who were asked have to wait: not others. */
  async #pay(): Promise<Payment | Unpaid> {
    let waitMs = Infinity;
    let refusal: unknown;
    for (const payer of [...this.#subscribers].slice(0, MOST_PAYERS)) {
      // The next evaluation is another's.
      if (this.#subscribers.delete(payer)) this.#subscribers.add(payer);
      try {
        return { payer, settle: await payer.charge() };
      } catch (error) {
        const longerMs = waitMsOf(error);
        if (longerMs < waitMs) [waitMs, refusal] = [longerMs, error];
      }
    }
    return { waitMs: this.#subscribers.size > MOST_PAYERS ? this.#parts.intervalMs : waitMs, refusal };
  }

  async #run({ payer, settle }: Payment, isBackground: boolean): Promise<void> {
    clearTimeout(this.#timer);
    this.#isRunning = true;
    this.#unpaid = 0;
    this.#hasChanged = false;
    this.#changedMeanwhile.clear();
    this.#startedAt = performance.now();
    const { signal } = this.#leaving;
    const evaluation = await this.#parts.evaluate(payer.caller, { isBackground, settle, signal });
    this.#isRunning = false;
    if (!signal.aborted) this.#evaluated(evaluation);
  }

  #evaluated(evaluation: Evaluation): void {
    const { text, freshness, dependencies } = evaluation;
    const { counts } = this.#parts;
    const isNew = this.#latest?.text !== text;
    const kind = hasFailed(evaluation) ? 'failed' : isNew ? 'changed' : 'unchanged';
    counts.evaluations[kind] += 1;
    counts.savedEvaluations += this.#subscribers.size - 1;
    if (kind === 'changed') counts.changedAt = Date.now();
    if (isNew && !this.#keep(text)) return this.#refuse(this.#parts.refusal(dependencies));
    this.#dependencies = dependencies;
    this.#hasChanged ||= [...this.#changedMeanwhile].some((each) => dependencies.has(each));
    this.#freshUntil = freshness?.combined?.freshUntil ?? 0;
    if (this.#latest) void this.#deliver(this.#latest, isFinal(evaluation));
    const waitMs = this.#hasChanged ? TOGETHER_MS : this.#nextMs(evaluation);
    if (waitMs !== undefined && this.#subscribers.size > 0) this.#schedule(waitMs);
  }

  /** Keeps a result instead of the one before. Returns `false` where there is no room for it. */
  #keep(text: string): boolean {
    const before = this.#latest;
    const isPatched = this.#subscribers.values().some(({ takesPatches }) => takesPatches);
    const result = new LiveResult((before?.number ?? 0) + 1, text, isPatched ? before : undefined);
    if (!this.#parts.keep(result.bytes - (before?.bytes ?? 0))) return false;
    this.#latest = result;
    return true;
  }

  #forget(): void {
    this.#parts.keep(-(this.#latest?.bytes ?? 0));
    this.#latest = undefined;
  }

  /** Ends it with an error, which is not kept. */
  #refuse({ text }: Evaluation): void {
    const result = new LiveResult((this.#latest?.number ?? 0) + 1, text);
    this.#forget();
    void this.#deliver(result, true);
  }

  /** The time until a part of the result is stale; `undefined` if none ever is. */
  #nextMs(evaluation: Evaluation): number | undefined {
    const { freshness } = evaluation;
    if (hasFailed(evaluation)) return this.#backoff.afterFailure(retryAfterOf(evaluation));
    this.#backoff.after(true);
    if (!freshness?.requested) return undefined;
    const freshMs = Math.max(0, freshness.expiresAt - Date.now()) + EXPIRED_MS;
    return freshness.isComplete ? freshMs : Math.min(freshMs, this.#parts.pollMs);
  }

  async #deliver(result: LiveResult, isLast: boolean): Promise<void> {
    let left = SUBSCRIBERS_PER_TURN;
    for (const subscriber of this.#subscribers) {
      subscriber.offer(result);
      if (isLast) subscriber.complete();
      left -= 1;
      if (left > 0) continue;
      left = SUBSCRIBERS_PER_TURN;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** The time after which a caller's budget allows an evaluation. */
function waitMsOf(error: unknown): number {
  const { extensions } = error as { readonly extensions?: { readonly retryAfter?: unknown } };
  return 1000 * (typeof extensions?.retryAfter === 'number' ? extensions.retryAfter : 1);
}

/** The outcome of one evaluation of a live query. */
export interface Evaluation {
  /** With masked errors. */
  readonly result: ExecutionResult;
  readonly text: string;
  /** Absent where nothing was executed. */
  readonly freshness: RequestFreshness | undefined;
  /** The operations that it called, as `slug.operation`. */
  readonly dependencies: ReadonlySet<string>;
}

/** The outcome of an evaluation whose result cannot be kept. */
export function refusedEvaluation(
  message: string,
  options: RequestErrorOptions,
  dependencies: ReadonlySet<string>,
): Evaluation {
  const error = requestError(message, options);
  const { http: _internal, ...extensions } = error.extensions;
  const result = { errors: [Object.assign(error, { extensions })] };
  return { result, text: textOf(result), freshness: undefined, dependencies };
}

/** Codes of errors that the next evaluation would have too. */
const FINAL: ReadonlySet<unknown> = new Set<ErrorCode>([
  'BAD_USER_INPUT',
  'NOT_CONFIGURED',
  'PERMISSION_DENIED',
  'UNAUTHENTICATED',
  'UNIMPLEMENTED',
]);

/** Whether no further evaluation can have data: it was refused, or nothing else than refusals is left of it. */
export function isFinal({ result: { data, errors = [] } }: Evaluation): boolean {
  if (errors.length === 0) return false;
  if (data === undefined) return true;
  const hasData = data !== null && Object.values(data).some((value) => value !== null);
  return !hasData && errors.every(({ extensions }) => FINAL.has(extensions['code']));
}

export function hasFailed({ result: { errors = [] } }: Evaluation): boolean {
  return errors.length > 0;
}

/** The seconds that APIs ask to wait. */
export function retryAfterOf({ result: { errors = [] } }: Evaluation): number {
  const seconds = errors.map(({ extensions }) => extensions['retryAfter']);
  return Math.max(0, ...seconds.filter((each) => typeof each === 'number'));
}

interface LiveSubscriberParts {
  readonly sink: EventSink;
  readonly owner: SubscriptionOwner;
  /** Apart from its request. */
  readonly caller: Caller;
  readonly callerKey: string;
  /** Charges an evaluation to its budgets. Throws, or rejects with, the refusal. */
  readonly charge: () => SettleCost | Promise<SettleCost>;
  readonly takesPatches: boolean;
  /** The time in which it has to read a result. */
  readonly readMs: number;
  /** It is over: called once. */
  readonly ended: (reason: Interruption | undefined) => void;
}

/** One caller of a live query. It gets the newest result each time that it has read the one before. */
export class LiveQuerySubscriber {
  readonly caller: Caller;
  readonly callerKey: string;
  readonly identity: CallerIdentity;
  readonly #parts: LiveSubscriberParts;
  #newest: LiveResult | undefined;
  /** The number of the result that it has. */
  #number = 0;
  #revision = 0;
  #isWriting = false;
  #isComplete = false;
  #isOver = false;

  constructor(parts: LiveSubscriberParts) {
    this.#parts = parts;
    this.caller = parts.caller;
    this.callerKey = parts.callerKey;
    this.identity = parts.caller.identity;
  }

  get takesPatches(): boolean {
    return this.#parts.takesPatches;
  }

  charge(): SettleCost | Promise<SettleCost> {
    return this.#parts.charge();
  }

  offer(result: LiveResult): void {
    // One that comes while an older result is delivered to many has the newest already.
    if (this.#newest && result.number < this.#newest.number) return;
    this.#newest = result;
    if (!this.#isWriting) void this.#write();
  }

  /** Ends it after the newest result. */
  complete(): void {
    this.#isComplete = true;
    if (!this.#isWriting && this.#end()) this.#parts.sink.complete();
  }

  /** Ends it with an error, after which it may be started again. */
  interrupt(reason: Interruption): void {
    if (this.#end(reason)) this.#parts.sink.interrupt(reason, interruptionFrame(reason, 'Start the live query again.'));
  }

  /** The caller is gone. */
  leave(): void {
    this.#end();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    for (let next = this.#next(); next; next = this.#next()) {
      if (this.#parts.sink.next(this.#frameOf(next))) this.#sent(next);
      if (!(await this.#isRead())) return this.interrupt('slow');
    }
    this.#isWriting = false;
    if (this.#isComplete) this.complete();
  }

  #next(): LiveResult | undefined {
    return this.#isOver || this.#newest?.number === this.#number ? undefined : this.#newest;
  }

  #frameOf(result: LiveResult) {
    if (!this.#parts.takesPatches) return result.frame;
    return this.#number === 0 ? result.first() : result.patched(this.#number, this.#revision + 1);
  }

  #sent(result: LiveResult): void {
    this.#number = result.number;
    this.#revision += 1;
  }

  /** Whether the caller reads what it was sent, in time. */
  async #isRead(): Promise<boolean> {
    const { sink, readMs } = this.#parts;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), readMs).unref();
    });
    const isRead = await Promise.race([sink.drained().then(() => true), late]);
    clearTimeout(timer);
    return isRead;
  }

  #end(reason?: Interruption): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#parts.ended(reason);
    this.#parts.owner.ended();
    return true;
  }
}

interface Parsed {
  readonly data?: unknown;
  readonly extensions?: object;
}

/** Missing in the types of the standard library. */
const json = JSON as unknown as { rawJSON(text: string): unknown };
/** Digits that a double may not have. */
const LONG_NUMBER = /\d[\d.]{15}/;

/** One result of a live query, for all its subscribers. It keeps texts alone, which take less memory than values. */
export class LiveResult {
  /** Results of a live query are numbered from 1. */
  readonly number: number;
  readonly text: string;
  /** The members of an event instead of `data`, for those who have the result before. */
  readonly #patch: string | undefined;
  /** The memory that its texts take. */
  readonly bytes: number;
  /** Encoded once for the subscribers who are written to meanwhile, and no longer than for these. */
  #frame: WeakRef<EventFrame> | undefined;

  /** `before` is the result before, if a subscriber takes patches. */
  constructor(number: number, text: string, before?: Pick<LiveResult, 'text'>) {
    this.number = number;
    this.text = text;
    this.#patch = before && membersFrom(before.text, text);
    this.bytes = sizeOf(text) + sizeOf(this.#patch ?? '');
  }

  /** The whole result. */
  get frame(): EventFrame {
    let frame = this.#frame?.deref();
    if (!frame) this.#frame = new WeakRef((frame = new EventFrame(this.text, undefined)));
    return frame;
  }

  /** The first event of a subscriber that takes patches. */
  first(): EventFrame {
    return new EventFrame(`${this.text.slice(0, -1)},"revision":1}`, undefined);
  }

  /** A further one, as a patch of the result that the subscriber has. One that has missed results is sent all of `data`. */
  patched(has: number, revision: number): EventFrame {
    const members = (has === this.number - 1 ? this.#patch : undefined) ?? membersFrom(undefined, this.text);
    return new EventFrame(`{"revision":${revision},${members}}`, undefined);
  }

  /** The text of the same data with a member of `extensions.live`. */
  textWith(live: object): string {
    const { extensions, ...others } = parsed(this.text);
    return JSON.stringify({ ...others, extensions: { ...extensions, live } });
  }
}

function membersFrom(before: string | undefined, after: string): string {
  const { data = null, ...others } = parsed(after);
  const whole = () => JSON.stringify([{ op: 'replace', path: '', value: data }]);
  let patch = before === undefined ? whole() : JSON.stringify(jsonPatch(parsed(before).data ?? null, data));
  if (patch.length > after.length) patch = whole();
  const rest = JSON.stringify(others).slice(1, -1);
  return `"patch":${patch}${rest === '' ? '' : `,${rest}`}`;
}

/** Parses a result. Numbers that JSON would round keep their digits. */
function parsed(text: string): Parsed {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text) as Parsed;
  const exact = (_name: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' && context?.source !== undefined && context.source !== String(value)
      ? json.rawJSON(context.source)
      : value;
  return JSON.parse(text, exact) as Parsed;
}

/** The engine keeps two bytes for each character of a text that has one beyond Latin-1. */
function sizeOf(text: string): number {
  return Buffer.byteLength(text) === text.length ? text.length : 2 * text.length;
}
