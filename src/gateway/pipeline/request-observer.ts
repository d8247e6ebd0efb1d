import type { GraphQLError } from 'graphql';
import type { CallObserver } from '#upstream';
import type { ObserveResolver } from '../execution/observe-resolver.ts';
import type { HttpRequest } from './http-request.ts';
import type { Caller } from './identify/request-context.ts';
import type { OperationSummary } from './prepare/operation-summary.ts';

/** Where a response comes from: an execution, one that an equal request began, or the response cache. */
export type ResponseSource = 'execution' | 'coalesced' | 'cache';

/** Observes one request. Its methods throw nothing. */
export interface RequestObservation {
  /** Observes its upstream calls; absent if nothing needs them. */
  readonly callObserver: CallObserver | undefined;
  /** Wraps the calls of its resolvers; absent unless it is traced. */
  readonly observeResolver: ObserveResolver | undefined;
  /** The operation is known and valid. */
  prepared(summary: OperationSummary, source: ResponseSource): void;
  /** The response has these errors, as the caller sees them. */
  failed(errors: readonly GraphQLError[]): void;
  answered(status: number, bytes: number): void;
  abandoned(): void;
}

/** Observes requests to the graph. Absent where nothing is logged, measured or traced. */
export interface RequestObserver {
  began(request: HttpRequest, caller: Caller): RequestObservation;
}
