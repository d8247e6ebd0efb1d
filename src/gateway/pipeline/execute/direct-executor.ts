import type { Caller, RequestContext } from '../identify/request-context.ts';
import type { PreparedOperation } from '../prepare/prepare-operation.ts';
import type { PreparedDocuments } from '../prepare/prepared-documents.ts';
import { CallerGoneError } from './ended-errors.ts';
import { type ExecutionOutcome, failedOutcome, outcomeOf } from './execution-outcome.ts';
import type { Cancel, Executable, Executor, OperationRequest } from './executor.ts';
import type { OperationDeadlines } from './operation-deadlines.ts';

export interface ExecutorParts {
  readonly prepared: PreparedDocuments;
  readonly deadlines: OperationDeadlines;
  readonly contextOf: (caller: Caller) => RequestContext;
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
    return {
      isShareable: operation.isDeterministic,
      summary: operation.summary,
      start: (done) => this.#start(operation, request, done),
    };
  }

  #start(
    operation: PreparedOperation,
    { caller, parameters, uploads }: OperationRequest,
    done: (outcome: ExecutionOutcome) => void,
  ): Cancel {
    const context = this.#parts.contextOf(caller);
    const { scope } = context;
    const stopClock = this.#parts.deadlines.start(scope, uploads);
    const finish = (outcome: ExecutionOutcome) => {
      stopClock();
      done(outcome);
    };
    const isReusable = () => operation.isDeterministic;
    const fail = (error: unknown) => finish(failedOutcome(error));
    try {
      const result = operation.execute(context, parameters.variables);
      if (result instanceof Promise) result.then((found) => finish(outcomeOf(found, isReusable, scope)), fail);
      else finish(outcomeOf(result, isReusable, scope));
    } catch (error) {
      fail(error);
    }
    return () => scope.cancel(new CallerGoneError());
  }
}
