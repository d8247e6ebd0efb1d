import type { TestBench } from './bench.ts';
import { type Bounds, exceeded } from './bounds.ts';
import { type Figures, leastOf } from './figures.ts';
import type { CostlyRequest } from './request.ts';

/** A figure beyond its bound by this factor is beyond it on an idle machine too. */
const SATURATED = 6;
const MEASUREMENTS = 3;

/** The figures of a request; the least of several measurements if one is beyond a bound, because the machine has other load. */
export async function measureCarefully(bench: TestBench, request: CostlyRequest, bounds: Bounds): Promise<Figures> {
  const first = await bench.measure(request);
  if (exceeded(first, bounds).length === 0 || isSaturated(first, bounds)) return first;
  return leastOf([first, await bench.measure(request, MEASUREMENTS - 1)]);
}

/** Whether a request is so costly that it need not be made worse. */
export function isSaturated(figures: Figures, bounds: Bounds): boolean {
  const most = Object.fromEntries(Object.entries(bounds).map(([name, bound]) => [name, bound * SATURATED]));
  return exceeded(figures, most).length > 0;
}
