import type { GraphQLError } from 'graphql';
import type { LiveEvent } from '#graph';
import type { Scope } from '#upstream';
import type { Executable, ExecutionOutcome, Executor, OperationRequest, StreamKey } from '../document/executor.ts';
import type { Admission, SettleCost } from '../limits/budgets.ts';
import type { OperationDeadlines } from '../limits/deadlines.ts';
import { EventFrame, type StartStream, sharedRequestId } from '../result/events.ts';
import { errorsIn, type ResponseForm, type Shaper } from '../result/respond.ts';
import { type CallerIdentity, type GraphRequest, Held, MALFORMED, requestError } from '../types.ts';
import { detachedCaller, type Hub, type Stream } from './hub.ts';
import { executeOnce, type LiveQueries } from './live-query.ts';
import type { Sources } from './sources.ts';
import type { ExecutedEvent } from './topic.ts';

interface StreamsParts {
  readonly hub: Hub;
  readonly sources: Sources;
  readonly liveQueries: LiveQueries;
  readonly executor: Executor;
  readonly shaper: Pick<Shaper, 'streamed'>;
  readonly deadlines: Pick<OperationDeadlines, 'start'>;
  readonly identityHeaders: readonly string[];
  readonly streamKey: StreamKey;
  /** What the streams of a caller are counted by. */
  readonly callerKeyOf: (identity: CallerIdentity, request: GraphRequest) => string;
}

const NO_FIELDS: ReadonlyMap<string, number> = new Map();
const FREE_OF_CHARGE: SettleCost = () => undefined;

/** Opens subscriptions and live queries. */
export class Streams {
  readonly #parts: StreamsParts;

  constructor(parts: StreamsParts) {
    this.#parts = parts;
  }

  /** Throws the refusal of a stream. */
  open(form: ResponseForm, executable: Executable, operation: OperationRequest, held: Held): StartStream {
    return executable.live
      ? this.#openLiveQuery(form, executable, operation, held)
      : this.#openSubscription(form, executable, operation, held);
  }

  /** The charge that it is started with is that of its first evaluation. */
  #openLiveQuery(form: ResponseForm, executable: Executable, operation: OperationRequest, held: Held): StartStream {
    const { liveQueries, streamKey } = this.#parts;
    const { variables, extensions } = operation.parameters;
    const isPatched = takesPatches(extensions);
    const stream = this.#streamOf(form, held, executable, 'Start the live query again.');
    const throttleMs = executable.live?.throttleMs ?? 0;
    const key = streamKey(operation, form.caller, [variables, throttleMs]);
    const query = liveQueries.open(stream, key, throttleMs, operation);
    return (sink, settle) => {
      if (stream.start(sink)) query.start(stream, isPatched, settle);
      else settle(0);
    };
  }

  #openSubscription(form: ResponseForm, executable: Executable, operation: OperationRequest, held: Held): StartStream {
    const { subscribed, price, eventPrice, reports } = executable;
    if (!subscribed) throw new TypeError('The operation is no subscription.');
    const { deadlines, streamKey, sources } = this.#parts;
    const { name, args, variables } = subscribed;
    const lastEventId = form.request.headers['last-event-id'];
    // The root fields were counted when it was opened.
    const charged = eventPrice?.expected ? { price: eventPrice, rootFields: () => NO_FIELDS } : undefined;
    const stream = this.#streamOf(form, held, charged, 'Subscribe again `after` the last event.');
    const source = sources.open({
      field: name,
      args,
      lastEventId: typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : undefined,
      caller: stream.caller,
      startClock: (scope: Scope) => deadlines.start(scope, undefined),
    });
    stream.position = source.after;
    const key = streamKey(operation, form.caller, [variables, reports]);
    const executed = { ...operation, partsFormat: undefined, caller: stream.caller };
    const execute = (event: LiveEvent) => this.#execute({ ...executed, event: { [name]: event } }, event);
    // Others may share the reads of its source: each pays for one.
    const opening = price.expected - (eventPrice?.expected ?? 0);
    return (sink, settle) => {
      const isStarted = stream.start(sink);
      settle(isStarted ? opening : 0);
      if (isStarted) source.follow(stream, key, execute);
    };
  }

  /** Closures here must not hold the request: they live as long as the stream. */
  #streamOf(
    { caller, request, budget }: ResponseForm,
    held: Held,
    charged: Parameters<Admission['charge']>[0] | undefined,
    remedy: string,
  ): Stream {
    const { hub, callerKeyOf, identityHeaders } = this.#parts;
    return hub.admit(
      {
        caller: detachedCaller(caller, identityHeaders),
        callerKey: callerKeyOf(caller.identity, request),
        charge: () => (charged && budget?.charge(charged)) ?? FREE_OF_CHARGE,
        failure: (error, requestId) => this.#frame({ errors: errorsIn(error) }, undefined, requestId),
        remedy,
      },
      held,
    );
  }

  async #execute(operation: OperationRequest, { cursor }: LiveEvent): Promise<ExecutedEvent> {
    const { result, body, calls } = await executeOnce(this.#parts.executor, operation, new Held());
    const { requestId } = operation.caller;
    const frame = body ? new EventFrame(body.text, cursor) : this.#frame(result, cursor, requestId, sharedRequestId());
    return { frame, calls };
  }

  /** An event, whose errors are logged with one request id, and may be sent with another. */
  #frame(
    result: ExecutionOutcome['result'] | { readonly errors: readonly GraphQLError[] },
    cursor: string | undefined,
    requestId: string,
    sentId = requestId,
  ): EventFrame {
    return new EventFrame(this.#parts.shaper.streamed(result, requestId, sentId).text, cursor);
  }
}

/** Whether a request asks for changes as patches, by `live: "patch"` in its `extensions`. */
function takesPatches(extensions: Readonly<Record<string, unknown>> | undefined): boolean {
  const form = extensions?.['live'];
  if (form === undefined || form === 'whole') return false;
  if (form === 'patch') return true;
  throw requestError('`extensions.live` is "whole" or "patch".', MALFORMED);
}
