import type { Client, ClientOptions, LiveOptions, RequestOptions, SubscribeOptions } from './client.ts';
import type { Connection } from './connection.ts';
import { type GraphDocument, isUnknownDocument, readDocument, type SentDocument } from './document.ts';
import { type DownloadOptions, download } from './download.ts';
import { GraphError, type GraphErrorFacts, type Result } from './graph-error.ts';
import { ACCEPT_PARTS, type PartialResult, type ReadParts, readParts } from './incremental/parts.ts';
import { type Extracted, extractFiles } from './multipart.ts';
import { type PagesOptions, pagesOf } from './pages.ts';
import { type GraphRequest, prepareRequest } from './prepare-request.ts';
import { failure, readResult } from './read-result.ts';
import { retry } from './retry.ts';
import { follow } from './subscription/follow.ts';

type Variables = Readonly<Record<string, unknown>>;
type AnyDocument = GraphDocument<never, never>;
type Kind = 'query' | 'mutation';

const TIMEOUT_MS = 30_000;
const TIMED_OUT: GraphErrorFacts = { message: 'The request took too long.', extensions: { code: 'TIMEOUT' } };

/** Creates a client of the graph at a URL. It holds no state: neither a cache nor connections. */
export function createClient(clientOptions: ClientOptions): Client {
  if (!clientOptions.url) throw new TypeError('createClient needs `url`, the address of the graph.');
  const run = (kind: Kind | undefined, given: AnyDocument, variables: Variables = {}, options: RequestOptions = {}) =>
    runOperation(clientOptions, kind, given, variables, options);
  const request = async (
    kind: Kind | undefined,
    document: AnyDocument,
    variables?: Variables,
    options?: RequestOptions,
  ) => unwrap(await run(kind, document, variables, options));
  const client = {
    query: (document: AnyDocument, variables?: Variables, options?: RequestOptions) =>
      run('query', document, variables, options),
    mutate: (document: AnyDocument, variables?: Variables, options?: RequestOptions) =>
      run('mutation', document, variables, options),
    request: (document: AnyDocument, variables?: Variables, options?: RequestOptions) =>
      request(undefined, document, variables, options),
    incremental: (document: AnyDocument, variables?: Variables, options?: RequestOptions) =>
      runIncrementally(clientOptions, document, variables, options),
    subscribe: (document: AnyDocument, variables: Variables = {}, options: SubscribeOptions = {}) =>
      follow(clientOptions, readDocument(document, clientOptions.print), variables, options),
    live: (document: AnyDocument, variables: Variables = {}, options: LiveOptions = {}) =>
      follow(clientOptions, readQuery(document, clientOptions), variables, { ...options, isLive: true }),
    download: (url: string, options?: DownloadOptions) => download(clientOptions, url, options),
    pages: (
      document: AnyDocument,
      variables: Variables = {},
      options: RequestOptions & PagesOptions<unknown, Connection> = {},
    ) =>
      pagesOf((cursor, signal) => {
        const paged = cursor === undefined ? variables : { ...variables, [options.after ?? 'after']: cursor };
        return request('query', document, paged, { ...options, signal });
      }, options),
  };
  return client as unknown as Client;
}

function readQuery(given: AnyDocument, { print }: ClientOptions): SentDocument {
  const document = readDocument(given, print);
  if (document.isQuery === false) throw new TypeError('Queries alone are live.');
  return document;
}

async function runOperation(
  client: ClientOptions,
  kind: Kind | undefined,
  given: AnyDocument,
  variables: Variables,
  options: RequestOptions,
): Promise<Result<unknown>> {
  const document = readDocument(given, client.print);
  if (kind === 'query' && document.isQuery === false) throw new TypeError('Mutations are sent by `mutate`.');
  const isQuery = kind === undefined ? document.isQuery === true : kind === 'query';
  const abort = options.signal;
  abort?.throwIfAborted();
  const { request, timeout, signal } = begin(client, variables, options);
  const send = () => orTimeout(() => sendDocument(client, document, isQuery, request), timeout, abort);
  const isRepeatable = isQuery || options.repeatable === true;
  if (!isRepeatable || client.retry === false) return send();
  const result = await retry(send, client.retry ?? {}, signal);
  abort?.throwIfAborted();
  return result;
}

/** Runs an operation whose response may be incremental. Their time counts as that of the call. */
async function* runIncrementally(
  client: ClientOptions,
  given: AnyDocument,
  variables: Variables = {},
  options: RequestOptions = {},
): AsyncGenerator<PartialResult<unknown>> {
  const document = readDocument(given, client.print);
  const abort = options.signal;
  abort?.throwIfAborted();
  // A reader that leaves ends the request, whether parts were being read or not.
  const left = new AbortController();
  const { request, timeout, signal } = begin(client, variables, options);
  const sent = { ...request, signal: AbortSignal.any([signal, left.signal]), accept: ACCEPT_PARTS };
  try {
    const send = () => sendDocument(client, document, false, sent, readParts);
    const { later, ...first } = await orTimeout(send, timeout, abort);
    let last: PartialResult<unknown> = { ...first, hasNext: later !== undefined, added: [] };
    yield last;
    try {
      for await (last of later ?? []) yield last;
    } catch (cause) {
      abort?.throwIfAborted();
      const error = new GraphError(timeout?.aborted ? TIMED_OUT : networkError(cause, 'The response broke off'));
      yield { ...last, errors: [...last.errors, error], hasNext: false, added: [] };
    }
  } finally {
    left.abort();
  }
}

/** A timeout is an error of the result, an abort is thrown. */
async function orTimeout(
  send: () => Promise<ReadParts>,
  timeout: AbortSignal | undefined,
  abort: AbortSignal | undefined,
): Promise<ReadParts> {
  try {
    return await send();
  } catch (error) {
    if (!timeout?.aborted || abort?.aborted) throw error;
    return failure(TIMED_OUT);
  }
}

/** The parts of a request that do not depend on how it is sent. */
function begin(client: ClientOptions, variables: Variables, options: RequestOptions) {
  const extracted = extractFiles(variables);
  const timeout = timeoutOf(client, extracted, options);
  const signal = AbortSignal.any([options.signal, timeout].filter((each) => each !== undefined));
  const { operationName, onUploadProgress } = options;
  return { request: { ...extracted, operationName, signal, onUploadProgress }, timeout, signal };
}

type Parts = Omit<GraphRequest, 'document' | 'isGet'>;

/** Sends a document by its id if it may, and by its text if the gateway does not know the id. */
async function sendDocument(
  client: ClientOptions,
  { id, text }: SentDocument,
  isQuery: boolean,
  request: Parts,
  read: (response: Response) => Promise<ReadParts> = readResult,
): Promise<ReadParts> {
  const byText = { ...request, document: { id: undefined, text }, isGet: false };
  if (id === undefined || (text !== undefined && !client.persisted)) return exchange(client, byText, read);
  const isGet = isQuery && client.persisted === 'get';
  const result = await exchange(client, { ...request, document: { id, text: undefined }, isGet }, read);
  return isUnknownDocument(result.errors) && text !== undefined ? exchange(client, byText, read) : result;
}

/** Sends a request, and reads its response. Errors of the options are thrown, those of the network are in the result. */
async function exchange(
  client: ClientOptions,
  request: GraphRequest,
  read: (response: Response) => Promise<ReadParts>,
): Promise<ReadParts> {
  const send = await prepareRequest(client, request);
  try {
    return await read(await send());
  } catch (cause) {
    request.signal.throwIfAborted();
    return failure(networkError(cause, 'There was no response'));
  }
}

function networkError(cause: unknown, what: string): GraphErrorFacts {
  const message = `${what}: ${cause instanceof Error ? cause.message : String(cause)}`;
  return { message, extensions: { code: 'NETWORK_ERROR' }, cause };
}

function timeoutOf(client: ClientOptions, { files }: Extracted, options: RequestOptions): AbortSignal | undefined {
  const isUpload = files.length > 0;
  const timeoutMs = options.timeoutMs ?? (isUpload ? undefined : (client.timeoutMs ?? TIMEOUT_MS));
  return timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
}

function unwrap(result: Result<unknown>): unknown {
  const [error] = result.errors;
  if (!error) return result.data;
  error.result = result;
  throw error;
}
