import type { InterfaceUpstream } from '../interface.ts';
import type { Settler, UpstreamRequest } from '../request/request.ts';
import {
  isUnhealthy,
  UpstreamError,
  UpstreamResponseError,
  UpstreamTimeoutError,
  UpstreamUnreachableError,
} from '../response/errors.ts';
import type { UpstreamResponse } from '../response/response.ts';
import type { Scope } from '../scope.ts';
import { readInTurn } from '../transport/batched-reads.ts';
import type { Connections } from '../transport/connections.ts';
import { type ExchangeHandler, HttpExchange } from '../transport/http-exchange.ts';
import { Attempts } from './attempts.ts';
import type { Admission } from './breaker.ts';
import { type Deadline, TIMER_ERROR_MS } from './deadlines.ts';

/**
 * One call from its first attempt to its outcome: deadlines, credentials, exchange, decoding, and another attempt where
 * that does no harm. It settles once and then leaves nothing behind: no timer, no listener, no connection.
 */
export class Call implements ExchangeHandler {
  readonly #upstream: InterfaceUpstream;
  readonly #connections: Connections;
  readonly #scope: Scope;
  /** What of every attempt's request is not the credential's. */
  readonly #target: string;
  readonly #headerCount: number;
  readonly #endsAt: number;
  #request: UpstreamRequest;
  #admission: Admission;
  readonly #settler: Settler;
  #exchange: HttpExchange | undefined;
  #attempts: Attempts | undefined;
  readonly #firstCheck: Deadline<Call>;
  #laterCheck: NodeJS.Timeout | undefined;
  #pause: NodeJS.Timeout | undefined;
  #settled = false;

  constructor(
    upstream: InterfaceUpstream,
    connections: Connections,
    scope: Scope,
    request: UpstreamRequest,
    admission: Admission,
    settler: Settler,
  ) {
    this.#upstream = upstream;
    this.#connections = connections;
    this.#scope = scope;
    this.#request = request;
    this.#target = request.target;
    this.#headerCount = request.headers.length;
    this.#admission = admission;
    this.#settler = settler;
    this.#endsAt = performance.now() + upstream.settings.timeouts.totalMs;
    this.#firstCheck = upstream.firstDeadlineChecks.set(this);
  }

  begin(): void {
    this.#upstream.metrics.began();
    this.#scope.started(this);
    this.#authorize();
  }

  /** Nobody waits for this call any more. */
  cancel(reason: Error): void {
    if (this.#settled) return;
    this.#upstream.breaker.abandoned(this.#admission);
    this.#fail(reason);
    this.#exchange?.cancel(reason);
  }

  responded(response: UpstreamResponse): void {
    const { length } = response.body;
    readInTurn(length, this.#scope.order, () => this.#settled || this.#read(response));
  }

  #read(response: UpstreamResponse): void {
    let value: unknown;
    try {
      value = this.#request.read(response, this.#request.wanted);
    } catch (error) {
      return this.failed(error instanceof UpstreamError ? error : this.#unreadable(error, response));
    }
    this.#upstream.breaker.succeeded(this.#admission);
    this.#end();
    this.#settler.resolve(value);
  }

  /** An exception of ours is the response's fault: breaker, metrics and health count it as such. */
  #unreadable(cause: unknown, { status }: UpstreamResponse): UpstreamResponseError {
    return new UpstreamResponseError(this.#request.plan, 'answered with something that cannot be read', {
      status,
      cause,
    });
  }

  failed(error: unknown): void {
    if (this.#settled) return;
    const attempts = (this.#attempts ??= new Attempts(this.#upstream));
    const attempt = { request: this.#request, exchange: this.#exchange, error };
    if (attempts.mayResend(attempt)) return this.#again();
    this.#report(error);
    if (attempts.mayRenew(attempt)) return this.#again();
    const delayMs = attempts.delayMs(attempt, this.#endsAt - performance.now());
    if (delayMs === undefined) return this.#fail(error);
    const ready = () => (this.#upstream.breaker.isOpen ? this.#fail(error) : this.#again());
    this.#pause = setTimeout(ready, delayMs);
  }

  #authorize(): void {
    const failed = (cause: unknown) => this.#unauthorized(cause);
    const { operation } = this.#request.plan;
    let pending: void | Promise<void>;
    try {
      pending = operation.open ? undefined : this.#upstream.credential.apply(this.#request);
    } catch (cause) {
      return failed(cause);
    }
    if (pending) pending.then(() => this.#settled || this.#send(), failed);
    else this.#send();
  }

  /** That there is no credential says nothing of the upstream; and whoever fetches them tries again by itself. */
  #unauthorized(cause: unknown): void {
    this.cancel(new UpstreamUnreachableError(this.#request.plan, 'could not be given a credential', { cause }));
  }

  #send(): void {
    this.#exchange = new HttpExchange(this.#request, this.#connections, this.#upstream.settings, this);
    this.#connections.enter(this.#exchange);
  }

  /** The same request once more, without what the credential made of it. */
  #again(): void {
    const headers = this.#request.headers.slice(0, this.#headerCount);
    this.#request = { ...this.#request, target: this.#target, headers };
    // Not at once: undici is still busy with the attempt before.
    this.#pause = setTimeout(() => this.#authorize(), 0);
  }

  #report(error: unknown): void {
    const { breaker } = this.#upstream;
    if (!(error instanceof UpstreamError)) breaker.abandoned(this.#admission);
    else if (isUnhealthy(error)) breaker.failed(this.#admission);
    else breaker.succeeded(this.#admission);
    this.#admission = 'normal';
  }

  /**
   * Every deadline is watched by looking at least as often as the shortest of them takes, so that each is kept to the
   * millisecond, and none has to be set and cleared at every step of every call. Most calls are over before the first look.
   */
  checkDeadlines(): void {
    const now = performance.now();
    const leftMs = this.#endsAt - now;
    if (leftMs <= TIMER_ERROR_MS) return this.#timedOut();
    const patienceMs = this.#exchange?.checkDeadlines(now) ?? Infinity;
    if (this.#settled) return;
    const nextMs = Math.min(leftMs, patienceMs, this.#upstream.shortestTimeoutMs);
    this.#laterCheck = setTimeout(() => this.checkDeadlines(), nextMs);
  }

  #timedOut(): void {
    const { totalMs } = this.#upstream.settings.timeouts;
    const error = new UpstreamTimeoutError(this.#request.plan, `took longer than ${totalMs} ms`);
    if (this.#exchange) this.#report(error);
    this.cancel(error);
  }

  #fail(error: unknown): void {
    this.#end(error);
    this.#settler.reject(error);
  }

  #end(error?: unknown): void {
    const { metrics, settings, firstDeadlineChecks } = this.#upstream;
    metrics.ended(performance.now() - this.#endsAt + settings.timeouts.totalMs, error);
    this.#settled = true;
    firstDeadlineChecks.clear(this.#firstCheck);
    clearTimeout(this.#laterCheck);
    clearTimeout(this.#pause);
    this.#scope.ended(this);
  }
}
