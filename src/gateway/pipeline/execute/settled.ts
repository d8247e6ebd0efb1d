import type { SettleCost } from '../../budgets/index.ts';
import type { Executable } from './executor.ts';

/** The operation, whose charge ends with its execution. */
export function settled(executable: Executable, settle: SettleCost): Executable {
  return {
    ...executable,
    start: (done) =>
      executable.start((outcome) => {
        if (outcome.parts) outcome.parts.onEnd((cost) => settle(cost.actual));
        else settle(outcome.cost.actual);
        done(outcome);
      }),
  };
}
