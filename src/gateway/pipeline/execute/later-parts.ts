import type { IncrementalResult } from '../../execution/incremental/compile-incremental.ts';
import type { Part } from '../../execution/incremental/part.ts';
import type { Cost } from '../../price/index.ts';
import type { PartsFormat } from '../parts-format.ts';
import type { LaterParts } from './execution-outcome.ts';

/** The parts of a response after the first; `end` is called once after the last. */
export function laterParts(
  increments: IncrementalResult['increments'],
  announced: readonly Part[],
  format: PartsFormat,
  end: () => Cost,
): LaterParts {
  const listeners: ((cost: Cost) => void)[] = [];
  let isOver = false;
  return {
    format,
    announced,
    async next() {
      const increment = await increments.next();
      if (!isOver && !increment?.hasNext) {
        isOver = true;
        const cost = end();
        for (const listener of listeners) listener(cost);
      }
      return increment;
    },
    onEnd: (listener) => void listeners.push(listener),
  };
}
