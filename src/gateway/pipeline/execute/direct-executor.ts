import type { PreparedOperation } from '../../document/operation.ts';
import type { PreparedDocuments } from '../../document/prepared.ts';
import type { PartsFormat } from '../../execution/incremental/compile.ts';
import type { Price } from '../../limits/price/price.ts';
import { type Caller, mayExplain, type RequestContext } from '../../types.ts';
import { CallerGoneError, ResponseOverError } from './ended-errors.ts';
import { type ExecutionOutcome, failedOutcome, outcomeOf, type UnpricedOutcome } from './execution-outcome.ts';
import type { Cancel, Executable, Executor, OperationRequest } from './executor.ts';
import { laterParts } from './later-parts.ts';
import type { OperationDeadlines } from './operation-deadlines.ts';
import { refuseStream } from './refuse-stream.ts';
import { withReports } from './with-reports.ts';

export interface ExecutorParts {
  readonly prepared: PreparedDocuments;
  readonly deadlines: OperationDeadlines;
  readonly contextOf: (caller: Caller) => RequestContext;
  /** Whether callers may ask for explanations. */
  readonly allowsExplain: boolean;
}

/** Executes operations without plugins. */
export class DirectExecutor implements Executor {
  readonly #parts: ExecutorParts;

  constructor(parts: ExecutorParts) {
    this.#parts = parts;
  }

  prepare(request: OperationRequest): Executable {
    const { method, document, parameters } = request;
    const operation = this.#parts.prepared.get(document).operationFor(method, parameters.operationName);
    const price = request.event ? operation.eventPrice(parameters.variables) : operation.price(parameters.variables);
    const format = operation.isIncremental ? request.partsFormat?.() : undefined;
    const subscribed = request.event
      ? undefined
      : operation.subscribed?.(request.caller.identity, parameters.variables);
    const live = request.evaluation ? undefined : operation.live?.(request.caller.identity, parameters.variables);
    const executable: Executable = {
      isShareable: operation.isDeterministic && !format && !live,
      summary: operation.summary,
      price,
      subscribed,
      live,
      eventPrice: subscribed && operation.eventPrice(parameters.variables),
      rootFields: () => operation.rootFields(),
      explain: () => operation.explain(parameters.variables),
      start: (done) => {
        if (subscribed ?? live) return refuseStream(executable, done);
        return format
          ? this.#startIncrementally(operation, price, request, format, done)
          : this.#start(operation, price, request, done);
      },
    };
    return withReports(
      executable,
      parameters.extensions,
      mayExplain(request.caller.identity, this.#parts.allowsExplain),
    );
  }

  #start(
    operation: PreparedOperation,
    estimated: Price,
    { caller, parameters, uploads, event, evaluation }: OperationRequest,
    done: (outcome: ExecutionOutcome) => void,
  ): Cancel {
    const context = this.#parts.contextOf(caller);
    const { scope } = context;
    evaluation?.began(scope);
    const stopClock = this.#parts.deadlines.start(scope, uploads);
    const finish = (outcome: UnpricedOutcome) => {
      stopClock();
      done({ ...outcome, cost: { estimated, actual: scope.sentCalls } });
    };
    const isReusable = () => operation.isDeterministic;
    const fail = (error: unknown) => finish(failedOutcome(error));
    try {
      const result = operation.execute(context, parameters.variables, event);
      if (result instanceof Promise) result.then((found) => finish(outcomeOf(found, isReusable, scope)), fail);
      else finish(outcomeOf(result, isReusable, scope));
    } catch (error) {
      fail(error);
    }
    return () => scope.cancel(new CallerGoneError());
  }

  #startIncrementally(
    operation: PreparedOperation,
    estimated: Price,
    { caller, parameters, uploads }: OperationRequest,
    format: PartsFormat,
    done: (outcome: ExecutionOutcome) => void,
  ): Cancel {
    const context = this.#parts.contextOf(caller);
    const { scope } = context;
    const stopClock = this.#parts.deadlines.start(scope, uploads);
    const cost = () => ({ estimated, actual: scope.sentCalls });
    const finish = (outcome: UnpricedOutcome) => {
      stopClock();
      done({ ...outcome, cost: cost() });
    };
    operation.executeIncrementally({ ...context, streams: true }, parameters.variables, format).then(
      ({ result, announced, increments }) => {
        if (announced.length === 0) return finish(outcomeOf(result, () => false, scope));
        const parts = laterParts(increments, announced, format, () => {
          stopClock();
          scope.cancel(new ResponseOverError());
          return cost();
        });
        done({ result, body: undefined, freshness: undefined, cost: cost(), parts });
        // They end with their calls, although nobody may take them: a caller that leaves between two asks for no other.
        if (scope.cancelled) parts.abandon();
        else scope.running.add({ cancel: () => parts.abandon() });
      },
      (error: unknown) => finish(failedOutcome(error)),
    );
    return () => scope.cancel(new CallerGoneError());
  }
}
