import type { Scope } from '#upstream';
import type { LiveArguments, OperationSummary, SubscribedField } from '../../document/operation.ts';
import type { PartsFormat } from '../../execution/incremental/compile.ts';
import type { Explanation } from '../../limits/price/explain.ts';
import type { Price } from '../../limits/price/price.ts';
import type { Caller } from '../../types.ts';
import type { RequestParameters } from '../read/parameters.ts';
import type { ExecutionOutcome } from './execution-outcome.ts';
import type { Uploads } from './operation-deadlines.ts';

/** Cancels an execution without subscribers. */
export type Cancel = () => void;

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
  readonly partsFormat?: (() => PartsFormat | undefined) | undefined;
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
export interface LiveEvaluation {
  /** Called with the scope of its upstream calls, before the first of them. */
  readonly began: (scope: Scope) => void;
}

/** An operation that is ready to be executed. */
export interface Executable {
  /** Equal requests of one caller may share its outcome. */
  readonly isShareable: boolean;
  readonly summary: OperationSummary;
  readonly price: Price;
  /** The source of a subscription; absent for queries, mutations, and the execution for an event. */
  readonly subscribed?: SubscribedField | undefined;
  /** Absent for all but live queries, and for one of their evaluations. */
  readonly live?: LiveArguments | undefined;
  /** Of a subscription: its execution for each event, which `price` includes once. */
  readonly eventPrice?: Price | undefined;
  /** How often it has each root field, as `Type.field`. */
  rootFields(): ReadonlyMap<string, number>;
  /** Explains the operation without executing it. */
  explain(): Explanation;
  /** Executes the operation. Calls back once, also for a failure. */
  start(done: (outcome: ExecutionOutcome) => void): Cancel;
}

/** Prepares and executes operations, with or without plugins. */
export interface Executor {
  /** Throws if the operation is invalid, too expensive, or not allowed for the method. */
  prepare(request: OperationRequest): Executable;
}
