import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../error-codes.ts';
import { isGraphQLError } from '../execution/values.ts';
import { httpExtension } from '../pipeline/request-error.ts';
import { toPublicError } from '../pipeline/shape/public-error.ts';

/** The status of a download whose query failed, where it is not that of an interface that failed. */
const STATUSES: Partial<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 403,
  PERMISSION_DENIED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  OPERATION_TOO_COMPLEX: 413,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
};
const BAD_GATEWAY = 502;

/** The error of a query as that of a download, with a status that says what failed. */
export function downloadError(error: unknown): unknown {
  const own = httpExtension(error);
  // A status of the GraphQL-over-HTTP specification is one of the graph's own responses.
  if (own && !own.spec) return error;
  const { code, retryAfter } = toPublicError(error, { requestId: '', suggestions: false }).extensions;
  const status = STATUSES[code as ErrorCode] ?? BAD_GATEWAY;
  const headers: Record<string, string> = typeof retryAfter === 'number' ? { 'retry-after': `${retryAfter}` } : {};
  const { message, path, extensions, originalError } = asGraphQLError(error);
  const http = { status, headers };
  return new GraphQLError(message, { path, originalError, extensions: { ...extensions, http } });
}

function asGraphQLError(error: unknown): GraphQLError {
  return isGraphQLError(error) ? error : new GraphQLError('', { originalError: error as Error });
}
