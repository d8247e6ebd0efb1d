import { type ExecutionResult, responsePathAsArray } from 'graphql';
import { resultOf } from '../compile.ts';
import { type Container, type ExecutionLimits, locateError, nextTurn, type ResponsePath, type Run } from '../run.ts';
import {
  type Deferrals,
  type DeferredFields,
  DeferredGroup,
  type DeferUsage,
  type Found,
  type Increment,
  Part,
  PartLimits,
  type PartResult,
  PartRun,
  ResponseTurns,
  type RunInputs,
  SharedLimits,
  type Stream,
} from './part.ts';

/** Items of a stream that are completed and delivered together. */
const ITEMS_PER_RESULT = 50;
/** The cost of a part, in completed fields, and in objects: it takes as much memory. */
const PART_WORK = 16;
const PART_NODES = 16;
/** The cost of a run of its own, and that of delivering its result, in completed fields. */
const RUN_WORK = 64;
const RESULT_WORK = 32;

/**
 * Executes the later parts of one response, each in a run of its own, and delivers their results. They begin with the part
 * that has their object, so that their lookups share its batches.
 */
export class Delivery implements Deferrals {
  readonly queue = new IncrementQueue();
  readonly #inputs: RunInputs;
  readonly #turns: ResponseTurns;
  readonly #limits: SharedLimits;
  readonly #byPath = new Map<ResponsePath | undefined, Map<DeferUsage, Part>>();

  constructor(inputs: RunInputs, limits: ExecutionLimits) {
    this.#turns = new ResponseTurns(inputs.scheduler);
    this.#inputs = { ...inputs, scheduler: this.#turns };
    this.#limits = new SharedLimits(limits);
  }

  /** The run of the first part. */
  firstRun(): PartRun {
    return this.#createRun();
  }

  /** The parts to announce with the first one, whose run is settled. */
  start(run: PartRun): readonly Part[] {
    this.#settle(run);
    const begun = this.#announce(run.found.children);
    const announced = this.queue.takeAnnounced();
    for (const part of begun) this.#advance(part);
    return announced;
  }

  addParts(run: PartRun, usages: readonly DeferUsage[], path: ResponsePath | undefined): void {
    for (const usage of usages) {
      run.countLeaf(PART_NODES, PART_WORK);
      this.#addPart(usage, path, run.found);
    }
  }

  defer(
    { found }: PartRun,
    deferred: readonly DeferredFields[],
    source: unknown,
    path: ResponsePath | undefined,
  ): void {
    for (const { usages, fields } of deferred) {
      const parts = usages.flatMap((usage) => this.#partOf(usage, path) ?? []);
      const begin = (own: Run) => {
        own.data = fields.complete(own, source, path);
      };
      this.#begin(new DeferredGroup(parts, path, begin), found);
    }
  }

  stream({ found }: PartRun, stream: Stream): void {
    const { path, label, items, from, rest } = stream;
    const part = new Part(path, label, true);
    found.parts.push(part);
    found.children.push(part);
    for (const group of groupsOf(part, stream, items, from, 0)) this.#begin(group, found);
    if (rest) void this.#addPages(part, stream, rest());
  }

  /** Adds the items of further pages as they come. Until the last page, the part is not complete. */
  async #addPages(part: Part, stream: Stream, pages: AsyncGenerator<readonly unknown[]>): Promise<void> {
    const { items, nodes, path } = stream;
    part.unfinished += 1;
    let length = items.length;
    try {
      for await (const page of pages) {
        if (part.isOver) break;
        for (const group of groupsOf(part, stream, page, 0, length)) this.#begin(group);
        length += page.length;
      }
    } catch (error) {
      const begin = () => {
        throw locateError(error, nodes, responsePathAsArray(path));
      };
      this.#begin(new DeferredGroup([part], path, begin, length));
    }
    part.unfinished -= 1;
    this.#advance(part);
  }

  #addPart(usage: DeferUsage, path: ResponsePath | undefined, found: Found): void {
    const part = new Part(path, usage.label);
    const parent = usage.parent && this.#partOf(usage.parent, path);
    // The items of a stream are delivered by themselves: a fragment inside of one comes after it, and not after a fragment around the list.
    const isAround = parent && found.list && depthOf(parent.path) <= depthOf(found.list);
    (parent && !isAround ? parent : found).children.push(part);
    found.parts.push(part);
    const atPath = this.#byPath.get(path);
    if (atPath) atPath.set(usage, part);
    else this.#byPath.set(path, new Map([[usage, part]]));
  }

  /** The part of a `@defer` at this object or the nearest one above it. */
  #partOf(usage: DeferUsage, path: ResponsePath | undefined): Part | undefined {
    for (let at = path; ; at = at.prev) {
      const part = this.#byPath.get(at)?.get(usage);
      if (part || !at) return part;
    }
  }

  #createRun(found?: Found, root?: ResponsePath): PartRun {
    const limits = new PartLimits(this.#limits);
    const run = new PartRun(this.#inputs, limits, this, found, root);
    limits.run = run;
    return run;
  }

  #begin(group: DeferredGroup, found?: Found): void {
    if (found?.isClosed) return;
    found?.groups.push(group);
    for (const part of group.parts) {
      part.groups.add(group);
      part.unfinished += 1;
    }
    queueMicrotask(() => {
      if (this.#turns.isExhausted) this.#turns.add({ resume: () => this.#execute(group) });
      else this.#execute(group);
    });
  }

  /** One step of the scheduler. */
  #execute(group: DeferredGroup): false {
    if (group.parts.every(({ isOver }) => isOver)) return false;
    this.#turns.spend(RUN_WORK);
    const run = this.#createRun(group.found, group.path);
    try {
      group.begin(run);
    } catch (error) {
      run.fail(error);
    }
    const settled = run.settled();
    if (settled) void settled.then(() => this.#finish(group, run));
    else this.#finish(group, run);
    return false;
  }

  #finish(group: DeferredGroup, run: PartRun): void {
    const result = resultOf(run);
    if (result instanceof Promise) void result.then((each) => this.#finished(group, run, each));
    else this.#finished(group, run, result);
  }

  #finished(group: DeferredGroup, run: PartRun, result: ExecutionResult): void {
    this.#turns.spend(RESULT_WORK);
    this.#settle(run);
    group.result = group.from === undefined ? result : { ...result, data: result.data && Object.values(result.data) };
    for (const part of group.parts) {
      part.unfinished -= 1;
      if (!result.data) part.errors ??= result.errors ?? [];
    }
    for (const part of group.parts) this.#advance(part);
  }

  /** Drops the parts and groups of objects that an error has removed. */
  #settle(run: PartRun): void {
    const { found } = run;
    run.limits.report();
    found.isClosed = true;
    if (!run.hasErrors) return;
    for (const part of found.parts) if (!run.contains(part.path)) this.#drop(part);
    for (const group of found.groups) {
      if (group.result || run.contains(group.path)) continue;
      for (const part of group.parts) {
        part.groups.delete(group);
        part.unfinished -= 1;
      }
    }
  }

  /** Announces parts. Those without fields of their own are left out: their children begin in their place. */
  #announce(parts: readonly Part[]): readonly Part[] {
    return parts.flatMap((part) => {
      if (part.isOver) return [];
      if (part.groups.size > 0 || part.unfinished > 0) {
        this.queue.announce(part);
        return [part];
      }
      part.isOver = true;
      return this.#announce(part.children);
    });
  }

  #announceAndAdvance(parts: readonly Part[]): void {
    for (const part of this.#announce(parts)) this.#advance(part);
  }

  /** Delivers the results of an announced part: of a list in order, of a fragment once it is complete. */
  #advance(part: Part): void {
    if (part.isOver || part.id === undefined) return;
    if (part.isList) this.#deliverInOrder(part);
    else if (part.unfinished === 0 && !part.errors) for (const group of part.groups) this.#deliver(group);
    if (part.unfinished > 0 && !(part.isList && part.errors)) return;
    part.isOver = true;
    this.queue.complete(part);
    if (part.errors) for (const child of part.children) this.#drop(child);
    else this.#announceAndAdvance(part.children);
  }

  #deliverInOrder(part: Part): void {
    for (const group of part.groups) {
      if (!group.result?.data) return;
      this.#deliver(group);
    }
  }

  #deliver(group: DeferredGroup): void {
    if (group.isDelivered || !group.result) return;
    group.isDelivered = true;
    const part = deepest(group.parts);
    if (!part) return;
    this.queue.deliver({
      part,
      path: group.path,
      result: group.result,
      ...(group.from !== undefined && { from: group.from }),
    });
    this.#announceAndAdvance(group.found.children);
  }

  #drop(part: Part): void {
    part.isOver = true;
    for (const child of part.children) this.#drop(child);
  }
}

/** Groups of items of a list, of which those before `from` are in earlier parts; `offset` is the index of the first. */
function groupsOf(part: Part, { path, completeItem }: Stream, items: readonly unknown[], from: number, offset: number) {
  const groups: DeferredGroup[] = [];
  for (let start = from; start < items.length; start += ITEMS_PER_RESULT) {
    const begin = (run: Run) => {
      const chunk: Container = {};
      run.data = chunk;
      for (const [at, item] of items.slice(start, start + ITEMS_PER_RESULT).entries()) {
        const index = offset + start + at;
        chunk[index] = completeItem(run, item, path, index);
      }
    };
    groups.push(new DeferredGroup([part], path, begin, offset + start));
  }
  return groups;
}

/** The announced part whose object is nearest. */
function deepest(parts: readonly Part[]): Part | undefined {
  const announced = parts.filter(({ id }) => id !== undefined);
  return announced.toSorted((one, other) => depthOf(other.path) - depthOf(one.path))[0];
}

function depthOf(path: ResponsePath | undefined): number {
  let depth = 0;
  for (let at = path; at; at = at.prev) depth += 1;
  return depth;
}

/** The most entries of one increment, beside parts that begin in its results. */
const MOST_ENTRIES = 1000;

type Entry =
  | { readonly kind: 'announced' | 'completed'; readonly item: Part }
  | { readonly kind: 'results'; readonly item: PartResult };

/** Collects results until the client takes them: those of one turn of the event loop are delivered together. */
export class IncrementQueue {
  #entries: Entry[] = [];
  #lastId = 0;
  #open = 0;
  #waiting: (() => void) | undefined;

  announce(part: Part): void {
    part.id = this.#lastId++;
    this.#open += 1;
    this.#add({ kind: 'announced', item: part });
  }

  deliver(result: PartResult): void {
    this.#add({ kind: 'results', item: result });
  }

  complete(part: Part): void {
    this.#open -= 1;
    this.#add({ kind: 'completed', item: part });
  }

  /** Takes the parts to be announced with the first one. */
  takeAnnounced(): readonly Part[] {
    return this.#take().announced;
  }

  /** The next increment, in turn: undefined after the last. */
  async next(): Promise<Increment | undefined> {
    const isEmpty = this.#entries.length === 0;
    if (isEmpty && this.#open === 0) return undefined;
    if (isEmpty) {
      await new Promise<void>((resolve) => {
        this.#waiting = resolve;
      });
    }
    return this.#take();
  }

  #take(): Increment {
    const increment = { announced: [] as Part[], results: [] as PartResult[], completed: [] as Part[] };
    let taken = 0;
    for (const { kind, item } of this.#entries) {
      // Clients take fragments that are not announced with their object as complete.
      if (taken >= MOST_ENTRIES && kind !== 'announced') break;
      if (kind === 'results') increment.results.push(item);
      else increment[kind].push(item);
      taken += 1;
    }
    this.#entries = this.#entries.slice(taken);
    return { ...increment, hasNext: this.#open > 0 || this.#entries.length > 0 };
  }

  #add(entry: Entry): void {
    this.#entries.push(entry);
    const waiting = this.#waiting;
    if (!waiting) return;
    this.#waiting = undefined;
    nextTurn(waiting);
  }
}
