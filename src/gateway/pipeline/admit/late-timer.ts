const INTERVAL_MS = 25;

/** Measures by how much the event loop is late: as long as a request waits until it is seen. */
export class LateTimer {
  /** Calls back once, after an interval, with the milliseconds by which the timer was late. */
  start(measured: (lateMs: number) => void): void {
    const dueAt = performance.now() + INTERVAL_MS;
    setTimeout(() => measured(Math.max(0, performance.now() - dueAt)), INTERVAL_MS).unref();
  }
}
