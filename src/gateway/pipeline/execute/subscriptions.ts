import type { GraphQLError } from 'graphql';
import type { LiveEvent } from '#graph';
import type { Scope } from '#upstream';
import { textOf } from '../../execution/text.ts';
import { EventFrame, type LiveHub, type StartSubscription } from '../../live/index.ts';
import type { Caller } from '../identify/request-context.ts';
import type { PendingRequest } from '../pending-request.ts';
import { errorsIn, type Shaper } from '../shape/shaper.ts';
import type { ExecutionOutcome } from './execution-outcome.ts';
import type { Executable, Executor, OperationRequest } from './executor.ts';
import type { OperationDeadlines } from './operation-deadlines.ts';

export interface SubscriptionsParts {
  readonly hub: LiveHub;
  readonly executor: Executor;
  readonly shaper: Pick<Shaper, 'masked'>;
  readonly deadlines: Pick<OperationDeadlines, 'start'>;
  readonly identityKey: (caller: Caller) => string;
  readonly audienceKey: (caller: Caller) => string;
  /** Callers without a credential are counted by it. */
  readonly addressOf: (request: PendingRequest['request']) => string;
}

/** Opens subscriptions: their operations are executed for each event of a source. */
export class Subscriptions {
  readonly #parts: SubscriptionsParts;

  constructor(parts: SubscriptionsParts) {
    this.#parts = parts;
  }

  readonly #failure = (error: unknown, requestId: string) =>
    this.#frame({ errors: errorsIn(error) }, requestId, undefined);

  /** Throws the refusal of a subscription. */
  open(pending: PendingRequest, { subscribed }: Executable, operation: OperationRequest): StartSubscription {
    if (!subscribed) throw new TypeError('The operation is no subscription.');
    const { hub, deadlines, addressOf, identityKey, audienceKey } = this.#parts;
    const { caller, request } = pending;
    const { name, args, variables } = subscribed;
    const { document, parameters } = operation;
    const { operationName } = parameters;
    const identity = [audienceKey(caller), identityKey(caller)];
    const lastEventId = request.headers['last-event-id'];
    return hub.open({
      field: name,
      args,
      lastEventId: typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : undefined,
      caller,
      callerKey: caller.label ?? addressOf(request),
      groupKey: JSON.stringify([document, operationName, variables, ...identity]),
      startClock: (scope: Scope) => deadlines.start(scope, undefined),
      execute: (detached) => {
        const executed = { ...operation, partsFormat: undefined, caller: detached };
        return (event) => this.#execute({ ...executed, event: { [name]: event } }, event);
      },
      failure: this.#failure,
    });
  }

  async #execute(operation: OperationRequest, { cursor }: LiveEvent): Promise<EventFrame> {
    const { requestId } = operation.caller;
    try {
      const executable = this.#parts.executor.prepare(operation);
      const outcome = await new Promise<ExecutionOutcome>((resolve) => {
        executable.start(resolve);
      });
      if (outcome.body) return new EventFrame(outcome.body.text, cursor);
      return this.#frame(outcome.result, requestId, cursor);
    } catch (error) {
      return this.#frame({ errors: errorsIn(error) }, requestId, cursor);
    }
  }

  #frame(
    result: ExecutionOutcome['result'] | { readonly errors: readonly GraphQLError[] },
    requestId: string,
    cursor: string | undefined,
  ): EventFrame {
    return new EventFrame(textOf(this.#parts.shaper.masked(result, requestId)), cursor);
  }
}
