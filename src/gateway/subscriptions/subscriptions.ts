import type { GraphQLError } from 'graphql';
import type { LiveEvent } from '#graph';
import type { Scope } from '#upstream';
import type { Executable, ExecutionOutcome, Executor, OperationRequest, StreamKey } from '../document/executor.ts';
import { textOf } from '../execution/serialize.ts';
import type { Admission } from '../limits/budgets.ts';
import type { OperationDeadlines } from '../limits/deadlines.ts';
import type { Price } from '../limits/price/price.ts';
import { EventFrame, type StartStream } from '../result/events.ts';
import { errorsIn, type ResponseForm, type Shaper } from '../result/respond.ts';
import { type CallerIdentity, type GraphRequest, Held } from '../types.ts';
import type { LiveHub } from './hub.ts';
import type { ChargeEvent, ExecutedEvent } from './subscriber.ts';

export interface SubscriptionsParts {
  readonly hub: LiveHub;
  readonly executor: Executor;
  readonly shaper: Pick<Shaper, 'masked'>;
  readonly deadlines: Pick<OperationDeadlines, 'start'>;
  readonly streamKey: StreamKey;
  /** What the subscriptions of a caller are counted by. */
  readonly callerKeyOf: (identity: CallerIdentity, request: GraphRequest) => string;
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
  open(
    { caller, request, budget }: ResponseForm,
    { subscribed, price, eventPrice, reports }: Executable,
    operation: OperationRequest,
    held: Held,
  ): StartStream {
    if (!subscribed) throw new TypeError('The operation is no subscription.');
    const { hub, deadlines, callerKeyOf, streamKey } = this.#parts;
    const { name, args, variables } = subscribed;
    const lastEventId = request.headers['last-event-id'];
    const callerKey = callerKeyOf(caller.identity, request);
    held.add(hub.registry.admit(callerKey));
    const start = hub.open({
      field: name,
      args,
      lastEventId: typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : undefined,
      caller,
      callerKey,
      groupKey: streamKey(operation, caller, [variables, reports]),
      startClock: (scope: Scope) => deadlines.start(scope, undefined),
      execute: (detached) => {
        const executed = { ...operation, partsFormat: undefined, caller: detached };
        return (event) => this.#execute({ ...executed, event: { [name]: event } }, event);
      },
      charge: chargeOf(budget, eventPrice),
      failure: this.#failure,
    });
    // Others may share the reads of its source: each pays for one.
    const opening = price.expected - (eventPrice?.expected ?? 0);
    return (sink, owner, settle) => {
      settle(opening);
      start(sink, owner);
    };
  }

  async #execute(operation: OperationRequest, { cursor }: LiveEvent): Promise<ExecutedEvent> {
    const { requestId } = operation.caller;
    try {
      const executable = this.#parts.executor.prepare(operation);
      const { result, body, cost } = await executable.execute(new Held());
      const frame = body ? new EventFrame(body.text, cursor) : this.#frame(result, requestId, cursor);
      return { frame, calls: cost.actual };
    } catch (error) {
      return { frame: this.#frame({ errors: errorsIn(error) }, requestId, cursor), calls: 0 };
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

const NO_FIELDS: ReadonlyMap<string, number> = new Map();

/** Charges the caller for an event. It lives as long as the subscription: nothing else of the request is held. */
function chargeOf(admission: Admission | undefined, price: Price | undefined): ChargeEvent | undefined {
  if (!admission || !price || price.expected === 0) return undefined;
  // The root fields were counted when it was opened.
  return () => admission.charge({ price, rootFields: () => NO_FIELDS });
}
