import type { ExecutionResult } from 'graphql';
import type { Handler } from '../handler.ts';
import { CallerGoneError } from '../pipeline/execute/ended-errors.ts';
import type { ExecutionOutcome } from '../pipeline/execute/execution-outcome.ts';
import { settled } from '../pipeline/execute/settled.ts';
import type { PendingRequest } from '../pipeline/pending-request.ts';
import { errorsIn } from '../pipeline/shape/shaper.ts';
import { downloadError } from './download-error.ts';

type Data = NonNullable<ExecutionResult['data']>;

/** Runs the query of a download as its caller: within the same scopes, budgets, limits and plugins as any other. */
export async function runQuery(
  { executor }: Pick<Handler, 'executor'>,
  pending: PendingRequest,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const parameters = { query, variables, operationName: undefined, extensions: undefined };
  const { caller, admission, observation } = pending;
  try {
    const prepared = executor.prepare({
      method: 'POST',
      document: query,
      caller,
      parameters,
      uploads: undefined,
      initialContext: () => ({ params: parameters }),
    });
    const settle = await admission?.charge(prepared);
    if (pending.isOver) {
      settle?.(0);
      throw new CallerGoneError();
    }
    const executable = settle ? settled(prepared, settle) : prepared;
    observation?.executing(executable);
    const { result, cost } = await new Promise<ExecutionOutcome>((resolve) => {
      pending.onAbandon(executable.start(resolve));
    });
    observation?.executed(cost);
    const [error] = result.errors ?? [];
    if (error) throw error;
    return result.data ?? {};
  } catch (error) {
    throw downloadError(errorsIn(error)[0]);
  }
}
