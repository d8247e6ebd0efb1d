import { type DocumentNode, type GraphQLFormattedError, print } from 'graphql';

/** A document with the types of its operation, as GraphQL Code Generator writes it: a `DocumentNode`, or a text. */
export interface TypedDocument<Data, Variables> {
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
}

/** An operation for `execute`: `query` is a text, `document` has types. */
export interface Operation<Data, Variables> {
  readonly query?: string;
  readonly document?: string | DocumentNode | TypedDocument<Data, Variables>;
  readonly variables?: Variables;
  readonly operationName?: string;
  /** The caller's headers: credentials that are forwarded, and `x-request-id`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Cancels the operation and its upstream calls. */
  readonly signal?: AbortSignal;
}

/** The response to an operation, as a caller reads it. */
export interface OperationResult<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphQLFormattedError[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The text of an operation's document. Throws a `TypeError` if there is none. */
export function textOf<Data, Variables>({ query, document = query }: Operation<Data, Variables>): string {
  if (typeof document === 'string') return document;
  if (document instanceof String) return document.toString();
  if (document && 'kind' in document) return print(document);
  throw new TypeError('`execute` needs `query`, a text, or `document`, a text or a DocumentNode.');
}
