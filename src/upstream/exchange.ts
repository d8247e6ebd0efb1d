import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { LinkedQueue, type QueueNode } from '#collections';
import { Body } from '#http';
import type { Permit } from './admit.ts';
import { decompress, isCompressed } from './decode.ts';
import {
  type CallName,
  type UpstreamError,
  UpstreamResponseError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from './errors.ts';
import { type Attempt, isStream, type Plan, type UpstreamResponse } from './request.ts';
import type { Scope } from './scope.ts';
import type { ApiSettings } from './settings.ts';

/** The call of an exchange. */
export interface ExchangeOwner {
  /** The bytes of the response's body count for it. */
  readonly scope: Scope;
  /** The request of a mutation is about to be written to a connection. */
  mutationStarts(): void;
}

type ExchangeSettings = Pick<ApiSettings, 'timeouts' | 'limits'>;

/** The next expected event of an upstream. */
type Awaited = 'connect' | 'headers' | 'body';

const SLOW: Readonly<Record<Awaited, string>> = {
  connect: 'took too long to accept a connection',
  headers: 'took too long to answer',
  body: 'stopped in the middle of its answer',
};
const CANCELLED = new Error('This request was cancelled.');

/**
 * One request and its response, on undici's lowest level: no stream objects, the body's parts collected up to the limit.
 * It settles once: with the response, a failure, or the end of its call.
 */
export class HttpExchange implements Dispatcher.DispatchHandler {
  /** Whether the upstream may have seen anything of the request. */
  wasSent = false;
  /** Whether a kept-alive connection closed just as it was used again, which does not count for the upstream's health. */
  wasLost = false;
  readonly #attempt: Attempt;
  readonly #plan: Plan;
  readonly #permit: Permit;
  readonly #settings: ExchangeSettings;
  readonly #owner: ExchangeOwner;
  /** Absent once it is settled: a transport may go on after that. */
  #body: Body | undefined = new Body();
  #resolve!: (response: UpstreamResponse) => void;
  #reject!: (reason: unknown) => void;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #awaited: Awaited | undefined;
  #since = 0;
  #uploading = false;
  #fresh = false;

  constructor(attempt: Attempt, permit: Permit, settings: ExchangeSettings, owner: ExchangeOwner) {
    this.#attempt = attempt;
    this.#plan = attempt.request.plan;
    this.#permit = permit;
    this.#settings = settings;
    this.#owner = owner;
  }

  /** Whether the upstream has still to answer, or to end its answer. */
  get isPending(): boolean {
    return this.#body !== undefined;
  }

  /** Sends the request. */
  send(): Promise<UpstreamResponse> {
    const { promise, resolve, reject } = Promise.withResolvers<UpstreamResponse>();
    this.#resolve = resolve;
    this.#reject = reject;
    this.#await('connect');
    const { request, target: path, headers } = this.#attempt;
    const { method } = request.plan.operation;
    try {
      const body = (
        isStream(request.body) ? this.#upload(request.body) : request.body
      ) as Dispatcher.DispatchOptions['body'];
      this.#permit.dispatch({ path, method, headers, body }, this);
    } catch (error) {
      this.onResponseError(null, error as Error);
    }
    return promise;
  }

  /** Ends the exchange if the upstream was silent for too long; returns the milliseconds for which it may still be. */
  checkDeadlines(now: number): number {
    const awaited = this.#awaited;
    if (awaited === undefined) return Infinity;
    const { connectMs, headersMs, bodyMs } = this.#settings.timeouts;
    const leftMs = this.#since + { connect: connectMs, headers: headersMs, body: bodyMs }[awaited] - now;
    if (leftMs > TIMER_ERROR_MS) return leftMs;
    this.cancel(new UpstreamTimeoutError(this.#plan, SLOW[awaited]));
    return Infinity;
  }

  /** Ends the exchange with this reason, and closes its connection if it is on one. */
  cancel(reason: Error): void {
    if (this.#settle(reason)) this.#controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#fresh = this.#permit.takeFresh();
    // Thrown, this ends the request alone; an abort would close the connection too.
    if (!this.#body) throw CANCELLED;
    this.#controller = controller;
    this.wasSent = true;
    this.#awaited = undefined;
    if (!this.#plan.operation.reads) this.#owner.mutationStarts();
  }

  onRequestSent(): void {
    if (this.#status === 0) this.#await('headers');
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: ParsedHeaders): void {
    // An interim response is no response, and no sign of progress either.
    if (status < 200 || !this.#body) return;
    this.#status = status;
    this.#headers = joinRepeated(headers);
    this.#await('body');
    const announced = this.#plan.operation.method === 'HEAD' ? 0 : Number(this.#headers['content-length']);
    if (announced > this.#settings.limits.bytes) this.#tooLarge();
    // A refusal may come early. A success may not: the rest of the body would be lost unnoticed.
    else if (this.#uploading && !isFailure({ status }))
      this.cancel(this.#invalid('answered before it had the whole request'));
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (!this.#body) return;
    this.#since = performance.now();
    this.#body.add(chunk);
    if (this.#body.length > this.#settings.limits.bytes) this.#tooLarge();
    else this.#owner.scope.countBytes(chunk.length);
  }

  onResponseEnd(): void {
    this.#awaited = undefined;
    if (this.#body) {
      const response = { status: this.#status, headers: this.#headers, body: this.#body };
      if (isCompressed(response)) this.#unpack(response);
      else this.#settle(response);
    }
    // Last: how this one ended decides whether those that wait are sent.
    this.#permit.disconnect();
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    if (this.#body) {
      this.wasLost = this.wasSent && !this.#fresh && this.#status === 0 && isLostConnection(error);
      this.#settle(failureOf(this.#plan, error));
    }
    this.#permit.disconnect();
  }

  #unpack(response: UpstreamResponse): void {
    decompress(this.#plan, response, this.#settings.limits).then(
      (unpacked) => {
        this.#owner.scope.countBytes(Math.max(0, unpacked.body.length - response.body.length));
        this.#settle(unpacked);
      },
      (error: Error) =>
        void (isFailure(response) ? this.#settle({ ...response, body: new Body() }) : this.cancel(error)),
    );
  }

  /** A failure is classified by its status; its body is not read further. */
  #tooLarge(): void {
    const response = { status: this.#status, headers: this.#headers, body: new Body() };
    if (isFailure(response)) {
      this.#settle(response);
      this.#controller?.abort(CANCELLED);
    } else {
      this.cancel(this.#invalid(`answered with more than ${this.#settings.limits.bytes} bytes`));
    }
  }

  #invalid(what: string): UpstreamResponseError {
    return new UpstreamResponseError(this.#plan, what, { status: this.#status });
  }

  #await(what: Awaited): void {
    this.#awaited = what;
    this.#since = performance.now();
  }

  /** Settles the exchange, unless it is settled. */
  #settle(outcome: UpstreamResponse | Error): boolean {
    if (!this.#body) return false;
    this.#body = this.#awaited = undefined;
    if (outcome instanceof Error) this.#reject(outcome);
    else this.#resolve(outcome);
    return true;
  }

  /** An error of the body ends the exchange, rather than the error of the connection that follows from it. */
  async *#upload(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    this.#uploading = true;
    try {
      yield* body;
    } catch (error) {
      this.cancel(error as Error);
      throw error;
    }
    this.#uploading = false;
  }
}

const isFailure = ({ status }: { readonly status: number }) => status >= 300;

const TOO_SLOW = new Set(['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT']);
const LOST = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** The reasons for a missing connection, with remedies for operators. */
const UNREACHED: Readonly<Record<string, readonly [why: string, advice: string]>> = {
  ECONNREFUSED: ['nothing listens there', 'start it, or set the address at which it is'],
  ENOTFOUND: ['there is no such host', 'set an address with a host that is known'],
  EAI_AGAIN: ['its host could not be looked up', 'see whether this machine reaches its name server'],
  ERR_SSL_WRONG_VERSION_NUMBER: ['it does not speak TLS', 'set an address that begins with http:'],
};
/** Names of undici's errors. */
const NOT_HTTP = new Set(['HTTPParserError', 'HeadersOverflowError', 'ResponseContentLengthMismatchError']);

/** The error for a request without a response. Its cause is the original one, for the log. */
export function failureOf(plan: CallName, cause: NodeJS.ErrnoException): UpstreamError {
  const { code = '' } = cause;
  if (TOO_SLOW.has(code)) return new UpstreamTimeoutError(plan, 'took too long to accept a connection', cause);
  if (NOT_HTTP.has(cause.name)) {
    return new UpstreamResponseError(plan, 'answered with something that is not HTTP', { cause });
  }
  if (LOST.has(code)) {
    return new UpstreamUnreachableError(plan, 'lost its connection before the answer was there', { cause });
  }
  const [why, advice] = UNREACHED[code] ?? [];
  const what = why ? `could not be reached: ${why}` : 'could not be reached';
  const variable = `MANIFOLD_${plan.slug.toUpperCase()}_URL`;
  return new UpstreamUnreachableError(plan, what, { cause, advice: advice && `${advice} (${variable})` });
}

/** Whether an open connection was lost. */
export function isLostConnection({ code = '' }: NodeJS.ErrnoException): boolean {
  return LOST.has(code);
}

/** Headers as undici parsed them: a name that came on several lines has a list. */
export type ParsedHeaders = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Joins the lines of a repeated header into one value (RFC 9110, 5.3), so that every reader of a header finds a text.
 * `set-cookie` stays a list: its values contain commas.
 */
export function joinRepeated(parsed: ParsedHeaders): IncomingHttpHeaders {
  let joined: Record<string, string | string[] | undefined> | undefined;
  for (const name in parsed) {
    const value = parsed[name];
    if (typeof value === 'string' || value === undefined || name === 'set-cookie') continue;
    joined ??= { ...parsed };
    joined[name] = value.join(', ');
  }
  return joined ?? parsed;
}

/** The deadline of an item. */
export interface Deadline<Item> {
  readonly item: Item;
  readonly at: number;
  /** Its node in the queue, until it has passed or is cleared. */
  queueNode: QueueNode<Deadline<Item>> | undefined;
}

/** Timers fire up to this much too early. */
export const TIMER_ERROR_MS = 1;

/**
 * Deadlines that are all equally far away when they are set, so that the first in the queue is always the next: one timer
 * watches them all, and most are cleared before it fires. The timer keeps no process from ending.
 */
export class Deadlines<Item> {
  /** The time from setting a deadline to its end. */
  readonly ms: number;
  readonly #passed: (item: Item) => void;
  readonly #queue = new LinkedQueue<Deadline<Item>>();
  #hasTimer = false;

  constructor(ms: number, passed: (item: Item) => void) {
    this.ms = ms;
    this.#passed = passed;
  }

  set(item: Item): Deadline<Item> {
    const deadline: Deadline<Item> = { item, at: performance.now() + this.ms, queueNode: undefined };
    deadline.queueNode = this.#queue.add(deadline);
    if (!this.#hasTimer) this.#setTimer(this.ms);
    return deadline;
  }

  clear(deadline: Deadline<Item>): void {
    if (!deadline.queueNode) return;
    this.#queue.remove(deadline.queueNode);
    deadline.queueNode = undefined;
  }

  #setTimer(ms: number): void {
    this.#hasTimer = true;
    setTimeout(() => this.#check(), ms).unref();
  }

  #check(): void {
    this.#hasTimer = false;
    for (let first = this.#queue.first?.item; first; first = this.#queue.first?.item) {
      const leftMs = first.at - performance.now();
      if (leftMs > TIMER_ERROR_MS) return this.#setTimer(leftMs);
      this.clear(first);
      this.#passed(first.item);
    }
  }
}
