import { HashBuckets, LinkedQueue, type QueueNode } from '#collections';

/** One execution that any number of equal requests wait for. */
export interface SharedExecution<Result, About> {
  /** Data of its first request. */
  readonly about: About;
  /** Waits for the result. The returned function ends the waiting. */
  subscribe(settled: (result: Result) => void): () => void;
}

/** Begins an execution, which settles once. The returned function aborts it. */
type Start<Result> = (settle: (result: Result) => void) => () => void;

/**
 * Request coalescing: executions in flight, by a key of everything that makes two requests equal. An execution is aborted when its last
 * subscriber leaves, not when the first one does.
 */
export class Coalescer<Result, About> {
  readonly #underway = new HashBuckets<PendingExecution<Result, About>>();

  find(key: string): SharedExecution<Result, About> | undefined {
    return this.#underway.find(key);
  }

  /**
   * Begins an execution that equal requests can join, in place of any other with this key. Subscribe to it at once: later,
   * when it has settled, nothing of its result is held any more.
   */
  begin(key: string, start: Start<Result>, about: About): SharedExecution<Result, About> {
    const execution = new PendingExecution<Result, About>(key, this.#underway, about);
    this.#underway.add(execution);
    execution.abort = start((result) => execution.settle(result));
    return execution;
  }
}

class PendingExecution<Result, About> implements SharedExecution<Result, About> {
  readonly about: About;
  readonly key: string;
  hash = 0;
  next: PendingExecution<Result, About> | undefined;
  readonly #underway: HashBuckets<PendingExecution<Result, About>>;
  readonly #subscribers = new LinkedQueue<(result: Result) => void>();
  /** Absent before it has begun, and once it has settled. */
  abort: (() => void) | undefined;
  /** The result of an execution that settled while it began. */
  #early: { readonly result: Result } | undefined;

  constructor(key: string, underway: HashBuckets<PendingExecution<Result, About>>, about: About) {
    this.key = key;
    this.#underway = underway;
    this.about = about;
  }

  subscribe(settled: (result: Result) => void): () => void {
    if (this.#early) {
      settled(this.#early.result);
      return () => undefined;
    }
    let node: QueueNode<typeof settled> | undefined = this.#subscribers.add(settled);
    return () => {
      if (!node || !this.abort) return;
      this.#subscribers.remove(node);
      node = undefined;
      if (this.#subscribers.length > 0) return;
      this.#underway.remove(this);
      this.abort();
    };
  }

  settle(result: Result): void {
    this.#underway.remove(this);
    if (!this.abort) this.#early = { result };
    this.abort = undefined;
    for (let node = this.#subscribers.first; node; node = node.after) node.item(result);
  }
}
