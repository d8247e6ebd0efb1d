import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { hasEnded } from './children.ts';

const LONGEST_MS = 60_000;
const PAUSE_MS = 5;

/** Sends requests to a new process until it answers. Fails if it ends or takes longer than a minute. */
export async function untilAnswered(child: ChildProcess, name: string, ask: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    if (hasEnded(child)) {
      throw new Error(`${name} ended (${child.exitCode ?? child.signalCode}) before it answered`);
    }
    if (await ask().catch(() => false)) return;
    await pause(PAUSE_MS);
  }
  throw new Error(`${name} did not answer within a minute`);
}
