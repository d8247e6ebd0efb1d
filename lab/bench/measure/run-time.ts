import { readdirSync, readFileSync } from 'node:fs';

/**
 * The CPU seconds of a process and its threads, to the nanosecond: short turns need it, because the kernel's accounting of whole
 * processes counts in hundredths of a second. Threads that have ended are left out.
 */
export function runTime(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadTime(`/proc/${pid}/task/${thread}`), 0);
}

function threadTime(thread: string): number {
  const [nanoseconds = ''] = readFileSync(`${thread}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e9;
}
