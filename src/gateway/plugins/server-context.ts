import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Admission } from '../limits/budgets.ts';
import type { RequestObservation } from '../pipeline/request-observer.ts';
import type { HookDeadline } from './hook-deadline.ts';

export const DEADLINE = Symbol('deadline');
export const OBSERVED = Symbol('observed');

/** The state of an HTTP request, even if a plugin replaces the request. */
interface ObservedRequest {
  /** Once it has begun. */
  observation?: RequestObservation | undefined;
  admission?: Admission;
  /** The memory that it takes for its body. */
  heldBytes?: number;
  /** Whether it was answered, or its caller has left. */
  isOver?: boolean;
  /** Settles when the budgets of the caller have counted the request. */
  admitted?: Promise<Admission>;
}

export interface ServerContext {
  readonly [DEADLINE]: HookDeadline;
  readonly [OBSERVED]: ObservedRequest;
  /** Where a request came from, if it is from node:http; plugins know these names. */
  readonly req?: IncomingMessage;
  readonly res?: ServerResponse;
}

/** The server context, which is missing in Yoga's types. */
export const asServerContext = (context: object) => context as ServerContext;
