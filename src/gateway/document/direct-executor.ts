import type { Scope } from '#upstream';
import { ResponseOverError } from '../limits/ended-errors.ts';
import type { OperationDeadlines } from '../limits/operation-deadlines.ts';
import type { Explanation } from '../limits/price/explain.ts';
import type { Cost, Price } from '../limits/price/price.ts';
import type { Caller, Held, RequestContext } from '../types.ts';
import { type ExecutionOutcome, failedOutcome, LaterParts, outcomeOf } from './execution-outcome.ts';
import { Executable, type Executor, type OperationFacts, type OperationRequest, RunningExecution } from './executor.ts';
import type { PreparedOperation } from './operation.ts';
import type { PreparedDocuments } from './prepared.ts';

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
    const { method, document, parameters, caller, event, evaluation } = request;
    const { variables } = parameters;
    const operation = this.#parts.prepared.get(document).operationFor(method, parameters.operationName);
    const price = event ? operation.eventPrice(variables) : operation.price(variables);
    const subscribed = event ? undefined : operation.subscribed?.(caller.identity, variables);
    const live = evaluation ? undefined : operation.live?.(caller.identity, variables);
    const eventPrice = subscribed && operation.eventPrice(variables);
    const { summary, isDeterministic } = operation;
    const partsFormat = operation.isIncremental ? request.partsFormat : undefined;
    const facts = { summary, price, eventPrice, isDeterministic, subscribed, live, partsFormat };
    return new DirectExecutable(request, facts, operation, this.#parts);
  }
}

class DirectExecutable extends Executable {
  readonly #operation: PreparedOperation;
  readonly #parts: ExecutorParts;
  readonly #estimated: Price;

  constructor(request: OperationRequest, facts: OperationFacts, operation: PreparedOperation, parts: ExecutorParts) {
    super(request, facts, parts.allowsExplain);
    this.#operation = operation;
    this.#parts = parts;
    this.#estimated = facts.price;
  }

  override explain(): Explanation {
    return this.#operation.explain(this.request.parameters.variables);
  }

  protected override countRootFields(): ReadonlyMap<string, number> {
    return this.#operation.rootFields();
  }

  protected override async run(held: Held): Promise<ExecutionOutcome> {
    const { caller, parameters, uploads, event, evaluation } = this.request;
    const { partsFormat } = this;
    const context = this.#parts.contextOf(caller);
    const { scope } = context;
    evaluation?.began(scope);
    const stopClock = this.#parts.deadlines.start(scope, uploads);
    const running = held.add(new RunningExecution(scope));
    let parts: LaterParts | undefined;
    try {
      if (!partsFormat) {
        const result = await this.#operation.execute(context, parameters.variables, event);
        return outcomeOf(result, () => this.#operation.isDeterministic, scope, this.#cost(scope));
      }
      const streaming = { ...context, streams: true };
      const found = await this.#operation.executeIncrementally(streaming, parameters.variables, partsFormat);
      if (found.announced.length === 0) return outcomeOf(found.result, () => false, scope, this.#cost(scope));
      parts = new LaterParts(partsFormat, found, () => {
        stopClock();
        running.finished();
        scope.cancel(new ResponseOverError());
        return this.#cost(scope);
      });
      return incrementalOutcome(found.result, parts, scope, this.#cost(scope));
    } catch (error) {
      return failedOutcome(error, this.#cost(scope));
    } finally {
      if (!parts) {
        stopClock();
        running.finished();
      }
    }
  }

  #cost(scope: Scope): Cost {
    return { estimated: this.#estimated, actual: scope.sentCalls };
  }
}

/** An outcome with parts, which end with their calls, although nobody may take them: a caller that leaves between two asks for no other. */
export function incrementalOutcome(
  result: ExecutionOutcome['result'],
  parts: LaterParts,
  scope: Scope,
  cost: Cost,
): ExecutionOutcome {
  if (scope.cancelled) parts.end();
  else scope.running.add({ cancel: () => parts.end() });
  return { kind: 'result', result, body: undefined, freshness: undefined, cost, parts };
}
