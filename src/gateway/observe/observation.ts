import type { GraphQLError } from 'graphql';
import type { TraceContext } from '#telemetry';
import type { CallName, CallObservation, CallObserver, CallSource } from '#upstream';
import type { ObserveResolver } from '../execution/observe-resolver.ts';
import type { HttpRequest } from '../pipeline/http-request.ts';
import type { Caller } from '../pipeline/identify/request-context.ts';
import type { OperationSummary } from '../pipeline/prepare/operation-summary.ts';
import type { ObservedOperation, RequestObservation, ResponseSource } from '../pipeline/request-observer.ts';
import type { Cost, Explanation } from '../price/index.ts';
import { CallRecord } from './call-record.ts';
import { isGatewayFault } from './gateway-faults.ts';
import type { RequestOutcome, RequestRecord } from './request-record.ts';
import type { RequestTrace } from './request-trace.ts';

/** Calls beyond are counted only. */
const MOST_CALLS = 64;
const MOST_CODES = 10;
const INTERNAL_ERROR = 500;
const NONE: readonly never[] = [];

interface ObservationParts {
  readonly request: HttpRequest;
  readonly caller: Caller;
  readonly trace: RequestTrace | undefined;
  readonly finished: (record: RequestRecord) => void;
}

/** One request: its events as they come, and its record when it is over. */
export class Observation implements RequestObservation, CallObserver, RequestRecord {
  readonly callObserver: CallObserver = this;
  readonly observeResolver: ObserveResolver | undefined;
  readonly method: string;
  summary: OperationSummary | undefined;
  source: ResponseSource = 'execution';
  outcome: RequestOutcome = 'success';
  status: number | undefined;
  bytes = 0;
  durationMs = 0;
  upstreamMs = 0;
  codes: readonly string[] = NONE;
  calls: readonly CallRecord[] = NONE;
  callCount = 0;
  cost: Cost | undefined;
  readonly #caller: Caller;
  readonly #trace: RequestTrace | undefined;
  readonly #finished: ObservationParts['finished'];
  readonly #startedAt = performance.now();
  #operation: ObservedOperation | undefined;
  #inFlight = 0;
  #upstreamSince = 0;

  constructor({ request, caller, trace, finished }: ObservationParts) {
    this.method = request.method;
    this.#caller = caller;
    this.#trace = trace;
    this.#finished = finished;
    this.observeResolver = trace?.observeResolver;
  }

  get requestId(): string {
    return this.#caller.requestId;
  }

  get caller(): string | undefined {
    return this.#caller.label;
  }

  get trace(): TraceContext | undefined {
    return this.#trace?.context;
  }

  executing(operation: ObservedOperation): void {
    this.#operation = operation;
    this.summary = operation.summary;
    this.#trace?.prepared(operation.summary);
  }

  executed(cost: Cost): void {
    // Requests that share an execution have the cost of it only once.
    if (this.source === 'execution') this.cost = cost;
  }

  reused(summary: OperationSummary, source: Exclude<ResponseSource, 'execution'>): void {
    this.summary = summary;
    this.source = source;
    this.#trace?.prepared(summary);
  }

  explain(): Explanation | undefined {
    return this.#operation?.explain();
  }

  failed(errors: readonly GraphQLError[]): void {
    const codes = new Set(errors.map(({ extensions }) => String(extensions['code'])));
    this.codes = [...codes].slice(0, MOST_CODES);
    this.outcome = this.codes.some(isGatewayFault) ? 'failed' : 'refused';
  }

  answered(status: number, bytes: number): void {
    this.status = status;
    this.bytes = bytes;
    if (status >= INTERNAL_ERROR) this.outcome = 'failed';
    this.#finish();
  }

  abandoned(sent?: { readonly status: number; readonly bytes: number }): void {
    this.outcome = 'abandoned';
    this.status = sent?.status;
    this.bytes = sent?.bytes ?? 0;
    this.#finish();
  }

  began(call: CallName, source: CallSource): CallObservation {
    const startedAt = performance.now();
    if (this.#inFlight === 0) this.#upstreamSince = startedAt;
    this.#inFlight += 1;
    const trace = source === 'upstream' ? this.#trace?.callTrace(call) : undefined;
    const record = new CallRecord({ call, source, startedAt, trace, onEnd: () => this.#callEnded() });
    this.#add(record);
    return record;
  }

  stored(call: CallName): void {
    const record = new CallRecord({ call, source: 'cache', startedAt: performance.now(), onEnd: () => undefined });
    record.ended(undefined);
    this.#add(record);
  }

  #add(record: CallRecord): void {
    this.callCount += 1;
    if (this.callCount === 1) this.calls = [record];
    else if (this.callCount <= MOST_CALLS) (this.calls as CallRecord[]).push(record);
  }

  #callEnded(): void {
    this.#inFlight -= 1;
    if (this.#inFlight === 0) this.upstreamMs += performance.now() - this.#upstreamSince;
  }

  #finish(): void {
    const now = performance.now();
    this.durationMs = now - this.#startedAt;
    if (this.#inFlight > 0) this.upstreamMs += now - this.#upstreamSince;
    this.#finished(this);
    this.#trace?.finish(this);
  }
}
