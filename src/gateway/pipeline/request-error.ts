import { GraphQLError } from 'graphql';

/** How an error is answered over HTTP; it stays in the process. */
export interface HttpExtension {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status is that of the GraphQL-over-HTTP specification: `application/json` answers 200 instead. */
  readonly spec?: boolean;
}

interface RequestErrorOptions extends HttpExtension {
  readonly code?: string;
}

/** An error that ends a request before it is executed, with the status of its response. */
export function requestError(message: string, options: RequestErrorOptions = {}): GraphQLError {
  const { code = 'BAD_REQUEST', status = 400, ...rest } = options;
  return new GraphQLError(message, { extensions: { code, http: { status, ...rest } } });
}

/** How an error wants to be answered over HTTP, if it says so. */
export function httpExtension(error: unknown): HttpExtension | undefined {
  const http: unknown = error instanceof GraphQLError ? error.extensions['http'] : undefined;
  return typeof http === 'object' && http !== null ? http : undefined;
}
