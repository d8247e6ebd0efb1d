import type { ConnectionIn, NodeOf } from './connection.ts';
import type { GraphDocument, Print } from './document.ts';
import type { Downloaded, DownloadOptions } from './download.ts';
import type { Result } from './graph-error.ts';
import type { PartialResult } from './incremental/parts.ts';
import type { OnUploadProgress } from './multipart.ts';
import type { Pages, PagesOptions } from './pages.ts';
import type { HeadersOption } from './prepare-request.ts';
import type { RetryOptions } from './retry.ts';

export interface ClientOptions {
  readonly url: string;
  readonly headers?: HeadersOption;
  readonly fetch?: typeof fetch;
  /**
   * Documents with an id are sent by it: queries as `get`, which HTTP caches can store, or all as `post`. If the gateway does
   * not know the id, the text is sent. False unless given: the text is sent, if there is one.
   */
  readonly persisted?: 'get' | 'post' | false;
  /** How queries are repeated; false for never. */
  readonly retry?: RetryOptions | false;
  /** For a call with its repetitions: 30 s unless given, and none for uploads. */
  readonly timeoutMs?: number;
  /** `print` of the package `graphql`, for a `DocumentNode` without its source. */
  readonly print?: Print;
}

export interface RequestOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** For documents with several operations. */
  readonly operationName?: string;
  /** The mutation may be sent more than once, so it is repeated as a query is. */
  readonly repeatable?: boolean;
  readonly onUploadProgress?: OnUploadProgress;
}

export interface SubscribeOptions extends Pick<RequestOptions, 'signal' | 'operationName'> {
  /** The cursor of the event after which the subscription begins; the variables need not have it. */
  readonly after?: string;
  /** Called when a connection is open (true), and when it is lost and will be opened again (false). */
  readonly onConnection?: (isOpen: boolean) => void;
  /** A connection on which nothing arrives for this time is opened again: 60 s unless given. The gateway sends signs of life. */
  readonly silenceMs?: number;
}

export type LiveOptions = Pick<SubscribeOptions, 'signal' | 'operationName' | 'onConnection' | 'silenceMs'>;

/** Variables may be left out if all of them are optional. Their type is the document's, so no others may be given. */
export type Arguments<Variables, Options> =
  Record<never, never> extends Variables
    ? [variables?: NoInfer<Variables>, options?: Options]
    : [variables: NoInfer<Variables>, options?: Options];

/** A client of the graph. An aborted call rejects with the reason of its signal. */
export interface Client {
  /** Runs a query. It resolves also if there are errors. */
  query<Data = unknown, Variables = Record<string, unknown>>(
    document: GraphDocument<Data, Variables>,
    ...rest: Arguments<Variables, RequestOptions>
  ): Promise<Result<Data>>;
  /** Runs a mutation, once unless it is `repeatable`. It resolves also if there are errors. */
  mutate<Data = unknown, Variables = Record<string, unknown>>(
    document: GraphDocument<Data, Variables>,
    ...rest: Arguments<Variables, RequestOptions>
  ): Promise<Result<Data>>;
  /** Runs a query or a mutation. Resolves with its data, or rejects with the first `GraphError`, which has the `result`. */
  request<Data = unknown, Variables = Record<string, unknown>>(
    document: GraphDocument<Data, Variables>,
    ...rest: Arguments<Variables, RequestOptions>
  ): Promise<Data>;
  /**
   * Runs a query or a mutation with `@defer` or `@stream`: the result of the parts that have arrived, each time that another
   * arrives. Objects that did not change are the same as before. It is not repeated. The response may also come as a whole.
   */
  incremental<Data = unknown, Variables = Record<string, unknown>>(
    document: GraphDocument<Data, Variables>,
    ...rest: Arguments<Variables, RequestOptions>
  ): AsyncGenerator<PartialResult<Data>, void, undefined>;
  /**
   * Follows a subscription: its results as they come. If the connection ends before the subscription, it is opened again and goes on after
   * the last event, without loss or repetition. It ends with the subscription, or with a result that has errors and is not retryable.
   */
  subscribe<Data = unknown, Variables = Record<string, unknown>>(
    document: GraphDocument<Data, Variables>,
    ...rest: Arguments<Variables, SubscribeOptions>
  ): AsyncGenerator<Result<Data>, void, undefined>;
  /**
   * Follows a query with `@live`: its result, and each other one. Objects that did not change are the same as before. If the connection
   * ends, it is opened again. It ends with a result that has errors and no further evaluation would mend.
   */
  live<Data = unknown, Variables = Record<string, unknown>>(
    document: GraphDocument<Data, Variables>,
    ...rest: Arguments<Variables, LiveOptions>
  ): AsyncGenerator<Result<Data>, void, undefined>;
  /**
   * Reads the `url` of a download, which goes on by itself if the connection breaks off. Rejects with a `GraphError`. The client's headers
   * are sent to the origin of the graph alone.
   */
  download(url: string, options?: DownloadOptions): Promise<Downloaded>;
  /** The nodes of the connection in a query, requested page by page. */
  pages<Data = unknown, Variables = Record<string, unknown>, Of = ConnectionIn<Data>>(
    document: GraphDocument<Data, Variables>,
    ...rest: Arguments<Variables, RequestOptions & PagesOptions<Data, Of>>
  ): Pages<Data, NodeOf<NonNullable<Of>>>;
}
