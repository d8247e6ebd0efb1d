/** The files of variables, and the variables with null in their places. */
export interface Extracted {
  readonly variables: unknown;
  readonly files: readonly ExtractedFile[];
}

interface ExtractedFile {
  readonly path: string;
  readonly file: Blob;
}

/** Takes the files (`File`, `Blob`) out of variables. */
export function extractFiles(variables: unknown): Extracted {
  const files: ExtractedFile[] = [];
  return { variables: withoutFiles(variables, 'variables', files), files };
}

function withoutFiles(value: unknown, path: string, files: ExtractedFile[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value });
    return null;
  }
  if (Array.isArray(value)) return value.map((element, index) => withoutFiles(element, `${path}.${index}`, files));
  if (!isPlain(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutFiles(member, `${path}.${name}`, files)]);
  return Object.fromEntries(members);
}

/** Other objects, such as dates, have a JSON form of their own. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The form of a request with files (GraphQL multipart request specification). Each file has one path. */
export function multipartForm(operations: object, files: Extracted['files']): FormData {
  const form = new FormData();
  // The gateway takes a literal U+FFFD for bytes that were not UTF-8.
  form.append('operations', JSON.stringify(operations).replaceAll('\ufffd', '\\ufffd'));
  form.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))));
  for (const [index, { file }] of files.entries()) form.append(String(index), file);
  return form;
}

/**
 * The body of a form, and its media type where the caller has to name it. The files of test environments such as jsdom are
 * unknown to the `fetch` beside them: there the form is encoded here.
 */
export async function formBody(form: FormData): Promise<{ readonly body: FormBody; readonly type?: string }> {
  isNative ??= encodesFiles();
  if (await isNative) return { body: form };
  const boundary = `form-${crypto.randomUUID()}`;
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  for (const [name, value] of form) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
    if (typeof value === 'string') parts.push(encoder.encode(`${head}\r\n\r\n${value}\r\n`));
    else {
      const filename = value.name.replaceAll(/[\r\n"]/g, encodeURIComponent);
      const type = value.type || 'application/octet-stream';
      parts.push(encoder.encode(`${head}; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`));
      parts.push(new Uint8Array(await value.arrayBuffer()), encoder.encode('\r\n'));
    }
  }
  parts.push(encoder.encode(`--${boundary}--\r\n`));
  return { body: joined(parts), type: `multipart/form-data; boundary=${boundary}` };
}

let isNative: Promise<boolean> | undefined;

/** Whether `fetch` knows the `FormData` and the `Blob` beside it. */
async function encodesFiles(): Promise<boolean> {
  const form = new FormData();
  form.append('file', new Blob(['known']));
  return (await new Response(form).text()).includes('known');
}

/** A form, or its bytes. */
export type FormBody = FormData | Uint8Array<ArrayBuffer>;

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

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
