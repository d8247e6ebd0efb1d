import type { IncrementalResult, PartsFormat } from '../../execution/incremental/compile.ts';
import type { Part } from '../../execution/incremental/part.ts';
import type { Cost } from '../../limits/price/price.ts';
import type { LaterParts } from './execution-outcome.ts';

/** Later parts, as their execution knows them. */
interface ExecutedParts extends LaterParts {
  /** Their reader has left. */
  abandon(): void;
}

/** The parts of a response after the first; `end` is called once, after the last or when they are abandoned. */
export function laterParts(
  increments: IncrementalResult['increments'],
  announced: readonly Part[],
  format: PartsFormat,
  end: () => Cost,
): ExecutedParts {
  const listeners: ((cost: Cost) => void)[] = [];
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    const cost = end();
    for (const listener of listeners) listener(cost);
  };
  return {
    format,
    announced,
    async next() {
      const increment = await increments.next();
      if (!increment?.hasNext) finish();
      return increment;
    },
    abandon: finish,
    onEnd: (listener) => void listeners.push(listener),
  };
}
