import type { FormBody } from './multipart.ts';

/** The progress of an upload, in bytes of its files. */
export interface UploadProgress {
  readonly sent: number;
  readonly total: number;
}

export type OnUploadProgress = (progress: UploadProgress) => void;

/** A request with files. */
export interface UploadRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly form: FormData;
  /** The form, or its encoding, whose media type is among the headers. */
  readonly body: FormBody;
  readonly signal: AbortSignal;
}

/** The part of `XMLHttpRequest` in use. Only browsers have it, outside service workers. */
interface XhrRequest {
  readonly upload: { onprogress: ((event: { readonly loaded: number }) => void) | null };
  readonly status: number;
  readonly responseText: string;
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  getAllResponseHeaders(): string;
  send(body: FormBody): void;
  abort(): void;
}

interface Runtime {
  readonly XMLHttpRequest?: new () => XhrRequest;
  readonly ServiceWorkerGlobalScope?: unknown;
}

/**
 * Sends an upload that reports its progress. Browsers report it by `XMLHttpRequest` only; other runtimes stream the body of
 * `fetch`. Service workers, workers of content delivery networks, and browsers with a `fetch` of the caller's, report the end alone.
 */
export async function sendWithProgress(
  request: UploadRequest,
  givenFetch: typeof fetch | undefined,
  onProgress: OnUploadProgress,
): Promise<Response> {
  const total = totalOf(request.form);
  // The body is a little larger than its files.
  const report = (bytes: number) => onProgress({ sent: Math.min(bytes, total), total });
  const { XMLHttpRequest, ServiceWorkerGlobalScope } = globalThis as Runtime;
  // Their `fetch` streams bodies over HTTP/2 only, or not at all.
  const isBrowser = XMLHttpRequest !== undefined || ServiceWorkerGlobalScope !== undefined;
  const response =
    XMLHttpRequest && !givenFetch
      ? await sendByXhr(new XMLHttpRequest(), request, report)
      : await sendByFetch(request, givenFetch ?? fetch, isBrowser ? undefined : report);
  report(total);
  return response;
}

function totalOf(form: FormData): number {
  let total = 0;
  form.forEach((value) => {
    if (typeof value !== 'string') total += value.size;
  });
  return total;
}

function sendByFetch(
  { url, headers, body, signal }: UploadRequest,
  send: typeof fetch,
  report: ((bytes: number) => void) | undefined,
): Promise<Response> {
  const encoded = new Response(body);
  const type = headers.get('content-type') ?? encoded.headers.get('content-type');
  if (!report || !encoded.body || type === null) return send(url, { method: 'POST', headers, body, signal });
  headers.set('content-type', type);
  let sent = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      sent += chunk.byteLength;
      report(sent);
      controller.enqueue(chunk);
    },
  });
  // Streamed bodies need `duplex`, which not all types of `fetch` have.
  const init = { method: 'POST', headers, body: encoded.body.pipeThrough(counter), signal, duplex: 'half' as const };
  return send(url, init);
}

function sendByXhr(
  xhr: XhrRequest,
  { url, headers, body, signal }: UploadRequest,
  report: (bytes: number) => void,
): Promise<Response> {
  return new Promise<Response>((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => xhr.abort();
    const settle = (then: () => void) => () => {
      signal.removeEventListener('abort', abort);
      then();
    };
    xhr.open('POST', url);
    headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ loaded }) => report(loaded);
    xhr.onload = settle(() => {
      const { status } = xhr;
      // Responses of these statuses may not have a body, not even an empty one.
      const body = [204, 205, 304].includes(status) ? null : xhr.responseText;
      resolve(new Response(body, { status, headers: headersFrom(xhr.getAllResponseHeaders()) }));
    });
    xhr.onerror = settle(() => reject(new TypeError('The upload failed.')));
    xhr.onabort = settle(() => reject(signal.reason as Error));
    signal.addEventListener('abort', abort);
    xhr.send(body);
  });
}

function headersFrom(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return headers;
}
