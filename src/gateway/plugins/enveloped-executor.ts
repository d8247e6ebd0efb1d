import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { type ExecutorParts, incrementalOutcome } from '../document/direct-executor.ts';
import type { Engine } from '../document/engine.ts';
import { type ExecutionOutcome, failedOutcome, LaterParts, outcomeOf } from '../document/execution-outcome.ts';
import {
  Executable,
  type Executor,
  type OperationFacts,
  type OperationRequest,
  RunningExecution,
} from '../document/executor.ts';
import { OperationSummary, type PreparedOperation } from '../document/operation.ts';
import { assertMethod, DocumentErrors, operationIn } from '../document/parse.ts';
import { asValidationError } from '../document/validate.ts';
import type { Increment } from '../execution/incremental/part.ts';
import { ResponseOverError } from '../limits/ended-errors.ts';
import { GRACE_MS } from '../limits/operation-deadlines.ts';
import { type Explanation } from '../limits/price/explain.ts';
import { type Cost, FREE, type Price } from '../limits/price/price.ts';
import type { Held, RequestContext } from '../types.ts';

/** A result, or the first one of an incremental response and its increments. */
type EnvelopedResult = ExecutionResult | AsyncIterable<ExecutionResult | Increment>;

/** The functions of a GraphQL engine with all hooks applied, for one operation. */
export interface Enveloped {
  readonly schema: GraphQLSchema;
  parse(text: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  contextFactory(): RequestContext | Promise<RequestContext>;
  execute(args: ExecutionArgs): EnvelopedResult | Promise<EnvelopedResult>;
}

export interface EnvelopedExecutorParts extends ExecutorParts {
  readonly engine: Pick<Engine, 'isReusable' | 'serialize' | 'deliverIn' | 'announcedIn'>;
  /** Applies the hooks of all plugins to an operation. */
  readonly getEnveloped: (context: object) => Enveloped;
}

/**
 * Executes operations with the GraphQL hooks of plugins around parsing, validation, context building and execution. Plugins
 * have to see each operation, so executions and cached responses are not shared.
 */
export class EnvelopedExecutor implements Executor {
  readonly #parts: EnvelopedExecutorParts;

  constructor(parts: EnvelopedExecutorParts) {
    this.#parts = parts;
  }

  prepare(request: OperationRequest): Executable {
    const { method, document, parameters, caller, event, evaluation } = request;
    const { variables, operationName } = parameters;
    const find = () => this.#parts.prepared.get(document).operationFor(method, operationName);
    // An invalid document is refused when the hooks of plugins have seen it.
    const operation = attempt(find);
    const price = priceOf(() => (event ? find().eventPrice(variables) : find().price(variables)));
    const streamed = event || evaluation || operation instanceof Error ? undefined : operation;
    const subscribed = streamed?.subscribed?.(caller.identity, variables);
    const facts: OperationFacts = {
      // The hooks of plugins parse the document later.
      summary: new OperationSummary(undefined, operationName, document),
      price: price instanceof DocumentErrors ? FREE : price,
      eventPrice: subscribed && streamed?.eventPrice(variables),
      isDeterministic: false,
      subscribed,
      live: streamed?.live?.(caller.identity, variables),
      partsFormat: !(operation instanceof Error) && operation.isIncremental ? request.partsFormat : undefined,
    };
    return new EnvelopedExecutable(request, facts, operation, price, this.#parts);
  }
}

class EnvelopedExecutable extends Executable {
  readonly #operation: PreparedOperation | Error;
  readonly #price: Price | DocumentErrors;
  readonly #parts: EnvelopedExecutorParts;

  constructor(
    request: OperationRequest,
    facts: OperationFacts,
    operation: PreparedOperation | Error,
    price: Price | DocumentErrors,
    parts: EnvelopedExecutorParts,
  ) {
    super(request, facts, parts.allowsExplain);
    this.#operation = operation;
    this.#price = price;
    this.#parts = parts;
  }

  override explain(): Explanation {
    if (this.#operation instanceof Error) throw this.#operation;
    return this.#operation.explain(this.request.parameters.variables);
  }

  protected override countRootFields(): ReadonlyMap<string, number> {
    return this.#operation instanceof Error ? new Map() : this.#operation.rootFields();
  }

  protected override async run(held: Held): Promise<ExecutionOutcome> {
    const { caller, uploads, evaluation } = this.request;
    const context = this.#parts.contextOf(caller);
    const { scope } = context;
    evaluation?.began(scope);
    const stopClock = this.#parts.deadlines.start(scope, uploads);
    const running = held.add(new RunningExecution(scope));
    const end = () => {
      stopClock();
      running.finished();
    };
    // Calls to upstreams end with the scope. A hook may never end.
    const late = Promise.withResolvers<never>();
    let ending: NodeJS.Timeout | undefined;
    const hooks = {
      cancel(reason: Error) {
        ending = setTimeout(() => late.reject(reason), GRACE_MS);
      },
    };
    scope.running.add(hooks);
    let outcome: ExecutionOutcome | undefined;
    try {
      outcome = await Promise.race([this.#execute(context, end), late.promise]);
      return outcome;
    } catch (error) {
      return refusedOutcome(error, this.#cost(context));
    } finally {
      clearTimeout(ending);
      scope.running.delete(hooks);
      if (!outcome?.parts) end();
    }
  }

  async #execute(context: RequestContext, end: () => void): Promise<ExecutionOutcome> {
    const { getEnveloped, engine } = this.#parts;
    const { scope } = context;
    const contextOfHooks: RequestContext = Object.assign(this.request.initialContext(), context);
    if (this.partsFormat) engine.deliverIn(this.partsFormat, scope);
    const result = await this.#executeHooked(getEnveloped(contextOfHooks));
    if (!(Symbol.asyncIterator in result)) return this.#wholeOutcome(result, context);
    const announced = engine.announcedIn(scope);
    if (!announced || !this.partsFormat)
      throw new TypeError('A plugin made a stream of a result, which is not supported.');
    const results = result[Symbol.asyncIterator]();
    const { value: first } = await results.next();
    const serialized = await engine.serialize(first as ExecutionResult, context);
    const increments = { next: async () => (await results.next()).value as Increment | undefined };
    const parts = new LaterParts(this.partsFormat, { announced, increments }, () => {
      end();
      scope.cancel(new ResponseOverError());
      return this.#cost(context);
    });
    return incrementalOutcome(serialized, parts, scope, this.#cost(context));
  }

  /** Takes the operation through all hooks. */
  async #executeHooked(enveloped: Enveloped): Promise<EnvelopedResult> {
    const { method, document: text, parameters, event: rootValue } = this.request;
    const { schema } = enveloped;
    const document = enveloped.parse(text);
    const errors = enveloped.validate(schema, document);
    if (errors.length > 0) throw new DocumentErrors(errors.map(asValidationError));
    assertMethod(operationIn(document, parameters.operationName), method);
    if (this.#price instanceof DocumentErrors) throw this.#price;
    const contextValue = await enveloped.contextFactory();
    const { variables: variableValues, operationName } = parameters;
    return enveloped.execute({ schema, document, contextValue, variableValues, operationName, rootValue });
  }

  /** The freshness of upstream responses does not apply to a result that a plugin created or changed. */
  async #wholeOutcome(result: ExecutionResult, context: RequestContext): Promise<ExecutionOutcome> {
    const { engine } = this.#parts;
    const serialized = await engine.serialize(result, context);
    return outcomeOf(serialized, (text) => engine.isReusable(serialized, text), context.scope, this.#cost(context));
  }

  #cost({ scope }: RequestContext): Cost {
    return { estimated: this.#price instanceof DocumentErrors ? FREE : this.#price, actual: scope.sentCalls };
  }
}

/** The outcome of an operation that was refused or failed before its execution: without `data`. */
function refusedOutcome(error: unknown, cost: Cost): ExecutionOutcome {
  const errors = error instanceof DocumentErrors ? error.errors : [error];
  return { ...failedOutcome(error, cost), result: { errors: errors as ExecutionResult['errors'] & object } };
}

function attempt<Value>(find: () => Value): Value | Error {
  try {
    return find();
  } catch (error) {
    return error as Error;
  }
}

/** The price of an operation, or its refusal. Other errors are found once the hooks of plugins have seen the document. */
function priceOf(find: () => Price): Price | DocumentErrors {
  const price = attempt(find);
  if (!(price instanceof Error)) return price;
  return price instanceof DocumentErrors && isRefusal(price) ? price : FREE;
}

function isRefusal({ errors }: DocumentErrors): boolean {
  return errors.some(({ extensions }) => 'cost' in extensions);
}
