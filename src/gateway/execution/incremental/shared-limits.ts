import type { ExecutionLimits } from '../execution-limits.ts';
import type { ObserveResolver } from '../observe-resolver.ts';
import type { Run } from '../run.ts';

/** The limits of one response, shared by the runs of its parts. */
export class SharedLimits {
  readonly total: ExecutionLimits;
  readonly #runs = new Set<Run>();
  #settledNodes = 0;
  #settledBytes = 0;

  constructor(total: ExecutionLimits) {
    this.total = total;
  }

  add(run: Run): void {
    this.#runs.add(run);
  }

  /** Keeps the counts of a run that is settled. */
  settle(run: Run): void {
    if (!this.#runs.delete(run)) return;
    this.#settledNodes += run.nodes;
    this.#settledBytes += run.bytes;
  }

  /** The objects and list items that a run may have beside all others. */
  nodesOf(run: Run | undefined): number {
    let nodes = this.total.nodes - this.#settledNodes;
    for (const each of this.#runs) if (each !== run) nodes -= each.nodes;
    return nodes;
  }

  bytesOf(run: Run | undefined): number {
    let bytes = this.total.bytes - this.#settledBytes;
    for (const each of this.#runs) if (each !== run) bytes -= each.bytes;
    return bytes;
  }
}

/** The limits of one run of a response in parts. */
export class PartLimits implements ExecutionLimits {
  readonly observeResolver: ObserveResolver | undefined;
  readonly whole: Pick<ExecutionLimits, 'nodes' | 'bytes'>;
  readonly #shared: SharedLimits;
  run: Run | undefined;

  constructor(shared: SharedLimits) {
    this.#shared = shared;
    this.observeResolver = shared.total.observeResolver;
    this.whole = shared.total;
  }

  get nodes(): number {
    return this.#shared.nodesOf(this.run);
  }

  get bytes(): number {
    return this.#shared.bytesOf(this.run);
  }

  cancelled(): Error | undefined {
    return this.#shared.total.cancelled();
  }
}
