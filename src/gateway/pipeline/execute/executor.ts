import type { Caller } from '../identify/request-context.ts';
import type { RequestParameters } from '../read/parameters.ts';
import type { ExecutionOutcome } from './execution-outcome.ts';
import type { Uploads } from './operation-deadlines.ts';

/** Ends an execution whose result nobody needs any more. */
export type Cancel = () => void;

/** A request's operation, as its caller. */
export interface OperationRequest {
  readonly method: string;
  /** The text of the document. */
  readonly document: string;
  readonly parameters: Pick<RequestParameters, 'operationName' | 'variables'>;
  readonly caller: Caller;
  /** Of a multipart request. */
  readonly uploads: Uploads | undefined;
  /** The context with which hooks of plugins begin. */
  readonly initialContext: () => object;
}

/** An operation that is ready to be executed. */
export interface Executable {
  /** Equal requests of one caller may share its outcome. */
  readonly isShareable: boolean;
  /** Executes the operation. It calls back once, with a result in any case. */
  start(done: (outcome: ExecutionOutcome) => void): Cancel;
}

/** Prepares and executes operations: directly, or with the plugins of the operator. */
export interface Executor {
  /** Throws the refusal of a request whose operation cannot be executed. */
  prepare(request: OperationRequest): Executable;
}
