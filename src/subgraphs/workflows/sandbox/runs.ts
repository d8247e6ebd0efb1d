import type { Random, World } from '#sandbox';
import { LATER_DAYS, laterSales, sales } from '#sandbox/world/sales';
import { DAY, HOUR } from './account.ts';
import { fulfillment } from './fulfillment.ts';
import { repricing } from './repricing.ts';
import type { Run } from './run.ts';
import { stocktake } from './stocktake.ts';

/** The executions of the last weeks and of a few days to come. */
export function runsOf(world: World): readonly Run[] {
  const random = world.random('workflows');
  const days = Array.from({ length: 37 }, (_, index) => world.today + (index - 30) * DAY);
  return sortedByStart([...world.of(sales).map(fulfillment), ...routines(random, days)]);
}

/** The executions of the weeks after, which are made when they are needed. */
export function laterRuns(world: World): readonly Run[] {
  const days = Array.from({ length: LATER_DAYS }, (_, index) => world.today + (index + 7) * DAY);
  return [...laterSales(world).map(fulfillment), ...routines(world.random('workflows/later'), days)];
}

function routines(random: Random, days: readonly number[]): readonly Run[] {
  return [
    ...days.flatMap((day) => stocktake(random, day)),
    ...days.flatMap((day) => [0, 6, 12, 18].map((hour) => repricing(random, day + hour * HOUR))),
  ];
}

/** In the order in which they begin. */
export function sortedByStart(runs: readonly Run[]): readonly Run[] {
  const startOf = ({ steps }: Run) => steps[0]?.at ?? 0;
  return runs.toSorted((one, other) => startOf(one) - startOf(other));
}
