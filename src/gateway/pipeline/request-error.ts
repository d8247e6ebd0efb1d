import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../error-codes.ts';

/** The HTTP response of an error, as its extension `http`, which is not sent. */
export interface HttpExtension {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status comes from the GraphQL-over-HTTP specification: for `application/json` it is 200. */
  readonly spec?: boolean;
}

interface RequestErrorOptions extends HttpExtension {
  readonly code?: ErrorCode;
}

/** Creates an error for a request that is refused before execution. */
export function requestError(message: string, options: RequestErrorOptions = {}): GraphQLError {
  const { code = 'BAD_REQUEST', status = 400, ...rest } = options;
  return new GraphQLError(message, { extensions: { code, http: { status, ...rest } } });
}

/** The extension `http` of an error, if it has one. */
export function httpExtension(error: unknown): HttpExtension | undefined {
  const http: unknown = error instanceof GraphQLError ? error.extensions['http'] : undefined;
  return typeof http === 'object' && http !== null ? http : undefined;
}
