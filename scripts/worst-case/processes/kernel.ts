import { readFileSync, writeFileSync } from 'node:fs';

/** Processor milliseconds of a process's main thread, to the microsecond. */
export function mainThreadMs(pid: number): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

/** Sets the peak of a process's resident memory back to what it holds, and returns that. */
export function resetPeak(pid: number): number {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return peakBytes(pid);
}

/** The most memory that a process held since the peak was set back. */
export function peakBytes(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
}
