import { join } from 'node:path';
import type { WorkloadId } from '../workloads/index.ts';

/** The bench's own folder. */
export const BENCH = join(import.meta.dirname, '..');
/** The project's folder. */
export const PROJECT = join(BENCH, '..', '..');
/** The folder for temporary files. */
export const SCRATCH = join(BENCH, 'node_modules', '.cache', 'bench');

/** The environment of contestants on Node: the Node of this process, and a compile cache. */
export const nodeEnvironment = {
  NODE_ENV: 'production',
  NODE_NO_WARNINGS: '1',
  NODE_COMPILE_CACHE: join(SCRATCH, 'compiled'),
} as const;

/** A command that runs a script on this process's Node. */
export function onNode(script: string, ...args: readonly string[]) {
  return { file: process.execPath, args: [script, ...args], env: nodeEnvironment };
}

/** The port of a contestant, and its upstream. */
export interface ContestantSetup {
  readonly port: number;
  /** The origin of the upstream; an API is served below its slug. */
  readonly upstream: string;
  /** A folder for its files. */
  readonly folder: string;
}

/** A program and its arguments. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** The requests of a workload to a contestant. */
export interface Ask {
  readonly path: string;
  /** The body of request `n`; each number has another one. */
  readonly body: (n: number) => object;
  /** Headers besides those that HTTP demands. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The requests of the workloads that it supports. */
export type Asks = Readonly<Partial<Record<WorkloadId, Ask>>>;

/** A server that is measured in comparison with others. */
export interface Contestant {
  readonly id: string;
  readonly name: string;
  readonly asks: Asks;
  /** Its limits, and the replacements for what it lacks. */
  readonly remarks?: readonly string[];
  /** The reason why it cannot run here, if there is one. */
  missing?(): string | undefined;
  /** Writes its files, and returns the command that starts it. */
  prepare(place: ContestantSetup): Promise<Command> | Command;
}

/** The same document each time, with the variables of the request. */
export function graphql(path: string, query: string, variables: (n: number) => object): Ask {
  const plain = query.replaceAll(/\s+/g, ' ').trim();
  return { path, body: (n) => ({ query: plain, variables: variables(n) }) };
}
