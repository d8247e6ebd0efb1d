import type { ExecutionResult, GraphQLError } from 'graphql';
import type { ResponseFreshness, Scope } from '#upstream';
import type { IncrementalResult, PartsFormat } from '../execution/incremental/compile.ts';
import type { Increment, Part } from '../execution/incremental/part.ts';
import { textOf } from '../execution/serialize.ts';
import type { RequestParameters } from '../http/reader.ts';
import { ResponseBody } from '../http/response-body.ts';
import type { SettleCost } from '../limits/budgets.ts';
import { type OperationDeadlines, ResponseOverError, type Uploads } from '../limits/deadlines.ts';
import type { Explanation } from '../limits/price/explain.ts';
import { type Cost, FREE, type Price } from '../limits/price/price.ts';
import {
  type Caller,
  CallerGoneError,
  type Held,
  mayExplain,
  type Receipt,
  type RequestContext,
  requestError,
  Taken,
} from '../types.ts';
import type { LiveArguments, OperationSummary, PreparedOperation, SubscribedField } from './operation.ts';
import type { PreparedDocuments } from './prepared.ts';

/** The operation of a request, and its caller. */
export interface OperationRequest {
  readonly method: string;
  /** The text of the document. */
  readonly document: string;
  readonly parameters: Pick<RequestParameters, 'operationName' | 'variables' | 'extensions'>;
  readonly caller: Caller;
  /** Of a multipart request. */
  readonly uploads: Uploads | undefined;
  /** The format in which the caller accepts incremental responses; absent if the response has to be whole. */
  readonly partsFormat?: PartsFormat | undefined;
  /** The event of a subscription for which it is executed: the value of its root. */
  readonly event?: object | undefined;
  /** The evaluation of a live query for which it is executed. */
  readonly evaluation?: LiveEvaluation | undefined;
  /** The initial context of plugin hooks. */
  readonly initialContext: () => object;
}

/** The key of a stream of a caller. Streams with equal keys have equal results, and are executed once for all. */
export type StreamKey = (operation: OperationRequest, caller: Caller, variables: unknown) => string;

/** One evaluation of a live query. */
interface LiveEvaluation {
  /** Called with the scope of its upstream calls, before the first of them. */
  readonly began: (scope: Scope) => void;
}

/** Prepares operations, with or without plugins. */
export interface Executor {
  /** Throws if the operation is invalid, too expensive, or not allowed for the method. */
  prepare(request: OperationRequest): Executable;
}

/** The facts of an operation that are known before it is executed. */
export interface OperationFacts {
  readonly summary: OperationSummary;
  readonly price: Price;
  /** Of a subscription: its execution for each event, which `price` includes once. */
  readonly eventPrice: Price | undefined;
  /** Whether its result is the same each time, as far as upstreams' responses are. */
  readonly isDeterministic: boolean;
  /** The source of a subscription; absent for queries, mutations, and the execution for an event. */
  readonly subscribed: SubscribedField | undefined;
  /** Absent for all but live queries, and for one of their evaluations. */
  readonly live: LiveArguments | undefined;
  /** The format of its parts; absent if its response is whole. */
  readonly partsFormat: PartsFormat | undefined;
}

const NO_FIELDS: ReadonlyMap<string, number> = new Map();

/** An operation that is ready to be executed, with the reports that its request asks for. One that is not valid is refused by the hooks of plugins. */
export abstract class Executable<Operation extends PreparedOperation | undefined = PreparedOperation | undefined> {
  readonly summary: OperationSummary;
  readonly price: Price;
  readonly eventPrice: Price | undefined;
  readonly subscribed: SubscribedField | undefined;
  readonly live: LiveArguments | undefined;
  /** Equal requests of one caller may share its outcome. */
  readonly isShareable: boolean;
  /** Its request asks for an explanation instead of the execution. */
  readonly isExplainedOnly: boolean;
  /** What its response has beside the data. */
  readonly reports: Reports | undefined;
  protected readonly request: OperationRequest;
  protected readonly operation: Operation;
  protected readonly parts: ExecutorParts;
  protected readonly partsFormat: PartsFormat | undefined;
  protected readonly estimated: Price;

  constructor(request: OperationRequest, facts: OperationFacts, operation: Operation, parts: ExecutorParts) {
    const { parameters, caller } = request;
    this.request = request;
    this.operation = operation;
    this.parts = parts;
    this.partsFormat = facts.partsFormat;
    this.reports =
      parameters.extensions && reportsIn(parameters.extensions, mayExplain(caller.identity, parts.allowsExplain));
    this.estimated = facts.price;
    this.isExplainedOnly = this.reports?.runs === false;
    this.summary = facts.summary;
    // Budgets do not count one that is explained only.
    this.price = this.isExplainedOnly ? FREE : facts.price;
    this.eventPrice = facts.eventPrice;
    this.subscribed = this.isExplainedOnly ? undefined : facts.subscribed;
    this.live = this.isExplainedOnly ? undefined : facts.live;
    this.isShareable = facts.isDeterministic && !facts.partsFormat && !facts.live && !this.reports;
  }

  /** How often it has each root field, as `Type.field`. */
  rootFields(): ReadonlyMap<string, number> {
    return (this.isExplainedOnly ? undefined : this.operation?.rootFields()) ?? NO_FIELDS;
  }

  /** Explains the operation without executing it. */
  explain(): Explanation | undefined {
    return this.operation?.explain(this.request.parameters.variables);
  }

  /** Executes the operation, until `held` is released. Never rejects. */
  async execute(held: Held): Promise<ExecutionOutcome> {
    if (this.subscribed ?? this.live) return this.#withoutResult({ errors: [streamRequired(this)] });
    if (!this.reports) return await this.run(held);
    const outcome = this.isExplainedOnly ? this.#withoutResult({ data: null }) : await this.run(held);
    return this.#reported(this.reports, outcome);
  }

  protected cost({ sentCalls }: Scope): Cost {
    return { estimated: this.estimated, actual: sentCalls };
  }

  protected abstract run(held: Held): Promise<ExecutionOutcome>;

  #withoutResult(result: ExecutionOutcome['result']): ExecutionOutcome {
    return {
      kind: 'result',
      result,
      body: undefined,
      freshness: undefined,
      cost: { estimated: this.estimated, actual: 0 },
    };
  }

  /** Adds the reports to an outcome. Of an incremental response, the first part has the explanation and the last one the cost. */
  #reported({ hasCost, explains }: Reports, { result, cost, parts }: ExecutionOutcome): ExecutionOutcome {
    const explain = explains ? this.explain() : undefined;
    const reported = hasCost && !parts ? { cost } : {};
    if (parts) parts.reportsCost = hasCost;
    const extensions = { ...result.extensions, ...(explain && { explain }), ...reported };
    return { kind: 'result', result: { ...result, extensions }, body: undefined, freshness: undefined, cost, parts };
  }
}

/** Executes an operation that is charged. The charge ends with it: that of a response in parts with the last of them. */
export async function executeCharged(
  executable: Executable,
  settle: SettleCost | undefined,
  held: Held,
): Promise<ExecutionOutcome> {
  let outcome: ExecutionOutcome | undefined;
  try {
    held.assertHeld();
    outcome = await executable.execute(held);
    return outcome;
  } finally {
    if (outcome?.parts) void outcome.parts.ended.then(({ actual }) => settle?.(actual));
    else settle?.(outcome?.cost.actual ?? 0);
  }
}

/** The reports that a request asks for in its `extensions`. */
interface Reports {
  /** `cost: true` reports the price beside the actual calls; so does an explanation of what runs. */
  readonly hasCost: boolean;
  /** `explain: true` explains the operation instead of executing it, and `explain: "run"` does both. */
  readonly explains: boolean;
  readonly runs: boolean;
}

function reportsIn(
  { cost, explain }: NonNullable<RequestParameters['extensions']>,
  allowsExplain: boolean,
): Reports | undefined {
  if (!cost && !explain) return undefined;
  if (explain && !allowsExplain) {
    throw requestError('`extensions.explain` is switched off.', { code: 'PERMISSION_DENIED', status: 403 });
  }
  const runs = !explain || explain === 'run';
  return { hasCost: Boolean(cost) || runs, explains: Boolean(explain), runs };
}

/** The error of a subscription or a live query whose request takes no stream. */
export function streamRequired({ live }: Pick<Executable, 'live'>): GraphQLError {
  const kind = live ? 'live query' : 'subscription';
  return requestError(`A ${kind} is a stream: send \`Accept: text/event-stream\`, or use a WebSocket.`, {
    status: 406,
  });
}

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
    const { isStream } = operation;
    const subscribed = isStream && !event ? operation.subscribed(caller.identity, variables) : undefined;
    const live = isStream && !evaluation ? operation.live(caller.identity, variables) : undefined;
    const eventPrice = subscribed && operation.eventPrice(variables);
    const { summary, isDeterministic } = operation;
    const partsFormat = operation.isIncremental ? request.partsFormat : undefined;
    const facts = { summary, price, eventPrice, isDeterministic, subscribed, live, partsFormat };
    return new DirectExecutable(request, facts, operation, this.#parts);
  }
}

class DirectExecutable extends Executable<PreparedOperation> {
  protected override async run(held: Held): Promise<ExecutionOutcome> {
    const { caller, parameters, uploads, event, evaluation } = this.request;
    const { partsFormat } = this;
    const context = this.parts.contextOf(caller);
    const { scope } = context;
    evaluation?.began(scope);
    const stopClock = this.parts.deadlines.start(scope, uploads);
    const running = held.add(new Taken(() => scope.cancel(new CallerGoneError())));
    let parts: LaterParts | undefined;
    try {
      if (!partsFormat) {
        const result = await this.operation.execute(context, parameters.variables, event);
        return wholeOutcome(result, this.operation.isDeterministic, scope, this.cost(scope));
      }
      const streaming = { ...context, streams: true };
      const found = await this.operation.executeIncrementally(streaming, parameters.variables, partsFormat);
      if (found.announced.length === 0) return wholeOutcome(found.result, false, scope, this.cost(scope));
      parts = new LaterParts(partsFormat, found, () => {
        stopClock();
        running.ended();
        scope.cancel(new ResponseOverError());
        return this.cost(scope);
      });
      return incrementalOutcome(found.result, parts, scope, this.cost(scope));
    } catch (error) {
      return failedOutcome(error, this.cost(scope));
    } finally {
      if (!parts) {
        stopClock();
        running.ended();
      }
    }
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

/** The outcome of an execution, for each request that shares it. */
export interface ExecutionOutcome {
  readonly kind: 'result';
  readonly result: ExecutionResult;
  /** The body of a result without errors, shared by all requests. */
  readonly body: ResponseBody | undefined;
  /** The freshness of the body, if all upstream responses have one. */
  readonly freshness: ResponseFreshness | undefined;
  /** The estimated and the actual upstream calls: until now, for an incremental response. */
  readonly cost: Cost;
  /** The parts after this result. */
  readonly parts?: LaterParts | undefined;
}

/** The parts of a response after the first. They end after the last, or when nobody reads them any more. */
export class LaterParts implements Receipt {
  readonly format: PartsFormat;
  readonly announced: readonly Part[];
  /** The cost of all parts, when they have ended. */
  readonly ended: Promise<Cost>;
  /** Whether the last part has the cost. */
  reportsCost = false;
  readonly #next: () => Promise<Increment | undefined>;
  readonly #end: () => Cost;
  readonly #resolve: (cost: Cost) => void;
  #cost: Cost | undefined;

  /** `end` ends their execution. */
  constructor(format: PartsFormat, { announced, increments }: Omit<IncrementalResult, 'result'>, end: () => Cost) {
    const { promise, resolve } = Promise.withResolvers<Cost>();
    this.format = format;
    this.announced = announced;
    this.ended = promise;
    this.#next = () => increments.next();
    this.#end = end;
    this.#resolve = resolve;
  }

  /** The next parts, in turn: `undefined` after the last. */
  async next(): Promise<Increment | undefined> {
    const increment = await this.#next();
    if (increment?.hasNext) return increment;
    this.end();
    return increment && this.reportsCost ? { ...increment, extensions: { cost: this.#cost } } : increment;
  }

  end(): void {
    if (this.#cost) return;
    this.#cost = this.#end();
    this.#resolve(this.#cost);
  }
}

/**
 * The outcome of a result, with freshness if it is reusable: whatever its text is, or only as this text. A result that cannot be serialized, because it is too long or
 * throws, is an error.
 */
export function wholeOutcome(
  result: ExecutionResult,
  reusable: boolean | string | undefined,
  scope: Scope,
  cost: Cost,
): ExecutionOutcome {
  if (result.errors || result.extensions)
    return { kind: 'result', result, body: undefined, freshness: undefined, cost };
  try {
    const text = textOf(result);
    const freshness = reusable === true || reusable === text ? scope.freshness.combined : undefined;
    return { kind: 'result', result, body: new ResponseBody(text), freshness, cost };
  } catch (error) {
    return failedOutcome(error, cost);
  }
}

/** The outcome of an execution that failed as a whole. */
export function failedOutcome(error: unknown, cost: Cost): ExecutionOutcome {
  const result = { data: null, errors: [error as GraphQLError] };
  return { kind: 'result', result, body: undefined, freshness: undefined, cost };
}
