import type { Client, RequestOptions } from './client.ts';
import type { TypedDocument } from './document.ts';
import type { GraphErrorFacts, Result } from './graph-error.ts';

/** A GraphQL response, as other clients take it. */
export interface ExecutionResult {
  readonly data: Record<string, unknown> | null;
  readonly errors?: readonly FormattedError[];
  readonly extensions?: Record<string, unknown>;
}

interface FormattedError {
  readonly message: string;
  readonly path?: readonly (string | number)[] | undefined;
  readonly extensions: Record<string, unknown>;
}

interface Operation {
  readonly kind: string;
  readonly document: TypedDocument<unknown, Record<string, unknown>>;
  readonly variables: Record<string, unknown>;
}

/** Runs an operation of another client. Rejects if there is no GraphQL response. */
export async function executeOperation(
  client: Client,
  { kind, document, variables }: Operation,
  options: RequestOptions,
): Promise<ExecutionResult> {
  const isMutation = kind === 'mutation';
  const result = await (isMutation
    ? client.mutate(document, variables, options)
    : client.query(document, variables, options));
  return executionResult(result);
}

/** A result, as other clients take it. Throws if there is no GraphQL response. */
export function executionResult(result: Result<unknown>): ExecutionResult {
  const [error] = result.errors;
  if (error && (!result.response || error.code === 'INVALID_RESPONSE')) throw error;
  const errors = formattedErrors(result.errors);
  return {
    data: result.data as Record<string, unknown> | null,
    ...(errors.length > 0 && { errors }),
    ...(Object.keys(result.extensions).length > 0 && { extensions: { ...result.extensions } }),
  };
}

/** Errors as other clients take them. */
export function formattedErrors(errors: readonly GraphErrorFacts[]): readonly FormattedError[] {
  return errors.map(({ message, path, extensions }) => ({ message, path, extensions: { ...extensions } }));
}
