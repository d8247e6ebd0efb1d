import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { has } from '../../../scripts/debian.ts';

/** The core of the contestant, and those of everything else: load, upstream, this process. */
export interface Cores {
  readonly contestant: string;
  readonly others: string;
  readonly all: string;
}

const ALLOWED = /^Cpus_allowed_list:\s+(\S+)$/m;

/** `undefined` with a single core or without `taskset`: then all processes share the cores. */
export const cores = has('taskset') ? divided(allowed()) : undefined;

/** Moves this process, and those that it starts from now on, away from the contestant's core. */
export function makeWay(): void {
  if (cores) spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores.others, String(process.pid)]);
}

/** A command that runs another on these processors. */
export function pinned(on: keyof Cores, file: string, args: readonly string[]): [string, readonly string[]] {
  return cores ? ['taskset', ['--cpu-list', cores[on], file, ...args]] : [file, args];
}

/** One core for the contestant, so that more threads give it no advantage. */
export function divided(all: readonly number[]): Cores | undefined {
  const [contestant, ...others] = all;
  if (contestant === undefined || others.length === 0) return undefined;
  return { contestant: String(contestant), others: others.join(','), all: all.join(',') };
}

/** Reads a list such as `0-3,8`. */
export function listed(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first = Number.NaN, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

function allowed(): number[] {
  return listed(ALLOWED.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0');
}
