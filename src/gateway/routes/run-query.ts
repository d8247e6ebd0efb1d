import { type ExecutionResult, GraphQLError } from 'graphql';
import { executeCharged } from '../document/executor.ts';
import type { ErrorCode } from '../error-codes.ts';
import { isGraphQLError } from '../execution/values.ts';
import type { Handler } from '../handler.ts';
import { asFetchRequest } from '../http/repeated-header.ts';
import { httpExtension } from '../request-error.ts';
import { toPublicError } from '../result/public-error.ts';
import type { ResponseForm } from '../result/response-form.ts';
import { errorsIn } from '../result/shaper.ts';
import type { Held } from '../types.ts';

type Data = NonNullable<ExecutionResult['data']>;

/** Runs the query of a download as its caller: within the same scopes, budgets, limits and plugins as any other. */
export async function runQuery(
  { executor }: Pick<Handler, 'executor'>,
  { caller, request, budget, observation }: ResponseForm,
  held: Held,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const parameters = { query, variables, operationName: undefined, extensions: undefined };
  try {
    const executable = executor.prepare({
      method: 'POST',
      document: query,
      caller,
      parameters,
      uploads: undefined,
      initialContext: () => ({ params: parameters, request: asFetchRequest(request) }),
    });
    const settle = (await budget?.charge(executable)) ?? (() => undefined);
    observation?.executing(executable);
    const { result, cost } = await executeCharged(executable, settle, held);
    observation?.executed(cost);
    const [error] = result.errors ?? [];
    if (error) throw error;
    return result.data ?? {};
  } catch (error) {
    throw downloadError(errorsIn(error)[0]);
  }
}

/** The status of a download whose query failed, where it is not that of an API that failed. */
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
function downloadError(error: unknown): unknown {
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
