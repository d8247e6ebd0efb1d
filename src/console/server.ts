import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Gateway,
  type PageFile,
  type Pages,
  pageFile,
  pageType,
  refusePage,
  SECURITY_HEADERS,
  sendFile,
  type TelemetryReport,
} from '#gateway';
import { crossOriginError, simpleRequestError } from '#http';
import { Viewers } from './events.ts';
import { Faults } from './faults.ts';
import { bodyOf, Gatekeeper } from './gatekeeper.ts';
import { helloOf } from './hello.ts';
import { pictureOf } from './picture.ts';
import { requestDetail, requestRows } from './requests.ts';
import { mergeHealth, stateOf } from './state.ts';
import { TrafficMeter } from './traffic.ts';
import type { Hello } from './wire.ts';

const FOLDER = new URL('./page/', import.meta.url);
const NOT_SENT = /\.(ts|json)$/;
const BASE = '/console/';
/** Below it, each recorded request by its id. */
const REQUESTS = 'requests/';

/** The page loads from its own server only, sends nothing elsewhere, and no text becomes markup or a script. */
const HEADERS = {
  ...SECURITY_HEADERS,
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
};

interface ConsoleOptions {
  /** Reads what each worker has measured; by default, this process is the only one. */
  readonly reports?: () => Promise<readonly TelemetryReport[]>;
  /** Milliseconds since the start. */
  readonly now?: () => number;
}

/** The console of a gateway: a page at `/`, and all it needs below `/console/`. */
export function createConsole(gateway: Gateway, options: ConsoleOptions = {}): Pages {
  const { reports = async () => (gateway.telemetry ? [gateway.telemetry.report()] : []), now } = options;
  const graphPath = gateway.settings.server.path;
  let files: ReadonlyMap<string, PageFile> | undefined;
  let hello: Hello | undefined;
  const faults = new Faults(gateway.settings);
  const meter = new TrafficMeter(now);
  const gatekeeper = gateway.authenticator && new Gatekeeper(gateway.authenticator, gateway);
  const viewers = new Viewers({
    hello: () => (hello ??= helloOf(gateway)),
    async read() {
      const [workers] = await Promise.all([reports(), faults.refresh()]);
      const health = workers.length > 1 ? mergeHealth(workers.map(({ apis }) => apis)) : gateway.health();
      return {
        states: health.map((each) => faults.applyTo(stateOf(each))),
        traffic: workers.length > 0 ? meter.read(workers) : undefined,
        requests: requestRows(workers),
      };
    },
    failed(error) {
      const stack = error instanceof Error ? error.stack : String(error);
      gateway.log.causes([{ level: 'error', message: 'The console could not read states', fields: { stack } }]);
    },
  });
  const readFiles = () => {
    const picture = Buffer.from(JSON.stringify(pictureOf(gateway)));
    return new Map([...readPageFiles(), ['picture', pageFile(picture, pageType('picture.json') ?? '')]]);
  };
  return {
    matches({ url = '' }) {
      const path = pathOf(url);
      return path !== graphPath && (path === '/' || path === '/console' || path.startsWith(BASE));
    },
    async handle(request, response) {
      const path = pathOf(request.url ?? '');
      const until = gatekeeper ? await gatekeeper.admittedUntil(path, request, response) : Infinity;
      if (until === undefined) return;
      const name = path.slice(BASE.length) || 'index.html';
      if (name === 'faults' && request.method === 'POST') return changeFaults(faults, viewers, request, response);
      if (request.method !== 'GET' && request.method !== 'HEAD') return refusePage(response, 405, HEADERS);
      const isNavigation = name === 'index.html' && request.headers['sec-fetch-mode'] === 'navigate';
      if (!isNavigation && crossOriginError(request.headers)) return refusePage(response, 403, HEADERS);
      if (name === 'events') return stream(viewers, request, response, until);
      if (name.startsWith(REQUESTS)) {
        const found = requestDetail(
          await reports(),
          tried(() => decodeURIComponent(name.slice(REQUESTS.length)), ''),
        );
        return found ? sendJson(found, request, response) : refusePage(response, 404, HEADERS);
      }
      const file = (files ??= readFiles()).get(name);
      if (file) await sendFile(file, request, response, HEADERS);
      else refusePage(response, 404, HEADERS);
    },
    close: () => viewers.close(),
  };
}

/** The page's files by name, served as they are in the folder. */
export function readPageFiles(): ReadonlyMap<string, PageFile> {
  const names = readdirSync(FOLDER).filter((name) => !NOT_SENT.test(name));
  return new Map(names.map((name) => [name, pageFile(readFileSync(new URL(name, FOLDER)), pageType(name) ?? '')]));
}

/** Sends events until the viewer's credential ends, in milliseconds since 1970. */
function stream(viewers: Viewers, request: IncomingMessage, response: ServerResponse, until: number): void {
  if (viewers.isFull) return refusePage(response, 503, { ...HEADERS, 'retry-after': '10' });
  // Proxies must neither cache nor buffer it.
  const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };
  response.writeHead(200, { ...HEADERS, ...headers });
  if (request.method === 'HEAD') response.end();
  else viewers.add(response, until);
}

/** Breaks or heals a mocked API: `{ "on": "quotes", "fault": { "status": 503 } }`, without `fault` to heal it. */
async function changeFaults(faults: Faults, viewers: Viewers, request: IncomingMessage, response: ServerResponse) {
  const refusal = crossOriginError(request.headers) ?? simpleRequestError(request.headers);
  if (refusal) return sendJson({ problem: refusal.message }, request, response, refusal.status);
  const body = await bodyOf(request);
  const { on, fault } = tried((): { on?: unknown; fault?: unknown } => Object(JSON.parse(body)), {});
  const isFault = fault === undefined || (typeof fault === 'object' && fault !== null);
  if (typeof on !== 'string' || !isFault) {
    return sendJson({ problem: 'The body must have `on`, and may have `fault`.' }, request, response, 400);
  }
  const problem = await faults.change(on, fault);
  viewers.refresh();
  if (problem === undefined) response.writeHead(204, HEADERS).end();
  else sendJson({ problem }, request, response, 409);
}

function tried<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

function sendJson(data: object, { method }: IncomingMessage, response: ServerResponse, status = 200): void {
  const headers = { ...HEADERS, 'content-type': 'application/json', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : JSON.stringify(data));
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
