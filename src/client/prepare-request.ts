import type { SentDocument } from './document.ts';
import { type Extracted, formBody, multipartForm, type OnUploadProgress, sendWithProgress } from './multipart.ts';

/** Headers of each request, or a function that is called before each request: for tokens that expire. */
export type HeadersOption = HeaderValues | (() => HeaderValues | Promise<HeaderValues>);
type HeaderValues = Headers | Readonly<Record<string, string>>;

export interface Endpoint {
  readonly url: string;
  readonly headers?: HeadersOption | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** An operation as it is sent. It has an id or a text. */
export interface GraphRequest extends Extracted {
  readonly document: Pick<SentDocument, 'id' | 'text'>;
  readonly operationName: string | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
  /** The request may be a GET. */
  readonly isGet: boolean;
  readonly signal: AbortSignal;
  /** The media types of responses, if not those of whole ones. */
  readonly accept?: string;
  /** The event of a subscription after which it goes on. */
  readonly lastEventId?: string | undefined;
  readonly onUploadProgress: OnUploadProgress | undefined;
}

const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';
/** Servers and proxies refuse longer URLs, from about 8 KiB on. */
const LONGEST_URL = 4_000;

/** Builds the request of an operation: a GET, JSON, or a multipart request if its variables have files. */
export async function prepareRequest(endpoint: Endpoint, request: GraphRequest): Promise<() => Promise<Response>> {
  const { document, variables, files, operationName, extensions, signal, accept = ACCEPT, onUploadProgress } = request;
  const operations = { documentId: document.id, query: document.text, operationName, variables, extensions };
  const headers = await headersOf(endpoint, accept);
  if (request.lastEventId !== undefined) headers.set('last-event-id', request.lastEventId);
  // A method would get `endpoint` as its `this`, which browsers refuse.
  const send = endpoint.fetch ?? fetch;
  if (files.length > 0) {
    headers.set('graphql-preflight', '1');
    const form = multipartForm(operations, files);
    const { body, type } = await formBody(form);
    if (type !== undefined) headers.set('content-type', type);
    return onUploadProgress
      ? () => sendWithProgress({ url: endpoint.url, headers, form, body, signal }, endpoint.fetch, onUploadProgress)
      : () => send(endpoint.url, { method: 'POST', headers, body, signal });
  }
  const url = request.isGet ? urlWith(endpoint.url, operations) : '';
  if (url !== '' && url.length <= LONGEST_URL) return () => send(url, { headers, signal });
  headers.set('content-type', 'application/json');
  const body = JSON.stringify(operations);
  return () => send(endpoint.url, { method: 'POST', headers, body, signal });
}

/** The headers of a request. */
export async function headersOf({ headers: given = {} }: Pick<Endpoint, 'headers'>, accept: string): Promise<Headers> {
  const headers = new Headers(typeof given === 'function' ? await given() : given);
  if (!headers.has('accept')) headers.set('accept', accept);
  return headers;
}

function urlWith(url: string, operations: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(operations)) {
    if (value !== undefined) parameters.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return `${url}${url.includes('?') ? '&' : '?'}${parameters.toString()}`;
}
