import type { Cause } from '#log';
import { UpstreamError } from '#upstream';
import { isGraphQLError } from '../execution/values.ts';
import { OperationTimeoutError } from '../limits/ended-errors.ts';
import { CallerGoneError } from '../types.ts';
import { loggableStack } from './loggable-stack.ts';
import { isResolverTypeError, toPublicError } from './public-error.ts';

/** The line of the log for an error: the original error and its stack, which no caller sees. */
export function causeOf(error: unknown, requestId: string): Cause {
  const path = isGraphQLError(error) ? error.path?.join('.') : undefined;
  const original = (isGraphQLError(error) ? error.originalError : undefined) ?? error;
  if (original instanceof UpstreamError) return upstreamCause(original, { requestId, path });
  if (original instanceof CallerGoneError) {
    return { level: 'debug', message: original.message, fields: { requestId, path } };
  }
  const { message, extensions } = toPublicError(error, { requestId, suggestions: true });
  const code = String(extensions['code']);
  if (original instanceof OperationTimeoutError || code === 'UPSTREAM_INVALID_RESPONSE') {
    const stack = original instanceof Error && isResolverTypeError(original) ? loggableStack(original) : undefined;
    return { level: 'warn', message, fields: { requestId, path, code, stack } };
  }
  if (code === 'INTERNAL_SERVER_ERROR') {
    const stack = loggableStack(original);
    const failed = path === undefined ? 'A request failed' : 'A resolver failed';
    return { level: 'error', message: failed, fields: { requestId, path, stack } };
  }
  return { level: 'debug', message: 'Refused', fields: { requestId, path, code } };
}

function upstreamCause(error: UpstreamError, request: { requestId: string; path: string | undefined }): Cause {
  const { code, status, upstreamCode, call, advice } = error;
  const cause = error.cause instanceof Error ? `${error.cause.name}: ${error.cause.message}` : undefined;
  const operation = { api: call.slug, operation: call.operation.id };
  return {
    level: 'warn',
    message: error.message,
    fields: { ...request, code, ...operation, status, upstreamCode, cause, advice },
  };
}
