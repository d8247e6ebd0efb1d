import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf } from './child-processes.ts';

/** The kernel's unit of CPU time: a hundredth of a second on Linux. */
const TICK_SECONDS = 0.01;

/** CPU seconds that a process, its threads and its children have used, by the kernel's accounting. */
export function cpuSeconds(pid: number): number {
  const [own, ...children] = family(pid);
  const ticks = [own, ...children].map((each) => {
    const [user = 0, system = 0, deadUser = 0, deadSystem = 0] = statOf(each ?? pid)
      .slice(11, 15)
      .map(Number);
    return user + system + deadUser + deadSystem;
  });
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_SECONDS;
}

/**
 * The same to the nanosecond, of threads that run: those that have ended are missing, so read it only as the difference of two moments
 * of a process whose threads stay.
 */
export function threadSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
  );
  return spent.reduce((sum, each) => sum + each, 0) / 1e9;
}

/** Bytes of memory that a process and its children hold. */
export function residentBytes(pid: number): number {
  return family(pid)
    .map((each) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0) * 1024)
    .reduce((sum, each) => sum + each, 0);
}

/** A process and everything that it started. */
function family(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(family)];
}

/** The fields of `stat` after the program's name, which may hold blanks. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
