import { GraphQLError } from 'graphql';
import type { ErrorCode } from './error-codes.ts';
import { isGraphQLError } from './execution/values.ts';

/** The HTTP response of an error, as its extension `http`, which is not sent. */
export interface HttpExtension {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status comes from the GraphQL-over-HTTP specification: for `application/json` it is 200. */
  readonly spec?: boolean;
  /** The status with the setting `http.statusCodes: draft`, where it differs. */
  readonly draftStatus?: number;
}

/** The status of a request or document that can be read, and is not valid. */
export const INVALID: HttpExtension = { status: 400, spec: true, draftStatus: 422 };
/** The same for a request whose parameters are no GraphQL request, in any media type. */
export const MALFORMED: HttpExtension = { status: 400, draftStatus: 422 };

export interface RequestErrorOptions extends HttpExtension {
  readonly code?: ErrorCode;
}

/** Creates an error for a request that is refused before execution. */
export function requestError(message: string, options: RequestErrorOptions = {}): GraphQLError {
  const { code = 'BAD_REQUEST', status = 400, ...rest } = options;
  return new GraphQLError(message, { extensions: { code, http: { status, ...rest } } });
}

/** The extension `http` of an error, if it has one. */
export function httpExtension(error: unknown): HttpExtension | undefined {
  const http: unknown = isGraphQLError(error) ? error.extensions['http'] : undefined;
  return typeof http === 'object' && http !== null ? http : undefined;
}
