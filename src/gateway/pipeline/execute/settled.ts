import type { SettleCost } from '../../budgets/index.ts';
import type { Executable } from './executor.ts';

/** The operation, whose charge ends with its execution. */
export function settled(executable: Executable, settle: SettleCost): Executable {
  return {
    ...executable,
    start: (done) =>
      executable.start((outcome) => {
        settle(outcome.cost.actual);
        done(outcome);
      }),
  };
}
