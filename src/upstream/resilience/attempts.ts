import type { Credential } from '../credentials/index.ts';
import type { UpstreamRequest } from '../request/request.ts';
import { UpstreamError } from '../response/errors.ts';
import type { RetrySettings } from '../settings.ts';
import type { HttpExchange } from '../transport/http-exchange.ts';
import type { Breaker } from './breaker.ts';
import { type RetryBudget, retryDelayMs } from './retry.ts';

/** An attempt that failed. */
export interface FailedAttempt {
  readonly request: UpstreamRequest;
  readonly exchange: Pick<HttpExchange, 'wasLost' | 'wasSent'> | undefined;
  readonly error: unknown;
}

/** The parts of an interface that decide whether there is another attempt. */
export interface RetryParts {
  readonly retry: RetrySettings;
  readonly budget: Pick<RetryBudget, 'take'>;
  readonly breaker: Pick<Breaker, 'isOpen'>;
  readonly credential: Pick<Credential, 'renew'>;
  /** Aborted when the interface is closed. */
  readonly closing: AbortSignal;
}

/** Decides on further attempts of one call. */
export class Attempts {
  readonly #parts: RetryParts;
  #retries = 0;
  #resent = false;
  #renewed = false;

  constructor(parts: RetryParts) {
    this.#parts = parts;
  }

  /** After a connection closed as it was reused: the upstream is healthy, and has not received the request. */
  mayResend({ request, exchange }: FailedAttempt): boolean {
    if (this.#resent || !exchange?.wasLost || !request.plan.operation.repeatable || streams(request)) return false;
    this.#resent = true;
    return true;
  }

  /** After a refused credential, which was not acted upon: even a mutation is sent once more, with a fresh one. */
  mayRenew({ request, error }: FailedAttempt): boolean {
    const refused = error instanceof UpstreamError && error.code === 'UNAUTHENTICATED';
    if (
      !refused ||
      this.#renewed ||
      request.plan.operation.open ||
      streams(request) ||
      !this.#parts.credential.renew(request)
    )
      return false;
    this.#renewed = true;
    return true;
  }

  /** The delay before a retry of a repeatable or unsent request; `undefined` without a retry. */
  delayMs({ request, exchange, error }: FailedAttempt, leftMs: number): number | undefined {
    const { retry, budget, breaker, closing } = this.#parts;
    const isSafe = request.plan.operation.repeatable || !exchange?.wasSent;
    if (!isSafe || streams(request) || breaker.isOpen || closing.aborted) return undefined;
    if (this.#retries >= retry.attempts) return undefined;
    const delayMs = retryDelayMs(error, this.#retries);
    if (delayMs === undefined || delayMs >= leftMs || !budget.take()) return undefined;
    this.#retries += 1;
    return delayMs;
  }
}

/** Whether the body is streamed, and so can be sent only once. */
function streams({ body }: UpstreamRequest): boolean {
  return typeof body === 'object' && body !== null && !(body instanceof Uint8Array);
}
