import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { SCRATCH } from '../contestants/node.ts';
import { randomFrom } from '../measure/random.ts';
import { Callers, type Loss, type Seen } from './callers.ts';
import { type SoakOptions, WORKERS } from './options.ts';
import { startSoaked } from './processes.ts';

/** The readings of a run in which workers are killed. */
export interface Killing {
  readonly seen: Seen;
  readonly losses: readonly Loss[];
  /** When workers were killed, by the clock of `performance.now`. */
  readonly kills: readonly number[];
}

/** A caller learns a little later that its connection was closed. */
const NEWS_MS = 100;

/** Sends requests to several workers, of which one is killed from time to time. */
export async function soakKilling({ minutes, callers: count, kill: seconds = 0 }: SoakOptions): Promise<Killing> {
  mkdirSync(SCRATCH, { recursive: true });
  const soaked = await startSoaked(WORKERS);
  const callers = new Callers(soaked.port, count);
  const random = randomFrom(11);
  const kills: number[] = [];
  try {
    callers.work();
    const until = performance.now() + minutes * 60_000;
    while (performance.now() < until) {
      await pause(seconds * 1000);
      if (soaked.hasEnded()) throw new Error('Manifold ended by itself');
      const workers = soaked.workers();
      const victim = workers[Math.floor(random() * workers.length)];
      if (victim === undefined) continue;
      kills.push(performance.now());
      process.kill(victim, 'SIGKILL');
      if (kills.length % 6 === 0) console.log(lineOf(kills.length, callers));
    }
    await callers.rest();
    return { seen: callers.seen, losses: callers.losses, kills };
  } finally {
    await callers.rest();
    await soaked.stop();
  }
}

/** The findings as text, and whether every lost request was one that a killed worker held. */
export function killingReport({ seen, losses, kills }: Killing): { readonly text: string; readonly holds: boolean } {
  const unexplained = losses.filter(({ startedAt, endedAt }) => {
    return !kills.some((at) => startedAt < at + NEWS_MS && at < endedAt);
  });
  const holds = unexplained.length === 0 && kills.length > 0;
  const text = [
    '',
    `${kills.length} workers killed. ${seen.sent} requests: ${seen.answered} answered, ${seen.left} left by their callers, ${seen.lost} lost.`,
    holds
      ? 'Holds: each lost request was held by a killed worker.'
      : `FAILS: ${unexplained.length} requests were lost that no killed worker held.`,
  ];
  return { text: text.join('\n'), holds };
}

const lineOf = (kills: number, { seen }: Callers) =>
  `${kills} killed  ${seen.answered} answered, ${seen.withErrors} with errors, ${seen.refused} refused, ${seen.left} left, ${seen.lost} lost`;
