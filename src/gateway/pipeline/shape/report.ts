import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { UpstreamError } from '#upstream';
import type { Log } from '../../log.ts';
import { CallerGoneError, OperationTimeoutError } from '../execute/endings.ts';
import type { RequestContext } from '../identify/request-context.ts';
import { inOrder } from './error-order.ts';
import { isPublic, isResolverTypeError, toPublicError } from './public-error.ts';

/** Replaces every error of a result by what a caller may be told, and logs what really happened, a line each. */
export function useMask(log: Log, mostErrors: number): Plugin<RequestContext> {
  return {
    onExecute({ args }) {
      const { requestId } = args.contextValue.caller;
      return {
        onExecuteDone({ result, setResult }) {
          if (!('errors' in result) || !result.errors) return;
          for (const error of result.errors) report(log, error, requestId);
          const first = inOrder(result.errors, result.data).slice(0, mostErrors);
          const errors = first.map((error) => toPublicError(error, requestId));
          setResult({ ...result, errors });
        },
      };
    },
  };
}

/** Yoga's own hook for errors outside of execution. */
export function maskError(log: Log) {
  return (error: unknown): GraphQLError => {
    if (isPublic(error)) return error;
    report(log, error);
    return toPublicError(error);
  };
}

/** Logs what really happened, a line for each error. */
export function report(log: Log, error: unknown, requestId?: string): void {
  const path = error instanceof GraphQLError ? error.path?.join('.') : undefined;
  const original = (error instanceof GraphQLError ? error.originalError : undefined) ?? error;
  if (original instanceof UpstreamError) {
    const { code, status, upstreamCode, call, advice } = original;
    const cause = original.cause instanceof Error ? `${original.cause.name}: ${original.cause.message}` : undefined;
    const fields = {
      requestId,
      path,
      code,
      interface: call.slug,
      operation: call.operation.id,
      status,
      upstreamCode,
      cause,
      advice,
    };
    return log.warn(original.message, fields);
  }
  if (original instanceof CallerGoneError) return log.debug(original.message, { requestId, path });
  const { message, extensions } = toPublicError(error);
  const { code } = extensions;
  if (original instanceof OperationTimeoutError || code === 'UPSTREAM_INVALID_RESPONSE') {
    const stack = original instanceof Error && isResolverTypeError(original) ? stackOf(original) : undefined;
    return log.warn(message, { requestId, path, code, stack });
  }
  if (code === 'INTERNAL_SERVER_ERROR') {
    const stack = original instanceof Error ? stackOf(original) : String(original);
    return log.error('A resolver failed', { requestId, path, stack });
  }
  log.debug('Refused', { requestId, path, code });
}

/** Where it happened, and why: but what could not be read is quoted by a `SyntaxError`, and may be anybody's secret. */
function stackOf({ name, message, stack = '' }: Error): string {
  return name === 'SyntaxError' ? stack.replace(message, '…') : stack;
}
