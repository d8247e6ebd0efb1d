import type { Checked } from './check.ts';
import type { Machine } from './machine.ts';
import type { Auth } from './measure/auth.ts';
import type { Calls } from './measure/calls.ts';
import type { Clients } from './measure/clients.ts';
import type { Growth } from './measure/growth.ts';
import type { Latency } from './measure/latency.ts';
import type { Memory } from './measure/memory.ts';
import type { Parts } from './measure/parts.ts';
import type { Start } from './measure/start.ts';
import { median } from './measure/statistics.ts';
import type { Cell, Sample } from './measure/throughput.ts';

/** The results of a run. Sections that were not run are absent. */
export interface Results {
  readonly date: string;
  readonly quick: boolean;
  readonly machine: Machine;
  readonly contestants: readonly {
    readonly id: string;
    readonly name: string;
    readonly remarks?: readonly string[] | undefined;
    readonly missing?: string | undefined;
  }[];
  readonly checked: readonly Checked[];
  readonly cells: readonly Cell[];
  /** By contestant. */
  readonly calls?: Readonly<Record<string, Calls>> | undefined;
  /** Manifold's calls for repeated questions, where responses may be cached. */
  readonly cachedCalls?: Calls | undefined;
  readonly clients?: Clients | undefined;
  readonly parts?: Parts | undefined;
  readonly auth?: Auth | undefined;
  readonly latencies?: readonly Latency[] | undefined;
  readonly growth?: Growth | undefined;
  readonly memory?: Memory | undefined;
  readonly starts?: readonly Start[] | undefined;
}

/** The median of a value over a cell's samples. */
export function of(cell: Cell | undefined, value: (sample: Sample) => number): number | undefined {
  return cell && cell.samples.length > 0 ? median(cell.samples.map(value)) : undefined;
}

/** The cell of a contestant at a workload. */
export function cellOf({ cells }: Results, contestant: string, workload: string, alike: boolean): Cell | undefined {
  return cells.find((cell) => cell.contestant === contestant && cell.workload === workload && cell.alike === alike);
}

/**
 * The work of one cell per CPU second, as a multiple of another's: the median over the rounds, each compared with the same
 * round of the other, because the other load of the machine differs from round to round.
 */
export function ratio(one: Cell | undefined, other: Cell | undefined): number | undefined {
  if (!one || !other) return undefined;
  const ratios = one.samples.flatMap((sample, round) => {
    const against = other.samples[round];
    return against ? [sample.requestsPerCpuSecond / against.requestsPerCpuSecond] : [];
  });
  return ratios.length > 0 ? median(ratios) : undefined;
}
