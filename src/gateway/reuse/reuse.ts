import { HashBuckets, type Keyed } from '#collections';
import { BACKGROUND } from '../auth/caller.ts';
import type { ExecutionOutcome, OperationRequest } from '../document/executor.ts';
import type { OperationSummary } from '../document/operation.ts';
import { type Caller, Held, Taken } from '../types.ts';
import type { CachedBody, ResponseCache } from './response-cache.ts';

/** The keys of an operation. Equal operations of one identity have equal keys, in whatever order their members are sent. */
export interface ReuseKeys {
  /** The operation with the audience of its caller: all its callers share answers that are public. */
  readonly audience: string;
  /** The same with the identity of its caller. */
  readonly identity: string;
  /** The same since the last mutation, and of one priority: no execution is shared that began before it, or that waits behind others. */
  readonly execution: string;
}

interface ReuseOptions {
  /** The prefix of the keys of public answers. */
  readonly audienceKey: (caller: Caller) => string;
  readonly identityKey: (caller: Caller) => string;
  /** Absent if every request has to be executed. */
  readonly responseCache: ResponseCache | undefined;
  readonly coalesces: boolean;
  /** The mutation epoch: `count` increases with each mutation. */
  readonly changes: { readonly count: number };
  /** The longest time of an execution. */
  readonly operationMs: number;
}

/** Answers operations by cached responses, and by executions of equal ones that are in flight. */
export class Reuse {
  readonly #options: ReuseOptions;
  readonly #inFlight = new HashBuckets<SharedExecution>();

  constructor(options: ReuseOptions) {
    this.#options = options;
  }

  /** The keys of an operation; `undefined` for one with files. */
  keysOf({ document, parameters, uploads, caller }: OperationRequest): ReuseKeys | undefined {
    if (uploads) return undefined;
    const { operationName, variables, extensions } = parameters;
    const audience = this.#options.audienceKey(caller);
    // No part before the document can be continued by the next one.
    const name = operationName === undefined ? '' : JSON.stringify(operationName);
    let operation: string;
    try {
      const members = `${variables ? canonicalJson(variables) : '{}'} ${extensions ? canonicalJson(extensions) : ''}`;
      operation = `${name} ${members} ${document}`;
    } catch {
      // They are nested too deep for a text.
      return undefined;
    }
    const identity = audience + this.#options.identityKey(caller) + operation;
    const { count } = this.#options.changes;
    const since = count === 0 ? identity : `${count} ${identity}`;
    const execution = BACKGROUND.test(caller.header('priority') ?? '') ? `background ${since}` : since;
    return { audience: audience + operation, identity, execution };
  }

  /** A cached response. It never rejects: the failure of a store is a cache miss. */
  cached({ audience, identity }: ReuseKeys): CachedBody | undefined | Promise<CachedBody | undefined> {
    return this.#options.responseCache?.find(audience, identity);
  }

  /**
   * An equal execution, if one is in flight in the first half of its time: it ends at its own deadline, and would leave a later
   * request too little.
   */
  find({ execution }: ReuseKeys): SharedExecution | undefined {
    const shared = this.#inFlight.find(execution);
    return shared && performance.now() - shared.begunAt <= this.#options.operationMs / 2 ? shared : undefined;
  }

  /** Executes an operation for this request, and for equal ones that come meanwhile. */
  async execute(
    keys: ReuseKeys,
    summary: OperationSummary,
    held: Held,
    execute: (held: Held) => Promise<ExecutionOutcome>,
  ): Promise<ExecutionOutcome> {
    if (!this.#options.coalesces) return this.#cached(keys, summary, execute(held));
    const shared = new SharedExecution(keys.execution, summary, this.#inFlight);
    this.#inFlight.add(shared);
    shared.outcome = this.#cached(keys, summary, execute(shared.held), shared);
    return await shared.join(held);
  }

  /** Keeps the body of an outcome, if it may be sent again. */
  async #cached(
    { audience, identity }: ReuseKeys,
    summary: OperationSummary,
    execution: Promise<ExecutionOutcome>,
    shared?: SharedExecution,
  ): Promise<ExecutionOutcome> {
    try {
      const outcome = await execution;
      const { body, freshness } = outcome;
      if (body && freshness?.fromCache)
        this.#options.responseCache?.store(audience, identity, { body, freshness, summary });
      return outcome;
    } finally {
      if (shared) this.#inFlight.remove(shared);
    }
  }
}

/** An execution that equal requests share. It is cancelled when the last of them leaves, not when the first one does. */
export class SharedExecution implements Keyed<SharedExecution> {
  readonly key: string;
  readonly summary: OperationSummary;
  readonly begunAt = performance.now();
  /** What the execution itself has taken. */
  readonly held = new Held();
  outcome: Promise<ExecutionOutcome> | undefined;
  hash = 0;
  next: SharedExecution | undefined;
  readonly #inFlight: HashBuckets<SharedExecution>;
  #requests = 0;

  constructor(key: string, summary: OperationSummary, inFlight: HashBuckets<SharedExecution>) {
    this.key = key;
    this.summary = summary;
    this.#inFlight = inFlight;
  }

  /** Waits for the outcome, until `held` is released. */
  async join(held: Held): Promise<ExecutionOutcome> {
    this.#requests += 1;
    const joined = held.add(new Taken(() => this.#leave()));
    try {
      return await (this.outcome as Promise<ExecutionOutcome>);
    } finally {
      joined.ended();
    }
  }

  /** A request does not wait any more. */
  #leave(): void {
    this.#requests -= 1;
    if (this.#requests > 0) return;
    this.#inFlight.remove(this);
    this.held.end();
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

/** JSON whose members stand in the order of their names: equal values have equal texts. */
function canonicalJson(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  let members = '';
  const names = Object.keys(value);
  if (names.length > 1) names.sort();
  for (const name of names)
    members += `${members && ','}${JSON.stringify(name)}:${canonicalJson((value as JsonObject)[name])}`;
  return `{${members}}`;
}
