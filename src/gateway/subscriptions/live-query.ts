import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Settings } from '#config';
import type { Changes, RequestFreshness, Scope } from '#upstream';
import type { ExecutionOutcome, Executor, OperationRequest } from '../document/executor.ts';
import type { ErrorCode } from '../error-codes.ts';
import { textOf } from '../execution/serialize.ts';
import type { SettleCost } from '../limits/budgets.ts';
import type { Overload } from '../limits/overload.ts';
import { EventFrame, sharedRequestId, waitMsOf } from '../result/events.ts';
import { errorsIn, type Shaper } from '../result/respond.ts';
import { Held, type RequestErrorOptions, requestError } from '../types.ts';
import { inTurns, type LiveCounts, type Stream } from './hub.ts';
import { jsonPatch } from './json-patch.ts';
import { Pause, PollInterval } from './pause.ts';

const FULL: RequestErrorOptions = { code: 'OVERLOADED', status: 503, headers: { 'retry-after': '5' } };
const MEMORY_FULL = 'The gateway keeps as many results of live queries as it may (`liveQueries.memory`).';

interface LiveQueriesParts {
  readonly settings: Settings['liveQueries'];
  readonly counts: LiveCounts['liveQueries'];
  readonly executor: Executor;
  readonly shaper: Pick<Shaper, 'streamed'>;
  readonly overload: Pick<Overload, 'isOverloaded'>;
  readonly changes: Pick<Changes, 'listen'>;
  /** Takes note of what other replicas change, until the returned function is called. */
  readonly followChanges: () => () => void;
}

/** The live queries of a process. Equal ones of one identity are evaluated once. */
export class LiveQueries {
  readonly parts: LiveQueriesParts;
  readonly #queries = new Map<string, LiveQuery>();
  #stopListening: (() => void) | undefined;

  constructor(parts: LiveQueriesParts) {
    this.parts = parts;
  }

  /** The live query of a key, which a stream is to follow. Throws where there is no room for another. */
  open(stream: Stream, key: string, throttleMs: number, operation: OperationRequest): LiveQuery {
    const query = this.#queries.get(key) ?? this.#create(key, throttleMs, operation);
    query.open(stream);
    return query;
  }

  /** Counts so many bytes more, or fewer, for results. Returns `false` where there is no room for them. */
  keep(change: number): boolean {
    const { settings, counts } = this.parts;
    if (change > 0 && counts.bytes + change > settings.memory) return false;
    counts.bytes += change;
    return true;
  }

  /** Nobody may follow a live query any more. */
  delete(key: string, query: LiveQuery): void {
    if (this.#queries.get(key) !== query) return;
    this.#queries.delete(key);
    this.parts.counts.different -= 1;
    if (this.#queries.size > 0) return;
    this.#stopListening?.();
    this.#stopListening = undefined;
  }

  #create(key: string, throttleMs: number, operation: OperationRequest): LiveQuery {
    const { settings, counts } = this.parts;
    if (counts.bytes >= settings.memory) throw requestError(MEMORY_FULL, FULL);
    if (this.#queries.size >= settings.most) {
      throw requestError('The gateway evaluates as many live queries as it may (`liveQueries.most`).', FULL);
    }
    const query = new LiveQuery(this, key, throttleMs, operation);
    this.#queries.set(key, query);
    counts.different += 1;
    this.#stopListening ??= this.#listen();
    return query;
  }

  #listen(): () => void {
    const { changes, followChanges } = this.parts;
    const unfollow = followChanges();
    const unlisten = changes.listen((operations) => {
      for (const query of this.#queries.values()) query.changed(operations);
    });
    return () => {
      unfollow();
      unlisten();
    };
  }

  /** Evaluates a live query for the caller who pays, until `held` is released. Never rejects. */
  async evaluate(
    operation: OperationRequest,
    { payer, settle, isBackground }: Payment,
    held: Held,
  ): Promise<Evaluation> {
    const { settings, executor, shaper } = this.parts;
    const { caller } = payer;
    const dependencies = new Set<string>();
    let scope: Scope | undefined;
    const began = (own: Scope) => {
      scope = own;
      own.isBackground ||= isBackground;
      own.revalidates = true;
      own.dependencies = dependencies;
    };
    const parameters = { ...operation.parameters, extensions: undefined };
    const evaluated = { ...operation, caller, parameters, partsFormat: undefined, evaluation: { began } };
    const { body, result, calls } = await executeOnce(executor, evaluated, held);
    settle(calls);
    const shown = body ? { result, text: body.text } : shaper.streamed(result, caller.requestId, sharedRequestId());
    const { text } = shown;
    if (Buffer.byteLength(text) > settings.result) {
      const message = `The result of the live query is larger than ${settings.result} bytes (\`liveQueries.result\`): select less of it.`;
      return { ...refused(message, { code: 'OPERATION_TOO_COMPLEX' }), dependencies };
    }
    return { ...shown, freshness: scope?.freshness, dependencies };
  }
}

/** The outcome of an operation for streams. */
interface StreamedOutcome extends Pick<ExecutionOutcome, 'result' | 'body'> {
  /** The upstream calls that were sent for it. */
  readonly calls: number;
}

/** Executes an operation for an event or an evaluation. Never rejects. */
export async function executeOnce(
  executor: Executor,
  operation: OperationRequest,
  held: Held,
): Promise<StreamedOutcome> {
  try {
    const { result, body, cost } = await executor.prepare(operation).execute(held);
    return { result, body, calls: cost.actual };
  } catch (error) {
    return { result: { errors: errorsIn(error) }, body: undefined, calls: 0 };
  }
}

/** Changes that come together, as those of one mutation, are one evaluation. */
const TOGETHER_MS = 20;
/** A response is stale just after the time at which it expires. */
const EXPIRED_MS = 5;
/** An API that fails is asked again after times that grow up to so many of the usual ones. */
const MOST_BACKOFF = 10;
/** Callers that are asked to pay for one evaluation. */
const MOST_PAYERS = 20;

/** A charged evaluation. */
interface Payment {
  /** The caller who pays, for whom it is evaluated. */
  readonly payer: Stream;
  readonly settle: SettleCost;
  /** Whether nobody waits for it. */
  readonly isBackground: boolean;
}

/** No caller who was asked can pay: when one may, and its refusal. */
interface Unpaid {
  readonly waitMs: number;
  readonly refusal: unknown;
}

/** A stream of a live query. It gets the newest result each time that it has read the one before. */
interface Follower {
  readonly stream: Stream;
  readonly takesPatches: boolean;
  /** The number of the result that it has. */
  number: number;
  revision: number;
  isWriting: boolean;
}

/** A live query of one identity, evaluated once for all streams that follow it, from the first to the last of them. */
class LiveQuery {
  readonly #queries: LiveQueries;
  readonly #key: string;
  readonly #operation: OperationRequest;
  /** The least time between two evaluations. */
  readonly #intervalMs: number;
  /** The time between two evaluations where responses have no freshness. */
  readonly #pollMs: number;
  readonly #backoff: PollInterval;
  /** Streams that are not started yet. */
  readonly #opened = new Set<Stream>();
  readonly #followers = new Map<Stream, Follower>();
  #latest: LiveResult | undefined;
  /** The memory that is counted for it. */
  #bytes = 0;
  /** Whether the latest result is the last. */
  #isOver = false;
  #isLeft = false;
  /** Its evaluation, which ends with the last stream. */
  #evaluation: Held | undefined;
  #dependencies: ReadonlySet<string> = new Set();
  /** Operations whose responses became stale since the newest evaluation began. */
  readonly #changed = new Set<string>();
  /** By the clock of `performance.now`. */
  #startedAt = -Infinity;
  /** Until when the newest result is certain to be right, in milliseconds since 1970. */
  #freshUntil = 0;
  /** Callers who could not pay since the last evaluation. */
  #unpaid = 0;
  /** The wait for the next evaluation: it is off while it is evaluated, or a caller is asked to pay. */
  readonly #pause = new Pause();
  /** One who ends the pause, because it has paid. */
  #newcomer: Payment | undefined;

  constructor(queries: LiveQueries, key: string, throttleMs: number, operation: OperationRequest) {
    const { interval, poll } = queries.parts.settings;
    this.#queries = queries;
    this.#key = key;
    this.#operation = operation;
    this.#intervalMs = Math.max(interval, throttleMs);
    this.#pollMs = Math.max(this.#intervalMs, poll);
    this.#backoff = new PollInterval({ least: this.#pollMs, most: this.#pollMs * MOST_BACKOFF });
  }

  /** A stream is to follow it. */
  open(stream: Stream): void {
    this.#opened.add(stream);
    stream.follow(this);
  }

  /** Lets a stream have the newest result. Its charge is for an evaluation, if that takes one. */
  start(stream: Stream, takesPatches: boolean, settle: SettleCost): void {
    const { counts } = this.#queries.parts;
    this.#opened.delete(stream);
    const follower = { stream, takesPatches, number: 0, revision: 0, isWriting: false };
    this.#followers.set(stream, follower);
    counts.open += 1;
    const payment = { payer: stream, settle, isBackground: false };
    if (this.#startedAt === -Infinity) return void this.#run(payment);
    if (this.#pause.isOn && !this.#isCurrent) {
      this.#newcomer = payment;
      return this.#pause.end();
    }
    settle(0);
    // One that is being evaluated is sent to all.
    if (!this.#pause.isOn && !this.#isOver) return;
    counts.savedEvaluations += 1;
    void this.#write(follower);
  }

  leave(stream: Stream): void {
    if (this.#followers.delete(stream)) this.#queries.parts.counts.open -= 1;
    this.#opened.delete(stream);
    if (this.#followers.size + this.#opened.size > 0) return;
    this.#queries.delete(this.#key, this);
    this.#isLeft = true;
    this.#evaluation?.end();
    this.#keep(undefined);
    this.#pause.end();
  }

  /** Evaluates it again if it depends on one of these operations. */
  changed(operations: readonly string[]): void {
    const hadChanged = this.#hasChanged;
    for (const each of operations) this.#changed.add(each);
    if (this.#pause.isOn && !hadChanged && this.#hasChanged) this.#pause.endAfter(this.#notBefore(TOGETHER_MS));
  }

  /** Evaluates it, and again whenever its result may be another, until nobody follows it or no result can be another. */
  async #run(first: Payment): Promise<void> {
    for (let payment: Payment | undefined = first; payment; ) {
      // They may have left while one of them was asked to pay.
      if (this.#isLeft) return payment.settle(0);
      this.#unpaid = 0;
      this.#changed.clear();
      this.#startedAt = performance.now();
      this.#evaluation = new Held();
      const evaluation = await this.#queries.evaluate(this.#operation, payment, this.#evaluation);
      if (this.#isLeft) return;
      this.#evaluated(evaluation);
      payment = this.#isOver ? undefined : await this.#nextPayment(this.#nextMs(evaluation));
    }
  }

  #evaluated(evaluation: Evaluation): void {
    const { text, freshness, dependencies } = evaluation;
    const { counts } = this.#queries.parts;
    const isNew = this.#latest?.text !== text;
    const kind = hasFailed(evaluation) ? 'failed' : isNew ? 'changed' : 'unchanged';
    counts.evaluations[kind] += 1;
    counts.savedEvaluations += Math.max(0, this.#followers.size - 1);
    if (kind === 'changed') counts.changedAt = Date.now();
    this.#dependencies = dependencies;
    this.#freshUntil = freshness?.combined?.freshUntil ?? 0;
    const hasRoom = !isNew || this.#keep(text);
    this.#isOver = !hasRoom || isFinal(evaluation);
    if (!hasRoom) {
      const last = new LiveResult((this.#latest?.number ?? 0) + 1, refused(MEMORY_FULL, FULL).text);
      this.#keep(undefined);
      this.#latest = last;
    }
    if (this.#isOver) this.#queries.delete(this.#key, this);
    void this.#deliver();
  }

  /** Waits until the result may be another, and for a caller who pays for its evaluation. `undefined` if all have left. */
  async #nextPayment(afterMs: number | undefined): Promise<Payment | undefined> {
    const { counts, overload } = this.#queries.parts;
    for (let waitMs = afterMs; ; ) {
      this.#newcomer = undefined;
      await this.#pause.wait(waitMs === undefined ? undefined : this.#notBefore(waitMs));
      if (this.#newcomer || this.#isLeft) return this.#newcomer;
      if (overload.isOverloaded) {
        counts.postponed.overload += 1;
        waitMs = this.#intervalMs;
        continue;
      }
      const found = await this.#pay();
      if ('settle' in found) return found;
      if (this.#isLeft) return undefined;
      counts.postponed.budget += 1;
      this.#postponed(found);
      waitMs = found.waitMs;
    }
  }

  /** So long from now on, or later where the least time between two evaluations is not over by then. */
  #notBefore(waitMs: number): number {
    return Math.max(waitMs, this.#startedAt + this.#intervalMs - performance.now());
  }

  /** Charges the next of the callers whose budget allows it, or finds how long those who were asked have to wait: not others. */
  async #pay(): Promise<Payment | Unpaid> {
    let waitMs = Infinity;
    let refusal: unknown;
    const asked = new Set<Stream>();
    // Those that come meanwhile are asked too.
    for (const [payer, follower] of this.#followers) {
      if (asked.has(payer)) continue;
      if (asked.size === MOST_PAYERS) return { waitMs: this.#intervalMs, refusal };
      asked.add(payer);
      try {
        return { payer, settle: await payer.charge(), isBackground: true };
      } catch (error) {
        const longerMs = waitMsOf(error);
        if (longerMs < waitMs) [waitMs, refusal] = [longerMs, error];
      } finally {
        // The next evaluation is another's.
        if (this.#followers.delete(payer)) this.#followers.set(payer, follower);
      }
    }
    return { waitMs, refusal };
  }

  /** Tells the streams once that the next evaluation waits for their budgets, when each was asked. */
  #postponed({ waitMs, refusal }: Unpaid): void {
    const asked = this.#unpaid;
    this.#unpaid += MOST_PAYERS;
    if (!this.#latest || asked >= this.#followers.size || this.#unpaid < this.#followers.size) return;
    const { message, extensions = {} } = refusal as Partial<GraphQLError>;
    const { code, budget } = extensions;
    const postponed = { message, code, budget, retryAfter: Math.ceil(waitMs / 1000) };
    if (this.#keep(this.#latest.textWith({ postponed }))) void this.#deliver();
  }

  /** Whether a newcomer may have the newest result. */
  get #isCurrent(): boolean {
    if (this.#hasChanged) return false;
    return Date.now() < this.#freshUntil || performance.now() - this.#startedAt < this.#intervalMs;
  }

  get #hasChanged(): boolean {
    return this.#changed.values().some((each) => this.#dependencies.has(each));
  }

  /** The time until a part of the result is stale; `undefined` if none ever is. */
  #nextMs(evaluation: Evaluation): number | undefined {
    const { freshness } = evaluation;
    if (this.#hasChanged) return TOGETHER_MS;
    if (hasFailed(evaluation)) return this.#backoff.afterFailure(retryAfterOf(evaluation));
    this.#backoff.after(true);
    if (!freshness?.requested) return undefined;
    const freshMs = Math.max(0, freshness.expiresAt - Date.now()) + EXPIRED_MS;
    return freshness.isComplete ? freshMs : Math.min(freshMs, this.#pollMs);
  }

  /** Keeps a result instead of the one before, or none. Returns `false` where there is no room for it. */
  #keep(text: string | undefined): boolean {
    const before = this.#latest;
    const isPatched = this.#followers.values().some(({ takesPatches }) => takesPatches);
    const result =
      text === undefined ? undefined : new LiveResult((before?.number ?? 0) + 1, text, isPatched ? before : undefined);
    if (!this.#queries.keep((result?.bytes ?? 0) - this.#bytes)) return false;
    this.#latest = result;
    this.#bytes = result?.bytes ?? 0;
    return true;
  }

  #deliver(): Promise<void> {
    return inTurns(this.#followers.values(), (follower) => void this.#write(follower));
  }

  async #write(follower: Follower): Promise<void> {
    const { stream } = follower;
    if (follower.isWriting) return;
    follower.isWriting = true;
    while (this.#latest && this.#latest.number !== follower.number) {
      const { number } = this.#latest;
      if (stream.offer(this.#latest.frameFor(follower))) {
        follower.number = number;
        follower.revision += 1;
      }
      if (!(await stream.hasRead())) return;
    }
    follower.isWriting = false;
    if (this.#isOver) stream.complete();
  }
}

/** The outcome of one evaluation of a live query. */
interface Evaluation {
  /** With masked errors. */
  readonly result: ExecutionResult;
  readonly text: string;
  /** Absent where nothing was executed. */
  readonly freshness: RequestFreshness | undefined;
  /** The operations that it called, as `slug.operation`. */
  readonly dependencies: ReadonlySet<string>;
}

/** The outcome of an evaluation whose result cannot be kept. */
function refused(message: string, options: RequestErrorOptions): Omit<Evaluation, 'dependencies'> {
  const error = requestError(message, options);
  const { http: _internal, ...extensions } = error.extensions;
  const result = { errors: [Object.assign(error, { extensions })] };
  return { result, text: textOf(result), freshness: undefined };
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
function isFinal({ result: { data, errors = [] } }: Evaluation): boolean {
  if (errors.length === 0) return false;
  if (data === undefined) return true;
  const hasData = data !== null && Object.values(data).some((value) => value !== null);
  return !hasData && errors.every(({ extensions }) => FINAL.has(extensions['code']));
}

function hasFailed({ result: { errors = [] } }: Evaluation): boolean {
  return errors.length > 0;
}

/** The seconds that APIs ask to wait. */
function retryAfterOf({ result: { errors = [] } }: Evaluation): number {
  const seconds = errors.map(({ extensions }) => extensions['retryAfter']);
  return Math.max(0, ...seconds.filter((each) => typeof each === 'number'));
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

  get #whole(): EventFrame {
    let frame = this.#frame?.deref();
    if (!frame) this.#frame = new WeakRef((frame = new EventFrame(this.text, undefined)));
    return frame;
  }

  /** The event of a stream, by what it has: as a patch after the first, if it takes these. One that has missed results is sent all of `data`. */
  frameFor({ takesPatches, number, revision }: Pick<Follower, 'takesPatches' | 'number' | 'revision'>): EventFrame {
    if (!takesPatches) return this.#whole;
    if (number === 0) return new EventFrame(`${this.text.slice(0, -1)},"revision":1}`, undefined);
    const members = (number === this.number - 1 ? this.#patch : undefined) ?? membersFrom(undefined, this.text);
    return new EventFrame(`{"revision":${revision + 1},${members}}`, undefined);
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
