import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Gateway, Pages } from '#gateway';
import { FaultDial } from './dial.ts';
import { Viewers } from './events.ts';
import { fileOf, type PageFile, readPageFiles } from './files.ts';
import { helloOf } from './hello.ts';
import { pictureOf } from './picture.ts';
import { stateOf } from './state.ts';
import type { Hello } from './wire.ts';

const BASE = '/console/';

/** The page takes everything from here and sends nothing anywhere; and no other page may frame it or read it. */
const GUARDS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The console of a gateway: a page at `/`, and all it needs below `/console/`. */
export function createConsole(gateway: Gateway): Pages {
  const graphPath = gateway.settings.server.path;
  let files: ReadonlyMap<string, PageFile> | undefined;
  let hello: Hello | undefined;
  const dial = new FaultDial(gateway.settings);
  const viewers = new Viewers({
    hello: () => (hello ??= helloOf(gateway)),
    async states() {
      await dial.look();
      return gateway.health().map((health) => dial.applied(stateOf(health)));
    },
  });
  const readFiles = () => {
    const picture = Buffer.from(JSON.stringify(pictureOf(gateway)));
    return new Map([...readPageFiles(), ['picture', fileOf(picture, 'application/json')]]);
  };
  return {
    takes({ url = '' }) {
      const path = pathOf(url);
      return path !== graphPath && (path === '/' || path === '/console' || path.startsWith(BASE));
    },
    handle(request, response) {
      const name = pathOf(request.url ?? '').slice(BASE.length) || 'index.html';
      if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, { allow: 'GET, HEAD' });
      else if (name === 'events') stream(viewers, request, response);
      else send((files ??= readFiles()).get(name), request, response);
    },
    close: () => viewers.close(),
  };
}

function stream(viewers: Viewers, request: IncomingMessage, response: ServerResponse): void {
  if (viewers.areTooMany) return refuse(response, 503, { 'retry-after': '10' });
  // Whatever stands in between must neither keep it nor collect it.
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  response.writeHead(200, { ...GUARDS, ...headers });
  if (request.method === 'HEAD') response.end();
  else viewers.add(response);
}

function send(file: PageFile | undefined, { headers, method }: IncomingMessage, response: ServerResponse): void {
  if (!file) return refuse(response, 404);
  const common = { ...GUARDS, etag: file.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
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

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  const text = { 404: 'Not found.', 405: 'Only GET and HEAD.', 503: 'Too many are looking.' }[status] ?? '';
  response.writeHead(status, { ...GUARDS, 'content-type': 'text/plain; charset=utf-8', ...headers });
  response.end(`${text}\n`);
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
