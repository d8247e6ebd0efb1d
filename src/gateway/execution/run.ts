import { type ExecutionResult, GraphQLError, locatedError, responsePathAsArray } from 'graphql';
import type { FieldNodes } from './document.ts';
import { type ExecutionLimits, MOST_ERRORS, tooManyBytes, tooManyNodes } from './execution-limits.ts';
import { locateError } from './located-error.ts';
import type { Container, ResponsePath } from './response-path.ts';
import { type Task, TaskStack } from './task-stack.ts';
import type { Resumable, Turns } from './turn-scheduler.ts';
import { ignoreRejections, isGraphQLError, isPromiseLike } from './values.ts';

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

  get isSettled(): boolean {
    return this.#pending === 0 || this.#isOver;
  }

  /** Resolves when no value is pending. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      this.#onSettled = resolve;
    });
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
    this.#tasks = undefined;
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
    this.#tasks = undefined;
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
      this.scheduler.add(this);
    }
    return this.#tasks;
  }

  #settleOne(): void {
    this.#pending -= 1;
    if (this.#pending === 0) this.#onSettled?.();
  }
}
