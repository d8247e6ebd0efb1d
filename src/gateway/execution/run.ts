import { type ExecutionResult, GraphQLError, locatedError, responsePathAsArray } from 'graphql';
import { isGraphQLError, type ObserveResolver } from '../types.ts';
import type { FieldNodes } from './collect.ts';
import { ignoreRejections, isPromiseLike } from './values.ts';

/** The placeholder of a promise's value in a response. */
export const PENDING = undefined;

/** Completes a value at a path: the part of the response, or `PENDING`. Throws the error of a value that fails. */
export type Complete = (run: Run, value: unknown, path: ResponsePath) => unknown;

/** Completes the item at an index of the list at a path. */
export type CompleteItem = (run: Run, item: unknown, list: ResponsePath, index: number) => unknown;

/** The cost of settling a promise, in completed fields. */
const PROMISE_WORK = 64;
/** The cost of an error, in completed fields and in bytes. */
const ERROR_WORK = 256;
const ERROR_BYTES = 256;
/** Replaces each error beyond `MOST_ERRORS`: tens of thousands of located errors take hundreds of megabytes. */
const FURTHER_ERROR = new GraphQLError('This error is counted only.');

/** The amount of work between two checks of the limits and the turn. */
const WORK_PER_CHECK = 512;

type Variables = Readonly<Record<string, unknown>>;

/**
 * One run of an operation. Promises are counted, and their values put into the response as they settle: there is one promise
 * for the whole response, not one for each object.
 */
export class Run implements Resumable {
  readonly context: unknown;
  readonly variables: Variables;
  readonly rootValue: unknown;
  readonly limits: ExecutionLimits;
  readonly scheduler: Turns;
  /** The position of `data` in the response: the root, unless this run completes a later part of the response. */
  readonly #root: ResponsePath | undefined;
  /** The completed part of the response. */
  data: Container | null | undefined;
  /** Objects and list items completed. */
  nodes = 0;
  /** The least bytes of the response, except those of leaves that are objects. */
  bytes = 0;
  /** Whether a scalar serialized a value to an object or a list, of any size. */
  hasObjectLeaf = false;
  /** Large leaves that were serialized, by their values: aliases serialize and count them once. */
  largeLeaves: Map<object, unknown> | undefined;
  /** Whether lists should be continued in a later turn of the event loop. */
  mustYield: boolean;
  #errors: GraphQLError[] | undefined;
  readonly #workPerCheck: number;
  /** The work allowed until the next check of the limits, and the rest of it. */
  #granted: number;
  #credit: number;
  #pending = 0;
  #isOver = false;
  /** Present while the scheduler resumes the run. */
  #tasks: TaskStack | undefined;
  #onSettled: (() => void) | undefined;

  constructor(
    context: unknown,
    variables: Variables,
    rootValue: unknown,
    limits: ExecutionLimits,
    scheduler: Turns,
    root?: ResponsePath,
    workPerCheck = WORK_PER_CHECK,
  ) {
    this.context = context;
    this.variables = variables;
    this.rootValue = rootValue;
    this.limits = limits;
    this.scheduler = scheduler;
    this.#root = root;
    this.#workPerCheck = workPerCheck;
    this.#granted = this.#credit = Math.min(workPerCheck, limits.nodes);
    this.mustYield = scheduler.isExhausted;
  }

  get hasErrors(): boolean {
    return this.#errors !== undefined;
  }

  /** Resolves when no value is pending; undefined where none is. */
  settled(): Promise<void> | undefined {
    if (this.#pending === 0 || this.#isOver) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onSettled = resolve;
    return promise;
  }

  /** Ends the run with an error without a nullable parent: the response has no data. */
  fail(error: unknown): void {
    if (this.#isOver) return;
    this.#addError(isGraphQLError(error) ? error : locatedError(error, undefined));
    this.#end();
  }

  /** As in results of graphql-js, `errors` come first, if there are any. */
  result(): ExecutionResult {
    this.scheduler.spend(this.#granted - this.#credit);
    const data = this.data as ExecutionResult['data'];
    return this.#errors ? { errors: this.#errors, data } : { data };
  }

  /** Counts one object or list item, and the work of completing it. */
  count(work: number): void {
    this.nodes += 1;
    this.spend(work);
  }

  /** Counts the objects and list items of a leaf, and the work of counting them. */
  countLeaf(nodes: number, work: number): void {
    this.requireNodes(nodes);
    this.nodes += nodes;
    this.spend(work);
  }

  /** Counts work. Beyond a limit, ends the run with one error, and throws it. */
  spend(work: number): void {
    this.#credit -= work;
    if (this.#credit < 0) this.#checkLimits();
  }

  /** Ends the run with this error alone, and returns it to be thrown. */
  stop(error: GraphQLError): GraphQLError {
    if (!this.#isOver) {
      this.#errors = [error];
      this.#end();
    }
    return error;
  }

  /** Refuses a value with more objects and items than the rest of the limit. */
  requireNodes(items: number): void {
    if (this.nodes + items > this.limits.nodes) throw this.stop(this.#tooManyNodes());
  }

  /** Completes a value, or the value of a promise once it settles. */
  settle(value: unknown, complete: Complete, path: ResponsePath, nodes: FieldNodes): unknown {
    try {
      return isPromiseLike(value) ? this.await(value, complete, path, nodes) : complete(this, value, path);
    } catch (error) {
      return this.fieldError(path, nodes, error);
    }
  }

  /** Completes the value of a promise once it settles. */
  await(promise: PromiseLike<unknown>, complete: Complete, path: ResponsePath, nodes: FieldNodes): typeof PENDING {
    // Other thenables than promises may call back before they return, or more than once.
    const settling = Promise.resolve(promise);
    this.spend(PROMISE_WORK);
    this.#pending += 1;
    settling.then(
      (value) => this.#completeSettled(value, complete, path, nodes),
      (error: unknown) => this.#failSettled(error, path, nodes),
    );
    return PENDING;
  }

  /** Continues a list in a later turn of the event loop, if it is still part of the response. */
  defer(task: Task, list: ResponsePath, nodes: FieldNodes): void {
    this.#pending += 1;
    this.#waitingTasks().add(() => {
      if (!this.contains(list)) return;
      try {
        task();
      } catch (error) {
        this.#failLate(list, nodes, error);
      }
    });
  }

  /** Whether the object or list at a path is part of the response. */
  contains(path: ResponsePath | undefined): boolean {
    if (path === this.#root) return this.data !== null;
    return path !== undefined && this.#isInAnswer(path) && this.#parentOf(path)?.[path.key] === path.container;
  }

  /** Executes one deferred task. */
  resume(): boolean {
    const reason = this.limits.cancelled();
    if (reason) this.stop(locatedError(reason, undefined));
    const task = this.#tasks?.take();
    if (!task) return false;
    this.mustYield = false;
    task();
    this.#settleOne();
    if (this.#tasks && !this.#tasks.isEmpty) return true;
    this.#endTasks();
    return false;
  }

  /** Null for a failed value, whose error is added, if null is allowed. Else throws the error, for the parent. */
  fieldError(path: ResponsePath, nodes: FieldNodes, error: unknown): null {
    if (this.#isOver) throw error;
    const located = this.#locate(path, nodes, error);
    if (!path.isNullable) throw located;
    this.#addError(located);
    return null;
  }

  #completeSettled(value: unknown, complete: Complete, path: ResponsePath, nodes: FieldNodes): void {
    this.mustYield = this.scheduler.isExhausted;
    if (this.#isOver || this.mustYield) ignoreRejections(value);
    if (this.#isOver) return;
    if (this.mustYield) {
      return this.#waitingTasks().add(() => {
        if (this.#isInAnswer(path)) this.#completeLate(value, complete, path, nodes);
      });
    }
    this.#completeLate(value, complete, path, nodes);
    this.#settleOne();
  }

  #failSettled(error: unknown, path: ResponsePath, nodes: FieldNodes): void {
    if (this.#isOver) return;
    if (this.scheduler.isExhausted) return this.#waitingTasks().addUrgent(() => this.#failLate(path, nodes, error));
    this.#failLate(path, nodes, error);
    this.#settleOne();
  }

  #completeLate(value: unknown, complete: Complete, path: ResponsePath, nodes: FieldNodes): void {
    try {
      this.#put(path, complete(this, value, path));
    } catch (error) {
      this.#failLate(path, nodes, error);
    }
  }

  /** As `fieldError`, for a value whose parents are already part of the response. */
  #failLate(path: ResponsePath, nodes: FieldNodes, error: unknown): void {
    // An error of another field has removed the value, or the whole response.
    if (this.#isOver || !this.#isInAnswer(path)) return;
    this.#addError(this.#locate(path, nodes, error));
    let nulled: ResponsePath | undefined = path;
    while (nulled && nulled !== this.#root && !nulled.isNullable) nulled = nulled.prev;
    if (nulled && nulled !== this.#root) this.#put(nulled, null);
    else this.#end();
  }

  #addError(error: GraphQLError): void {
    (this.#errors ??= []).push(error);
  }

  #locate(path: ResponsePath, nodes: FieldNodes, error: unknown): GraphQLError {
    this.#credit -= ERROR_WORK;
    this.bytes += ERROR_BYTES;
    if (this.#errors && this.#errors.length >= MOST_ERRORS) return FURTHER_ERROR;
    const at = responsePathAsArray(path);
    try {
      return locateError(error, nodes, at);
    } catch {
      // Its own properties throw.
      return new GraphQLError('A value was thrown that cannot be read.', { nodes, path: at });
    }
  }

  #checkLimits(): void {
    const { nodes, bytes } = this.limits;
    if (this.nodes > nodes) throw this.stop(this.#tooManyNodes());
    if (this.bytes > bytes) throw this.stop(tooManyBytes((this.limits.whole ?? this.limits).bytes));
    this.#reportWork();
    this.mustYield = this.scheduler.isExhausted;
  }

  #tooManyNodes(): GraphQLError {
    return tooManyNodes((this.limits.whole ?? this.limits).nodes);
  }

  /** Each node counts as work, so that the limit of nodes cannot be exceeded before the next check. */
  #reportWork(): void {
    this.scheduler.spend(this.#granted - this.#credit);
    this.#granted = Math.min(this.#workPerCheck, this.limits.nodes - this.nodes);
    this.#credit = this.#granted;
  }

  #end(): void {
    this.data = null;
    this.#isOver = true;
    this.#endTasks();
    this.#onSettled?.();
  }

  #put(path: ResponsePath, value: unknown): void {
    if (value === PENDING) return;
    const parent = this.#parentOf(path);
    if (parent) parent[path.key] = value;
  }

  /** Whether all parents of a path are part of the response. */
  #isInAnswer(path: ResponsePath): boolean {
    for (let child = path; ; child = child.prev) {
      const parent = this.#parentOf(child);
      if (!parent || (child !== path && parent[child.key] !== child.container)) return false;
      if (child.prev === this.#root || !child.prev) return true;
    }
  }

  #parentOf({ prev }: ResponsePath): Container | null | undefined {
    return prev === this.#root ? this.data : (prev?.container as Container | undefined);
  }

  /** The tasks of later turns. */
  #waitingTasks(): TaskStack {
    if (!this.#tasks) {
      this.#tasks = new TaskStack();
      this.limits.batches?.hold();
      this.scheduler.add(this);
    }
    return this.#tasks;
  }

  #endTasks(): void {
    if (!this.#tasks) return;
    this.#tasks = undefined;
    this.limits.batches?.release();
  }

  #settleOne(): void {
    this.#pending -= 1;
    if (this.#pending === 0) this.#onSettled?.();
  }
}

/** An object or a list of a response, with values by key or index. */
export type Container = Record<string | number, unknown>;

/** A position in a response. Its enumerable properties are those of graphql-js's `Path`, for resolvers. */
export class ResponsePath {
  readonly prev: ResponsePath | undefined;
  readonly key: string | number;
  readonly typename: string | undefined;
  readonly #isNullable: boolean;
  #container: object | undefined;

  constructor(prev: ResponsePath | undefined, key: string | number, typename: string | undefined, isNullable: boolean) {
    this.prev = prev;
    this.key = key;
    this.typename = typename;
    this.#isNullable = isNullable;
  }

  /** Whether null is allowed here. If not, an error propagates to the parent. */
  get isNullable(): boolean {
    return this.#isNullable;
  }

  /** The object or list at this position, once it was begun. */
  get container(): object | undefined {
    return this.#container;
  }

  set container(container: object) {
    this.#container = container;
  }

  /** The path of the field whose value, or an item of it, this is. */
  get field(): ResponsePath {
    return this.typename === undefined && this.prev ? this.prev.field : this;
  }
}

type Task = () => void;

/**
 * Deferred tasks. The last deferred group comes first, in its own order: begun values are completed before others begin, so
 * that few lists and promises are open at a time.
 */
export class TaskStack {
  readonly #tasks: Task[] = [];
  /** Added since the last task was taken. */
  readonly #added: Task[] = [];
  readonly #urgent: Task[] = [];

  get isEmpty(): boolean {
    return this.#tasks.length === 0 && this.#added.length === 0 && this.#urgent.length === 0;
  }

  add(task: Task): void {
    this.#added.push(task);
  }

  /** Adds a task that comes before all others, because it may make them unnecessary. */
  addUrgent(task: Task): void {
    this.#urgent.push(task);
  }

  take(): Task | undefined {
    const urgent = this.#urgent.pop();
    if (urgent) return urgent;
    for (let task = this.#added.pop(); task; task = this.#added.pop()) this.#tasks.push(task);
    return this.#tasks.pop();
  }
}

type Location = Pick<GraphQLError, 'locations' | 'nodes' | 'positions' | 'source'>;

/** A line is counted from the start of its document, so that it is counted once for the errors of all rows. */
const locations = new WeakMap<FieldNodes, Location>();

/** As graphql-js's `locatedError`, which counts the lines of the document for each row of a list. */
export function locateError(error: unknown, nodes: FieldNodes, path: readonly (string | number)[]): GraphQLError {
  const known = locations.get(nodes);
  const located = locatedError(error, known ? undefined : nodes, path);
  if (!known) {
    const { locations: found, nodes: own, positions, source } = located;
    if (own === nodes) locations.set(nodes, { locations: found, nodes: own, positions, source });
    return located;
  }
  const isOwn = located === error || located.nodes !== undefined || located.source !== undefined;
  return isOwn ? located : Object.assign(located, known);
}

/** The limits of one run of an operation. */
export interface ExecutionLimits {
  /** Objects and list items of the response, including those that an error removes. */
  readonly nodes: number;
  /** Bytes of the response's data as JSON. */
  readonly bytes: number;
  /** Errors of variables that a result has at most. */
  readonly maxErrors?: number | undefined;
  /** The limits that messages name, if these are the rest of them. */
  readonly whole?: Pick<ExecutionLimits, 'nodes' | 'bytes'>;
  /** The reason to stop, if there is one. Checked after each yield to the event loop. */
  cancelled(): Error | undefined;
  /** Wraps the call of each resolver; absent unless the operation is traced. */
  readonly observeResolver?: ObserveResolver | undefined;
  /** Held while fields wait for a later turn: they may add keys. */
  readonly batches?: BatchControl | undefined;
}

/** Defers the dispatch of batches. Each hold ends with a release. */
export interface BatchControl {
  hold(): void;
  release(): void;
}

/** Errors of a result that have a message and a path, as many as `limits.errors` may be. Further ones are only counted. */
export const MOST_ERRORS = 1000;

/** The limits of a run whose caller gives none. */
export const DEFAULT_LIMITS: ExecutionLimits = {
  nodes: 500_000,
  bytes: 16 * 1024 * 1024,
  cancelled: () => undefined,
};

/** The error of a run that exceeds its limit of objects and list items. */
export function tooManyNodes(limit: number): GraphQLError {
  return tooComplex(`The answer has more than ${limit} objects and list items, the limit set by limits.nodes.`);
}

/** The error of a run that exceeds its limit of bytes. */
export function tooManyBytes(limit: number): GraphQLError {
  return tooComplex(`The answer is larger than ${limit} bytes, the limit set by limits.answer.`);
}

/** The error of a run that reaches the same fields by too many combinations of fragments. */
export function tooManySelections(): GraphQLError {
  return tooComplex('The operation combines its fragments in too many ways.');
}

function tooComplex(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'OPERATION_TOO_COMPLEX' } });
}

/** In workerd, turns belong to a request: those that one requests may never come for the others. */
export const hasTurns = globalThis.navigator?.userAgent !== 'Cloudflare-Workers';

// Tests of programs with a gateway may replace the clock, and a turn that never comes would stop all later ones.
const realImmediate = globalThis.setImmediate;

/** Calls back in the next turn of the event loop. In workerd, `setImmediate` must not be called as a method. */
export const nextTurn: (callback: () => void) => unknown = realImmediate.bind(undefined);

/** Work in steps, with other work in between. */
export interface Resumable {
  /** Does the next step, and says whether there are more. One that throws has no more. */
  resume(): boolean;
}

/** Fields completed in one turn: less than a millisecond where they are properties, some where each has a resolver. */
const WORK_PER_TURN = 65_536;
/** The part of a turn's work after which the next turn is requested, even if no work waits for it. */
const NOTICED = 1 / 4;

/** The part of a turn's work that one run does before the next, so that a run of many small steps does not take a turn for each. */
const SHARE = 1 / 4;

/**
 * Divides the work of all runs over turns of the event loop. Work is counted instead of timed, so that turns and batches do
 * not depend on the load of the machine.
 */
export class TurnScheduler {
  /** Whether further work should wait for the next turn. */
  isExhausted = false;
  /** Work done in this turn, in fields. */
  #work = 0;
  readonly #workPerTurn: number;
  readonly #nextTurn: (callback: () => void) => unknown;
  readonly #waiting: Resumable[] = [];
  #isScheduled = false;

  constructor(workPerTurn = WORK_PER_TURN, atNextTurn = nextTurn) {
    this.#workPerTurn = workPerTurn;
    this.#nextTurn = atNextTurn;
  }

  /** Whether work waits for its turn. */
  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Counts work that was done. It does not count in the turns of later requests: by then a new turn has begun. */
  spend(work: number): void {
    this.#work += work;
    this.isExhausted = this.#work >= this.#workPerTurn;
    if (this.#work >= NOTICED * this.#workPerTurn) this.#schedule();
  }

  /** Resumes this in later turns, in rotation with all others, until it has no more steps. */
  add(resumable: Resumable): void {
    this.#waiting.push(resumable);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#nextTurn(() => this.#turn());
  }

  #turn(): void {
    this.#isScheduled = false;
    this.#work = 0;
    this.isExhausted = false;
    try {
      while (!this.isExhausted) {
        const next = this.#waiting.shift();
        if (!next) return;
        if (this.#resume(next)) this.#waiting.push(next);
      }
    } finally {
      // Also if one has thrown, which the others must not wait for.
      if (this.isBusy || this.isExhausted) this.#schedule();
    }
  }

  /** Does steps of one run, up to its share of a turn, and says whether there are more. */
  #resume(next: Resumable): boolean {
    const end = Math.min(this.#workPerTurn, this.#work + SHARE * this.#workPerTurn);
    do {
      this.#work += 1;
      this.isExhausted = this.#work >= this.#workPerTurn;
      if (!next.resume()) return false;
    } while (this.#work < end);
    return true;
  }
}

/** What work needs of a scheduler. */
export type Turns = Pick<TurnScheduler, 'isExhausted' | 'spend' | 'add'>;

/** The scheduler of all runs in this process, which share one event loop. */
export const eventLoop = new TurnScheduler(hasTurns ? WORK_PER_TURN : Infinity);
