import { type Answer, decode } from './answer.ts';
import { UpstreamAnswerError, UpstreamError, UpstreamTimeoutError, UpstreamUnreachableError } from './errors.ts';
import { Exchange } from './exchange.ts';
import type { InterfaceUpstream } from './interface.ts';
import type { Arguments, Plan } from './plan.ts';
import type { UpstreamRequest } from './request.ts';
import { retryDelayMs } from './retry.ts';
import type { Scope } from './scope.ts';

/**
 * One call from its first attempt to its outcome: deadline, credentials, exchange, decoding, and another attempt where
 * the operation allows it. It settles once and then leaves nothing behind: no timer, no listener, no connection.
 */
export class Call {
  readonly promise: Promise<unknown>;
  readonly #upstream: InterfaceUpstream;
  readonly #plan: Plan;
  readonly #args: Arguments;
  readonly #scope: Scope;
  readonly #deadline: NodeJS.Timeout;
  readonly #endsAt: number;
  #resolve!: (value: unknown) => void;
  #reject!: (reason: unknown) => void;
  #exchange: Exchange | undefined;
  #pause: NodeJS.Timeout | undefined;
  #attempt = 0;
  #renewed = false;
  #settled = false;

  constructor(upstream: InterfaceUpstream, plan: Plan, args: Arguments, scope: Scope, first: UpstreamRequest) {
    this.#upstream = upstream;
    this.#plan = plan;
    this.#args = args;
    this.#scope = scope;
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    const { totalMs } = upstream.settings.timeouts;
    this.#endsAt = performance.now() + totalMs;
    this.#deadline = setTimeout(() => this.#timedOut(totalMs), totalMs);
    scope.started(this);
    this.#authorize(first);
  }

  /** Nobody waits for this call any more. */
  cancel(reason: Error): void {
    this.#upstream.breaker.abandoned();
    this.#fail(reason);
  }

  #timedOut(totalMs: number): void {
    const error = new UpstreamTimeoutError(this.#plan, `took longer than ${totalMs} ms`);
    this.#upstream.breaker.failed();
    this.#fail(error);
  }

  #authorize(request: UpstreamRequest): void {
    const pending = this.#plan.operation.open ? undefined : this.#upstream.credential.apply(request);
    if (!pending) return this.#send(request);
    const failed = (cause: unknown) =>
      this.#failed(new UpstreamUnreachableError(this.#plan, 'could not be given a credential', { cause }));
    pending.then(() => this.#settled || this.#send(request), failed);
  }

  #send(request: UpstreamRequest): void {
    const answered = (answer: Answer) => this.#answered(answer);
    const failed = (reason: unknown) => this.#failed(reason);
    this.#exchange = new Exchange(request, this.#upstream.settings, answered, failed);
    this.#upstream.dispatch(request, this.#exchange);
  }

  #answered(answer: Answer): void {
    let value: unknown;
    try {
      value = decode(this.#plan, answer);
    } catch (error) {
      return this.#failed(error);
    }
    this.#upstream.breaker.succeeded();
    this.#end();
    this.#resolve(value);
  }

  #failed(error: unknown): void {
    if (this.#settled) return;
    this.#report(error);
    if (this.#mayRenew(error)) return this.#again();
    const delay = this.#delayMs(error);
    if (delay === undefined) return this.#fail(error);
    this.#attempt += 1;
    this.#pause = setTimeout(() => this.#again(), delay);
  }

  /** Health is a matter of failing to answer, not of refusing. */
  #report(error: unknown): void {
    if (!(error instanceof UpstreamError)) return this.#upstream.breaker.abandoned();
    const unhealthy =
      error instanceof UpstreamTimeoutError ||
      error instanceof UpstreamUnreachableError ||
      error instanceof UpstreamAnswerError ||
      (error.status ?? 0) >= 500;
    if (unhealthy && error.code !== 'UNIMPLEMENTED') this.#upstream.breaker.failed();
    else this.#upstream.breaker.succeeded();
  }

  /** A refused credential was not acted upon: the same request goes once more with a fresh one, a mutation too. */
  #mayRenew(error: unknown): boolean {
    const refused = error instanceof UpstreamError && error.code === 'UNAUTHENTICATED';
    if (!refused || this.#renewed || this.#plan.operation.open || this.#streams() || !this.#upstream.credential.renew())
      return false;
    this.#renewed = true;
    return true;
  }

  #delayMs(error: unknown): number | undefined {
    const { retry } = this.#upstream.settings;
    if (!this.#plan.operation.repeatable || this.#streams() || this.#attempt >= retry.attempts) return undefined;
    const delay = retryDelayMs(error, this.#attempt);
    if (delay === undefined || performance.now() + delay >= this.#endsAt) return undefined;
    return this.#upstream.budget.take() ? delay : undefined;
  }

  #streams(): boolean {
    return this.#plan.operation.body?.kind === 'bytes';
  }

  #again(): void {
    if (!this.#settled) this.#authorize(this.#upstream.fill(this.#plan, this.#args, this.#scope));
  }

  #fail(reason: unknown): void {
    if (this.#settled) return;
    this.#end();
    if (reason instanceof Error) this.#exchange?.cancel(reason);
    this.#reject(reason);
  }

  #end(): void {
    this.#settled = true;
    clearTimeout(this.#deadline);
    clearTimeout(this.#pause);
    this.#scope.ended(this);
  }
}
