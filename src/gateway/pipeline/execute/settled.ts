import type { SettleCost } from '../../limits/budgets.ts';
import type { Executable } from './executor.ts';

/** The operation, whose charge ends with its execution, and at once where it cannot be started. */
export function settled(executable: Executable, settle: SettleCost): Executable {
  return {
    ...executable,
    start(done) {
      try {
        return executable.start((outcome) => {
          if (outcome.parts) outcome.parts.onEnd((cost) => settle(cost.actual));
          else settle(outcome.cost.actual);
          done(outcome);
        });
      } catch (error) {
        settle(0);
        throw error;
      }
    },
  };
}
