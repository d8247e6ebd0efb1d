import type { InterfaceUpstream } from '../interface.ts';
import type { UpstreamRequest } from '../request/request.ts';
import { UpstreamError } from '../response/errors.ts';
import type { HttpExchange } from '../transport/http-exchange.ts';
import { retryDelayMs } from './retry.ts';

/** An attempt that failed. */
export interface FailedAttempt {
  readonly request: UpstreamRequest;
  readonly exchange: HttpExchange | undefined;
  readonly error: unknown;
}

/** What may follow the failed attempts of one call. */
export class Attempts {
  readonly #upstream: InterfaceUpstream;
  #retries = 0;
  #resent = false;
  #renewed = false;

  constructor(upstream: InterfaceUpstream) {
    this.#upstream = upstream;
  }

  /** A connection that closed just as it was used again: nothing is wrong with the upstream, nor was it asked. */
  mayResend({ request, exchange }: FailedAttempt): boolean {
    if (this.#resent || !exchange?.wasLost || !request.plan.operation.repeatable || streams(request)) return false;
    this.#resent = true;
    return true;
  }

  /** A refused credential was not acted upon: the same request goes once more with a fresh one, a mutation too. */
  mayRenew({ request, error }: FailedAttempt): boolean {
    const refused = error instanceof UpstreamError && error.code === 'UNAUTHENTICATED';
    if (
      !refused ||
      this.#renewed ||
      request.plan.operation.open ||
      streams(request) ||
      !this.#upstream.credential.renew(request)
    )
      return false;
    this.#renewed = true;
    return true;
  }

  /** How long to wait before another try of what may be tried again, because it has no second effect or had no first. */
  delayMs({ request, exchange, error }: FailedAttempt, leftMs: number): number | undefined {
    const { settings, breaker, budget, isClosed } = this.#upstream;
    const isSafe = request.plan.operation.repeatable || !exchange?.wasSent;
    if (!isSafe || streams(request) || breaker.isOpen || isClosed) return undefined;
    if (this.#retries >= settings.retry.attempts) return undefined;
    const delayMs = retryDelayMs(error, this.#retries);
    if (delayMs === undefined || delayMs >= leftMs || !budget.take()) return undefined;
    this.#retries += 1;
    return delayMs;
  }
}

/** A body that comes in parts can be sent once. */
function streams({ body }: UpstreamRequest): boolean {
  return typeof body === 'object' && body !== null && !(body instanceof Uint8Array);
}
