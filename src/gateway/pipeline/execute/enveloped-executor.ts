import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { OperationSummary, type PreparedOperation } from '../../document/operation.ts';
import { assertMethod, DocumentErrors, operationIn } from '../../document/parse.ts';
import { asValidationError } from '../../document/validate.ts';
import { FREE, type Price } from '../../limits/price/price.ts';
import { mayExplain, type RequestContext } from '../../types.ts';
import type { ExecutorParts } from './direct-executor.ts';
import { CallerGoneError } from './ended-errors.ts';
import type { Engine } from './engine.ts';
import { type ExecutionOutcome, failedOutcome, outcomeOf, type UnpricedOutcome } from './execution-outcome.ts';
import type { Cancel, Executable, Executor, OperationRequest } from './executor.ts';
import { GRACE_MS } from './operation-deadlines.ts';
import { refuseStream } from './refuse-stream.ts';
import { withReports } from './with-reports.ts';

/** The functions of a GraphQL engine with all hooks applied, for one operation. */
export interface Enveloped {
  readonly schema: GraphQLSchema;
  parse(text: string): DocumentNode;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  contextFactory(): RequestContext | Promise<RequestContext>;
  execute(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult>;
}

export interface EnvelopedExecutorParts extends ExecutorParts {
  readonly engine: Pick<Engine, 'isReusable' | 'serialize'>;
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
    const { method, document, parameters } = request;
    const { prepared, allowsExplain } = this.#parts;
    const operation = () => prepared.get(document).operationFor(method, parameters.operationName);
    const price = priceOf(() =>
      request.event ? operation().eventPrice(parameters.variables) : operation().price(parameters.variables),
    );
    const streamed = request.event || request.evaluation ? undefined : streamedIn(operation, request);
    const estimated = price instanceof DocumentErrors ? FREE : price;
    const executable: Executable = {
      isShareable: false,
      // The hooks of plugins parse the document later.
      summary: new OperationSummary(undefined, parameters.operationName, document),
      price: estimated,
      ...streamed,
      eventPrice: streamed?.subscribed && operation().eventPrice(parameters.variables),
      rootFields: () => rootFieldsOf(operation),
      explain: () => operation().explain(parameters.variables),
      start: (done) =>
        executable.subscribed || executable.live ? refuseStream(executable, done) : this.#start(request, price, done),
    };
    return withReports(executable, parameters.extensions, mayExplain(request.caller.identity, allowsExplain));
  }

  #start(request: OperationRequest, price: Price | DocumentErrors, done: (outcome: ExecutionOutcome) => void): Cancel {
    const context = this.#parts.contextOf(request.caller);
    const { scope } = context;
    request.evaluation?.began(scope);
    const stopClock = this.#parts.deadlines.start(scope, request.uploads);
    let hasFinished = false;
    const estimated = price instanceof DocumentErrors ? FREE : price;
    const finish = (outcome: UnpricedOutcome) => {
      if (hasFinished) return;
      hasFinished = true;
      stopClock();
      clearTimeout(ending);
      scope.running.delete(hooks);
      done({ ...outcome, cost: { estimated, actual: scope.sentCalls } });
    };
    // Calls to upstreams end with the scope. A hook may never end.
    let ending: NodeJS.Timeout | undefined;
    const hooks = {
      cancel(reason: Error) {
        ending = setTimeout(() => finish(refusedOutcome(reason)), GRACE_MS);
      },
    };
    scope.running.add(hooks);
    this.#execute(request, price, context).then(finish, (error: unknown) => finish(refusedOutcome(error)));
    return () => scope.cancel(new CallerGoneError());
  }

  async #execute(
    { method, document: text, parameters, initialContext, event: rootValue }: OperationRequest,
    price: Price | DocumentErrors,
    context: RequestContext,
  ): Promise<UnpricedOutcome> {
    const { getEnveloped, engine } = this.#parts;
    const enveloped = getEnveloped(Object.assign(initialContext(), context));
    const { schema } = enveloped;
    const document = enveloped.parse(text);
    const errors = enveloped.validate(schema, document);
    if (errors.length > 0) throw new DocumentErrors(errors.map(asValidationError));
    assertMethod(operationIn(document, parameters.operationName), method);
    if (price instanceof DocumentErrors) throw price;
    const contextValue = await enveloped.contextFactory();
    const { variables: variableValues, operationName } = parameters;
    const result = await enveloped.execute({
      schema,
      document,
      contextValue,
      variableValues,
      operationName,
      rootValue,
    });
    if (Symbol.asyncIterator in result)
      throw new TypeError('A plugin made a stream of a result, which is not supported.');
    // The freshness of upstream responses does not apply to a result that a plugin created or changed.
    const serialized = await engine.serialize(result, context);
    return outcomeOf(serialized, (text) => engine.isReusable(serialized, text), context.scope);
  }
}

/** The outcome of an operation that was refused or failed before its execution: without `data`. */
function refusedOutcome(error: unknown): UnpricedOutcome {
  const errors = error instanceof DocumentErrors ? error.errors : [error];
  return { ...failedOutcome(error), result: { errors: errors as ExecutionResult['errors'] & object } };
}

/** The source of a subscription, or what a live query is. An invalid document is refused later. */
function streamedIn(
  operation: () => PreparedOperation,
  { caller, parameters }: OperationRequest,
): Pick<Executable, 'subscribed' | 'live'> | undefined {
  let prepared: PreparedOperation;
  try {
    prepared = operation();
  } catch {
    return undefined;
  }
  const { identity } = caller;
  const { variables } = parameters;
  return { subscribed: prepared.subscribed?.(identity, variables), live: prepared.live?.(identity, variables) };
}

/** An invalid document has none; it is refused later. */
function rootFieldsOf(operation: () => PreparedOperation): ReadonlyMap<string, number> {
  try {
    return operation().rootFields();
  } catch {
    return new Map();
  }
}

/** The price of an operation, or its refusal. Other errors are found once the hooks of plugins have seen the document. */
function priceOf(find: () => Price): Price | DocumentErrors {
  try {
    return find();
  } catch (error) {
    return error instanceof DocumentErrors && isRefusal(error) ? error : FREE;
  }
}

function isRefusal({ errors }: DocumentErrors): boolean {
  return errors.some(({ extensions }) => 'cost' in extensions);
}
