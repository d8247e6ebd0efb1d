import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { GRACE_MS, OperationTimeoutError, PausableTimer } from '../limits/deadlines.ts';
import { errorsIn } from '../result/respond.ts';

/**
 * Wraps a plugin's HTTP hooks: an error becomes a response, which later hooks see. Yoga does so for all other hooks.
 */
export function withErrorResponses(
  plugin: Plugin,
  failure: (error: unknown, request: Request, serverContext: object) => Response,
): Plugin {
  const { onRequest, onResultProcess, onResponse } = plugin;
  const own: Plugin = { ...plugin };
  if (onRequest) {
    own.onRequest = async (hook) => {
      try {
        await onRequest(hook);
      } catch (error) {
        hook.endResponse(failure(error, hook.request, hook.serverContext));
      }
    };
  }
  if (onResultProcess) {
    own.onResultProcess = async (hook) => {
      try {
        await onResultProcess(hook);
      } catch (error) {
        hook.setResult({ errors: errorsIn(error) as NonNullable<ExecutionResult['errors']> });
      }
    };
  }
  if (onResponse) {
    own.onResponse = async (hook) => {
      try {
        await onResponse(hook);
      } catch (error) {
        hook.setResponse(failure(error, hook.request, hook.serverContext));
      }
    };
  }
  return own;
}

/** The deadline of a request with HTTP hooks, which may never settle. The time to receive the body does not count. */
export class HookDeadline extends PausableTimer {
  /** Rejects at the deadline. */
  readonly passed: Promise<never>;

  constructor(limitMs: number) {
    const { promise, reject } = Promise.withResolvers<never>();
    super(limitMs + GRACE_MS, () => reject(new OperationTimeoutError(limitMs)));
    this.passed = promise;
  }
}

/** Pauses the deadline during work with its own deadline. */
export async function withDeadlinePaused<Result>(deadline: HookDeadline, run: () => Promise<Result>): Promise<Result> {
  deadline.pause();
  try {
    return await run();
  } finally {
    deadline.resume();
  }
}
