export type Task = () => void;

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
