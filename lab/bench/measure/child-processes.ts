import { readdirSync, readFileSync } from 'node:fs';

/** The processes that a process has started, the oldest of a thread first. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
    return text.split(' ').filter(Boolean).map(Number);
  });
}
