import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A file of a page, as it is sent. */
export interface PageFile {
  readonly type: string;
  readonly body: Buffer;
  readonly zipped: Buffer;
  readonly etag: string;
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
  403: 'Pages of other origins may not read this.',
  404: 'Not found.',
  405: 'Only GET and HEAD.',
  503: 'Too many viewers.',
};
const zip = promisify(gzip);

/** What keeps a page from being read or framed by another one, and from telling others its address. */
export const GUARDS: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A file of the type that its name ends with; `undefined` is the type of none that is sent. */
export function pageType(name: string): string | undefined {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)];
}

/** A file with this content. It is zipped once, and while others are answered. */
export async function pageFile(body: Buffer, type: string): Promise<PageFile> {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { type, body, zipped: await zip(body), etag: `W/"${digest}"` };
}

/** Sends a file to who does not have it yet. */
export function sendFile(file: PageFile, request: IncomingMessage, response: ServerResponse, guards: Headers): void {
  const { headers, method } = request;
  const common = { ...guards, etag: file.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
  if (headers['if-none-match'] === file.etag) {
    response.writeHead(304, common).end();
    return;
  }
  const zips = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  const body = zips ? file.zipped : file.body;
  const encoding = zips ? { 'content-encoding': 'gzip' } : {};
  response.writeHead(200, { ...common, ...encoding, 'content-type': file.type, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Answers that there is no such page, or not in this way. */
export function refusePage(response: ServerResponse, status: 403 | 404 | 405 | 503, headers: Headers): void {
  const allow = status === 405 ? { allow: 'GET, HEAD' } : {};
  response.writeHead(status, { ...headers, ...allow, 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${REFUSALS[status]}\n`);
}
