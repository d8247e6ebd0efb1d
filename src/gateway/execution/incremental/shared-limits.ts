import type { ExecutionLimits } from '../execution-limits.ts';
import type { ObserveResolver } from '../observe-resolver.ts';
import type { Run } from '../run.ts';

/** The limits of one response, shared by the runs of its parts. */
export class SharedLimits {
  readonly total: ExecutionLimits;
  /** What the runs have reported. */
  nodes = 0;
  bytes = 0;

  constructor(total: ExecutionLimits) {
    this.total = total;
  }
}

type Counts = Pick<Run, 'nodes' | 'bytes'>;

/** The limits of one run of an incremental response: the rest that all other runs leave. */
export class PartLimits implements ExecutionLimits {
  readonly observeResolver: ObserveResolver | undefined;
  readonly whole: Pick<ExecutionLimits, 'nodes' | 'bytes'>;
  readonly #shared: SharedLimits;
  readonly #reported = { nodes: 0, bytes: 0 };
  #counts: Counts = this.#reported;

  constructor(shared: SharedLimits) {
    this.#shared = shared;
    this.observeResolver = shared.total.observeResolver;
    this.whole = shared.total;
  }

  /** The run that these are the limits of. */
  set run(run: Counts) {
    this.#counts = run;
  }

  get nodes(): number {
    this.report();
    return this.#shared.total.nodes - this.#shared.nodes + this.#reported.nodes;
  }

  get bytes(): number {
    this.report();
    return this.#shared.total.bytes - this.#shared.bytes + this.#reported.bytes;
  }

  cancelled(): Error | undefined {
    return this.#shared.total.cancelled();
  }

  /** Adds what the run has completed since its last report. Each check reports, so a check need not ask the other runs. */
  report(): void {
    const { nodes, bytes } = this.#counts;
    this.#shared.nodes += nodes - this.#reported.nodes;
    this.#shared.bytes += bytes - this.#reported.bytes;
    this.#reported.nodes = nodes;
    this.#reported.bytes = bytes;
  }
}
