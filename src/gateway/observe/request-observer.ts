import type { GraphQLError } from 'graphql';
import type { CallObserver } from '#upstream';
import type { Executable } from '../document/executor.ts';
import type { OperationSummary } from '../document/operation.ts';
import type { Cost } from '../limits/price/price.ts';
import type { Caller, GraphRequest, ObserveResolver } from '../types.ts';

/** Where a response comes from: an execution, one that an equal request began, or the response cache. */
export type ResponseSource = 'execution' | 'coalesced' | 'cache';

/** A valid operation that is about to be executed. */
export type ObservedOperation = Pick<Executable, 'summary' | 'price' | 'explain'>;

/** A step of a request that is over, in this order. One that is prepared is told as `executing`. */
export type Step = 'identified' | 'read' | 'admitted';

/** Observes one request. Its methods throw nothing. */
export interface RequestObservation {
  /** Observes its upstream calls; absent if nothing needs them. */
  readonly callObserver: CallObserver | undefined;
  /** Wraps the calls of its resolvers; absent unless it is traced. */
  readonly observeResolver: ObserveResolver | undefined;
  /** A step is over. */
  reached(step: Step): void;
  /** An execution of its own is about to start. */
  executing(executable: ObservedOperation): void;
  /** Its own execution is over. */
  executed(cost: Cost): void;
  /** Another execution, or its cached response, answers. */
  reused(summary: OperationSummary, source: Exclude<ResponseSource, 'execution'>): void;
  /** The response has these errors, as the caller sees them. */
  failed(errors: readonly GraphQLError[]): void;
  answered(status: number, bytes: number): void;
  /** The caller left, after it was sent this much of a response. */
  abandoned(sent?: { readonly status: number; readonly bytes: number }): void;
}

/** Observes requests to the graph. Absent where nothing is logged, measured or traced. */
export interface RequestObserver {
  began(request: GraphRequest, caller: Caller): RequestObservation;
  /** A request was refused unread, because the gateway is overloaded. */
  overloaded(): void;
}
