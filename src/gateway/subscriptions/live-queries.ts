import { randomUUID } from 'node:crypto';
import type { Settings } from '#config';
import type { MessageBus } from '#shared-state';
import type { Changes, Scope } from '#upstream';
import type { Executable, ExecutionOutcome, Executor, OperationRequest, StreamKey } from '../document/executor.ts';
import type { LiveArguments } from '../document/operation.ts';
import { textOf } from '../execution/serialize.ts';
import type { SettleCost } from '../limits/budgets.ts';
import type { Overload } from '../limits/overload.ts';
import type { StartStream } from '../result/events.ts';
import { errorsIn, type ResponseForm, type Shaper } from '../result/respond.ts';
import {
  type CallerIdentity,
  type GraphRequest,
  Held,
  MALFORMED,
  type Receipt,
  type RequestErrorOptions,
  requestError,
} from '../types.ts';
import { detachedCaller, type OwnLiveQueryCounts, type SubscriberRegistry } from './hub.ts';
import {
  type Evaluation,
  type EvaluationOptions,
  LiveQuery,
  LiveQuerySubscriber,
  refusedEvaluation,
} from './live-query.ts';

interface LiveQueriesParts {
  readonly settings: Settings;
  readonly executor: Executor;
  readonly shaper: Pick<Shaper, 'masked'>;
  readonly overload: Pick<Overload, 'isOverloaded'>;
  /** Counts its callers, and ends what they follow. */
  readonly registry: SubscriberRegistry;
  readonly counts: OwnLiveQueryCounts;
  readonly changes: Pick<Changes, 'listen'>;
  /** Takes note of what other replicas change, until the returned function is called. */
  readonly followChanges: () => () => void;
  readonly identityHeaders: readonly string[];
  readonly streamKey: StreamKey;
  /** What the live queries of a caller are counted by. */
  readonly callerKeyOf: (identity: CallerIdentity, request: GraphRequest) => string;
}

const FULL: RequestErrorOptions = { code: 'OVERLOADED', status: 503, headers: { 'retry-after': '5' } };
const MEMORY_FULL = 'The gateway keeps as many results of live queries as it may (`liveQueries.memory`).';

/** An operation of a request that is ready to be followed. */
interface LiveQueryRequest {
  readonly form: Pick<ResponseForm, 'caller' | 'request' | 'budget' | 'requestId'>;
  readonly executable: Executable;
  readonly live: LiveArguments;
  readonly operation: OperationRequest;
}

/** The live queries of a process. Equal ones of one identity are evaluated once. */
export class LiveQueries {
  readonly #parts: LiveQueriesParts;
  readonly #queries = new Map<string, LiveQuery>();
  readonly #openings = new Map<string, Receipt>();
  #stopListening: (() => void) | undefined;

  constructor(parts: LiveQueriesParts) {
    this.#parts = parts;
  }

  /** Admits a live query. The charge that it is started with is that of its first evaluation. Throws its refusal. */
  open(request: LiveQueryRequest, held: Held): StartStream {
    const { form, executable, operation } = request;
    const { registry, callerKeyOf, streamKey, identityHeaders, counts, settings } = this.#parts;
    const callerKey = callerKeyOf(form.caller.identity, form.request);
    const isPatched = takesPatches(operation.parameters.extensions);
    held.add(registry.admit(callerKey));
    const key = streamKey(operation, form.caller, [operation.parameters.variables, request.live.throttleMs]);
    this.#assertRoom(key);
    const opening = held.add(this.#opening(key));
    const caller = detachedCaller(form.caller, identityHeaders);
    const { budget } = form;
    return (sink, owner, settle) => {
      opening.end();
      const query = this.#queryOf(key, request);
      const subscriber = new LiveQuerySubscriber({
        sink,
        owner,
        caller,
        callerKey,
        charge: () => budget?.charge(executable) ?? (() => undefined),
        takesPatches: isPatched,
        readMs: settings.limits.timeouts.write,
        ended: (reason) => {
          counts.open -= 1;
          registry.delete(subscriber, reason);
          query.leave(subscriber);
        },
      });
      counts.open += 1;
      registry.add(subscriber);
      owner.onAbandon(() => subscriber.leave());
      query.enter(subscriber, settle);
    };
  }

  #assertRoom(key: string): void {
    const { most, memory: memoryBytes } = this.#parts.settings.liveQueries;
    if (this.#queries.has(key) || this.#openings.has(key)) return;
    if (this.#parts.counts.bytes >= memoryBytes) throw requestError(MEMORY_FULL, FULL);
    if (this.#queries.size + this.#openings.size < most) return;
    throw requestError('The gateway evaluates as many live queries as it may (`liveQueries.most`).', FULL);
  }

  /** A query that is admitted and has not begun. */
  #opening(key: string): Receipt {
    const opening = { end: () => void (this.#openings.get(key) === opening && this.#openings.delete(key)) };
    this.#openings.set(key, opening);
    return opening;
  }

  #queryOf(key: string, { form, operation, live }: LiveQueryRequest): LiveQuery {
    const known = this.#queries.get(key);
    if (known) return known;
    const { settings, overload, counts } = this.#parts;
    const { interval, poll } = settings.liveQueries;
    const least = Math.max(interval, live.throttleMs);
    const { requestId } = form;
    const query = new LiveQuery({
      intervalMs: least,
      pollMs: Math.max(least, poll),
      evaluate: (caller, options) => this.#evaluate({ ...operation, caller: { ...caller, requestId } }, options),
      isOverloaded: () => overload.isOverloaded,
      keep: (change) => {
        if (change > 0 && counts.bytes + change > settings.liveQueries.memory) return false;
        counts.bytes += change;
        return true;
      },
      refusal: (dependencies) => refusedEvaluation(MEMORY_FULL, FULL, dependencies),
      counts,
      ended: () => {
        this.#queries.delete(key);
        counts.different -= 1;
        if (this.#queries.size > 0) return;
        this.#stopListening?.();
        this.#stopListening = undefined;
      },
    });
    this.#queries.set(key, query);
    counts.different += 1;
    this.#stopListening ??= this.#listen();
    return query;
  }

  #listen(): () => void {
    const { changes, followChanges } = this.#parts;
    const unfollow = followChanges();
    const unlisten = changes.listen((operations) => {
      for (const query of this.#queries.values()) query.changed(operations);
    });
    return () => {
      unfollow();
      unlisten();
    };
  }

  async #evaluate(
    operation: OperationRequest,
    { isBackground, settle, signal }: EvaluationOptions,
  ): Promise<Evaluation> {
    const dependencies = new Set<string>();
    let scope: Scope | undefined;
    const began = (own: Scope) => {
      scope = own;
      own.isBackground ||= isBackground;
      own.revalidates = true;
      own.dependencies = dependencies;
    };
    const parameters = { ...operation.parameters, extensions: undefined };
    const evaluated = { ...operation, parameters, partsFormat: undefined, evaluation: { began } };
    const { body, result } = await this.#execute(evaluated, settle, signal);
    const shown = this.#parts.shaper.masked(result, operation.caller.requestId);
    const text = body?.text ?? textOf(shown);
    const { result: resultBytes } = this.#parts.settings.liveQueries;
    if (Buffer.byteLength(text) > resultBytes) {
      const message = `The result of the live query is larger than ${resultBytes} bytes (\`liveQueries.result\`): select less of it.`;
      return refusedEvaluation(message, { code: 'OPERATION_TOO_COMPLEX' }, dependencies);
    }
    return { result: shown, text, freshness: scope?.freshness, dependencies };
  }

  async #execute(
    operation: OperationRequest,
    settle: SettleCost,
    signal: AbortSignal,
  ): Promise<Pick<ExecutionOutcome, 'result'> & Partial<ExecutionOutcome>> {
    const held = new Held();
    const cancel = () => held.end();
    signal.addEventListener('abort', cancel, { once: true });
    let outcome: ExecutionOutcome | undefined;
    try {
      outcome = await this.#parts.executor.prepare(operation).execute(held);
      return outcome;
    } catch (error) {
      return { result: { errors: errorsIn(error) } };
    } finally {
      settle(outcome?.cost.actual ?? 0);
      signal.removeEventListener('abort', cancel);
    }
  }
}

/** Whether a request asks for changes as patches, by `live: "patch"` in its `extensions`. */
export function takesPatches(extensions: Readonly<Record<string, unknown>> | undefined): boolean {
  const form = extensions?.['live'];
  if (form === undefined || form === 'whole') return false;
  if (form === 'patch') return true;
  throw requestError('`extensions.live` is "whole" or "patch".', MALFORMED);
}

const TOPIC = 'changes';

interface ReplicaChangesParts {
  readonly bus: MessageBus;
  readonly changes: Pick<Changes, 'listen'>;
  readonly slugs: readonly string[];
  /** Makes responses of operations of an API stale; unless given, of all that mutations invalidate. */
  readonly invalidate: (slug: string, operationIds?: readonly string[]) => void;
}

/** Tells the other replicas what mutations of this one change, where no cache that they share does. */
export class ReplicaChanges {
  readonly #parts: ReplicaChangesParts;
  readonly #id = randomUUID();
  readonly #stop: () => void;

  constructor(parts: ReplicaChangesParts) {
    this.#parts = parts;
    this.#stop = parts.changes.listen((operations, origin) => {
      if (origin === 'mutation') parts.bus.publish(TOPIC, [this.#id, ...operations].join(' '));
    });
  }

  /** Takes note of what other replicas change, until the returned function is called. */
  follow(): () => void {
    const { bus, slugs, invalidate } = this.#parts;
    const missed = () => {
      for (const slug of slugs) invalidate(slug);
    };
    const subscription = bus.subscribe(TOPIC, { message: (text) => this.#received(text), missed });
    return () => subscription.close();
  }

  close(): void {
    this.#stop();
  }

  #received(text: string): void {
    const [id, ...operations] = text.split(' ');
    if (id === this.#id) return;
    const bySlug = Map.groupBy(operations, (operation) => operation.slice(0, operation.indexOf('.')));
    for (const [slug, all] of bySlug) {
      this.#parts.invalidate(
        slug,
        all.map((operation) => operation.slice(slug.length + 1)),
      );
    }
  }
}
