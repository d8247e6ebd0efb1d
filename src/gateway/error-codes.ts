import { UPSTREAM_CODES } from '../contract/codes.ts';

/** A value of `extensions.code`, as the documentation lists it. */
export interface ErrorCodeFacts {
  /** Where the error arises. */
  readonly of: 'request' | 'operation' | 'field';
  readonly when: string;
  /** Whether the same request can succeed later. */
  readonly retry?: string;
}

/** Every code of an error, for documentation and clients. Browsers read the types: of a contract, only its codes are imported. */
export const ERROR_CODES = {
  BAD_REQUEST: { of: 'request', when: 'The HTTP request is malformed.' },
  CSRF_PREVENTED: { of: 'request', when: 'A browser could send the request for another site: a header is missing.' },
  OVERLOADED: {
    of: 'request',
    when: 'The gateway is overloaded.',
    retry: 'after `Retry-After`',
  },
  BUDGETS_UNAVAILABLE: {
    of: 'request',
    when: 'The store cannot count the budgets of the caller now.',
    retry: 'after `Retry-After`',
  },
  PERSISTED_QUERY_NOT_FOUND: { of: 'request', when: 'The gateway knows no document with this id or hash.' },
  PERSISTED_QUERY_NOT_SUPPORTED: { of: 'request', when: 'The gateway has no persisted documents.' },
  PERSISTED_QUERY_REQUIRED: { of: 'request', when: 'The gateway accepts persisted documents only.' },
  GRAPHQL_PARSE_FAILED: { of: 'operation', when: 'The document is not valid GraphQL syntax.' },
  GRAPHQL_VALIDATION_FAILED: { of: 'operation', when: 'The document is not valid against the schema.' },
  OPERATION_RESOLUTION_FAILURE: {
    of: 'request',
    when: 'The document has no operation of this name, or several operations and no name is given.',
  },
  ERRORS_OMITTED: {
    of: 'field',
    when: 'More errors than `limits.errors`: this one stands for those of a field below the list at its path.',
  },
  FORBIDDEN: {
    of: 'operation',
    when: 'The caller lacks a scope; `missingScopes` lists those that the operation needs.',
  },
  ISSUER_UNAVAILABLE: {
    of: 'request',
    when: "The keys of the token's issuer cannot be fetched.",
    retry: 'after `Retry-After`',
  },
  OPERATION_TOO_COMPLEX: { of: 'operation', when: 'The operation is beyond a limit of the gateway.' },
  ...UPSTREAM_CODES,
  SUBSCRIBER_TOO_SLOW: {
    of: 'operation',
    when: 'A subscriber does not read its events.',
    retry: 'by a subscription `after` the last event',
  },
  SUBSCRIPTION_INTERRUPTED: {
    of: 'operation',
    when: 'The gateway stops while the subscription has further events.',
    retry: 'by a subscription `after` the last event',
  },
  NOT_CONFIGURED: { of: 'field', when: 'The gateway has no address for the API.' },
  INTERNAL_SERVER_ERROR: { of: 'field', when: 'The gateway failed. Its log has the cause under the `requestId`.' },
} as const satisfies Readonly<Record<string, ErrorCodeFacts>>;

/** A value of `extensions.code`. */
export type ErrorCode = keyof typeof ERROR_CODES;
