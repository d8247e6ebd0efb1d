import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { errorsIn } from '../result/shaper.ts';

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
