import type { WorkloadId } from '../workloads/index.ts';

/** Where a contestant is to serve, and from what. */
export interface Place {
  readonly port: number;
  /** The origin of the upstream; an interface is served below its slug. */
  readonly upstream: string;
  /** A folder for what it needs written. */
  readonly folder: string;
}

/** A program and its arguments. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** How a contestant is asked what a workload is about. */
export interface Ask {
  readonly path: string;
  /** The body of the request number `n`: another number, another question. */
  readonly body: (n: number) => object;
}

/** How it is asked for each workload that it can serve. */
export type Asks = Readonly<Partial<Record<WorkloadId, Ask>>>;

/** One of those that are measured side by side. */
export interface Contestant {
  readonly id: string;
  readonly name: string;
  readonly asks: Asks;
  /** What one has to know to compare it: what it lacks, and what is done instead. */
  readonly remarks?: readonly string[];
  /** Why it cannot run here; nothing if it can. */
  missing?(): string | undefined;
  /** Writes what it needs, and says how to start it. */
  prepare(place: Place): Promise<Command> | Command;
}

/** The same document each time, with the variables of the request. */
export function graphql(path: string, query: string, variables: (n: number) => object): Ask {
  const plain = query.replaceAll(/\s+/g, ' ').trim();
  return { path, body: (n) => ({ query: plain, variables: variables(n) }) };
}
