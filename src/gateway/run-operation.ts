import type { ExecutionResult } from 'graphql';
import type { Gateway } from './gateway.ts';
import type { RequestParameters } from './http/parameters.ts';
import { errorsIn } from './result/shaper.ts';
import { type Caller, Held, OPEN_IDENTITY } from './types.ts';

/** A caller in this process. Without an identity it may do everything. */
export type LocalCaller = Omit<Caller, 'identity'> & Partial<Pick<Caller, 'identity'>>;

/** Executes one operation without HTTP. Errors are masked as in responses. */
export async function runOperation(
  gateway: Gateway,
  parameters: RequestParameters,
  local: LocalCaller,
  signal: AbortSignal,
): Promise<ExecutionResult> {
  const { persisted, executor, shaper } = await gateway.handler();
  const caller: Caller = {
    identity: local.identity ?? OPEN_IDENTITY,
    requestId: local.requestId,
    label: local.label ?? local.identity?.label,
    observation: local.observation,
    header: (name) => local.header(name),
  };
  try {
    const document = persisted.textOf(parameters);
    const initialContext = () => ({ params: { ...parameters, query: document } });
    const request = { method: 'POST', document, caller, parameters, uploads: undefined, initialContext };
    const executable = executor.prepare(request);
    const held = new Held();
    if (signal.aborted) held.end();
    signal.addEventListener('abort', () => held.end(), { once: true });
    const { result } = await executable.execute(held);
    return shaper.masked(result, caller.requestId);
  } catch (error) {
    return shaper.masked({ errors: errorsIn(error) }, caller.requestId);
  }
}
