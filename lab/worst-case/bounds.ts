import type { Settings } from '#config';
import type { Figures } from './figures.ts';

const MEBIBYTE = 1024 * 1024;
const MOST_STALL_MS = 50;
const MOST_MEMORY_BEYOND_ANSWER = 64 * MEBIBYTE;

/** The most that a request may cost, by figure. */
export type Bounds = Partial<Record<keyof Figures, number>>;

/** The bounds of a gateway with these limits. */
export function boundsOf({ answerBytes, nodes, calls, timeouts }: Settings['limits']): Bounds {
  return {
    stallMs: MOST_STALL_MS,
    waitMs: MOST_STALL_MS,
    memoryBytes: answerBytes + MOST_MEMORY_BEYOND_ANSWER,
    answerBytes,
    nodes,
    calls,
    tookMs: timeouts.operationMs + MOST_AFTER_DEADLINE_MS,
  };
}

/** The most milliseconds from the deadline of an operation to its response. */
export const MOST_AFTER_DEADLINE_MS = 100;

/** The figures that are beyond their bounds. */
export function exceeded(figures: Figures, bounds: Bounds): (keyof Figures)[] {
  return (Object.keys(bounds) as (keyof Figures)[]).filter(
    (name) => Number(figures[name]) > (bounds[name] ?? Infinity),
  );
}
