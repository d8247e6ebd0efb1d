import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentCoding } from '#http';
import { compress, negotiateCoding } from '../http/response-body.ts';
import type { GraphRequest, GraphResponse, Held } from '../types.ts';

/** What the gateway's port has beside the graph: GraphiQL, the console, downloads. */
export interface Pages {
  matches(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  /** Ends event streams. */
  close(): void;
}

/** Paths beside the graph that are answered by any server, also one without requests of node:http. */
export interface Resources {
  matches(request: Pick<IncomingMessage, 'url'>): boolean;
  /** Answers a request. Rejects with the refusal. */
  answer(request: GraphRequest, held: Held): Promise<GraphResponse>;
  /** Ends what it follows. */
  close?(): void;
}

/** A static file with its entity tag. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  /** Its body in a content coding, compressed once, off the event loop. */
  compressed(coding: ContentCoding): Promise<Buffer>;
}

type Headers = Readonly<Record<string, string>>;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
};
const REFUSALS: Readonly<Record<number, string>> = {
  401: 'Sign in at /console/sign-in.',
  403: 'Pages of other origins may not read this.',
  404: 'Not found.',
  405: 'Only GET and HEAD.',
  503: 'Too many viewers.',
};

/** Headers that isolate a page from other origins. */
export const SECURITY_HEADERS: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The media type of a file by its extension; `undefined` for files that are not served. */
export function pageType(name: string): string | undefined {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)];
}

export function pageFile(body: Buffer, type: string): PageFile {
  const forms = new Map<ContentCoding, Promise<Buffer>>();
  return {
    type,
    body,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    compressed(coding) {
      let form = forms.get(coding);
      if (!form) forms.set(coding, (form = compress(body, coding, 'small')));
      return form;
    },
  };
}

/** Sends a file, or 304 if the client has it. `own` may override `Vary`. */
export async function sendFile(
  file: PageFile,
  request: IncomingMessage,
  response: ServerResponse,
  own: Headers,
): Promise<void> {
  const { headers, method } = request;
  const common = { vary: 'accept-encoding', ...own, etag: file.etag, 'cache-control': 'no-cache' };
  if (headers['if-none-match'] === file.etag) {
    response.writeHead(304, common).end();
    return;
  }
  const coding = negotiateCoding(headers['accept-encoding']);
  const body = coding ? await file.compressed(coding) : file.body;
  const encoding = coding && { 'content-encoding': coding };
  response.writeHead(200, { ...common, ...encoding, 'content-type': file.type, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Refuses a request for a page. */
export function refusePage(response: ServerResponse, status: 401 | 403 | 404 | 405 | 503, headers: Headers): void {
  const allow = status === 405 ? { allow: 'GET, HEAD' } : {};
  response.writeHead(status, { ...headers, ...allow, 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${REFUSALS[status]}\n`);
}
