import type { EventQueue } from './event-queue.ts';

interface Job {
  readonly station: Station;
  leftUs: number;
  readonly done: () => void;
}

/** A computer, whose cores the running threads share evenly. */
export class Machine {
  readonly #events: EventQueue;
  readonly #cores: number;
  readonly #running = new Set<Job>();
  #at = 0;
  /** Earlier completions that were planned are void. */
  #plan = 0;

  constructor(events: EventQueue, cores: number) {
    this.#events = events;
    this.#cores = cores;
  }

  begin(job: Job): void {
    this.#advance();
    this.#running.add(job);
    this.#planNext();
  }

  get #rate(): number {
    return Math.min(1, this.#cores / this.#running.size);
  }

  #advance(): void {
    const { now } = this.#events;
    const usedUs = (now - this.#at) * this.#rate;
    this.#at = now;
    if (usedUs === 0) return;
    for (const job of this.#running) {
      job.leftUs -= usedUs;
      job.station.busyUs += usedUs;
    }
  }

  #planNext(): void {
    const plan = (this.#plan += 1);
    let next: Job | undefined;
    for (const job of this.#running) if (!next || job.leftUs < next.leftUs) next = job;
    if (!next) return;
    const job = next;
    this.#events.add(this.#events.now + Math.max(0, job.leftUs) / this.#rate, () => {
      if (plan !== this.#plan) return;
      this.#advance();
      this.#running.delete(job);
      job.station.next();
      this.#planNext();
      job.done();
    });
  }
}

/** A program with so many threads. Its work waits in a queue. */
export class Station {
  readonly #machine: Machine;
  readonly #waiting: { readonly us: number; readonly done: () => void }[] = [];
  #first = 0;
  #free: number;
  /** CPU time that it has used. */
  busyUs = 0;

  constructor(machine: Machine, threads = 1) {
    this.#machine = machine;
    this.#free = threads;
  }

  work(us: number, done: () => void): void {
    if (this.#free > 0) this.#begin(us, done);
    else this.#waiting.push({ us, done });
  }

  /** A thread is free again. */
  next(): void {
    this.#free += 1;
    const waiting = this.#waiting[this.#first];
    if (!waiting) return;
    this.#first += 1;
    if (this.#first > 1000) this.#waiting.splice(0, this.#first - (this.#first = 0));
    this.#begin(waiting.us, waiting.done);
  }

  #begin(us: number, done: () => void): void {
    this.#free -= 1;
    this.#machine.begin({ station: this, leftUs: us, done });
  }
}
