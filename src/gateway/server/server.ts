import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ExpressLane } from '../express/lane.ts';
import type { Gateway } from '../gateway.ts';
import { createGraphiql } from '../graphiql/pages.ts';
import { PREFLIGHT_HEADERS } from '../pipeline/csrf.ts';
import { IncomingCaller } from '../pipeline/identify/incoming-caller.ts';
import { BadUploadError } from '../pipeline/read/uploaded-files.ts';
import { toPublicError } from '../pipeline/shape/public-error.ts';
import { runOperation } from '../run-operation.ts';
import { keepTick } from './tick.ts';

/** A gateway on its port. */
export interface Served {
  readonly origin: string;
  /** Takes no more requests, and resolves when those under way are answered or their time is up. */
  stop(): Promise<void>;
}

/** Something that answers requests besides the graph: GraphiQL, the console. */
export interface Pages {
  /** Whether it is theirs to answer this request. */
  takes(request: IncomingMessage): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  /** Ends the answers that would go on for ever. */
  close(): void;
}

const SWEEP_MS = 50;
const DRAIN_MS = 5000;

/** Serves a gateway: the graph, GraphiQL, the health checks, and these pages if any. */
export async function serve(gateway: Gateway, pages?: Pages): Promise<Served> {
  const { server: settings, limits, performance } = gateway.settings;
  let stopping = false;
  const toYoga = (request: IncomingMessage, response: ServerResponse, body?: Buffer) => {
    // Yoga takes a body that was read already from here.
    const read = body ? Object.assign(request, { body }) : asGet(request);
    byYoga(gateway, read, response);
  };
  const express = new ExpressLane(gateway, toYoga);
  const sites = [...(settings.graphiql ? [createGraphiql(gateway)] : []), ...(pages ? [pages] : [])];
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.timeouts.headersMs,
      requestTimeout: limits.timeouts.requestMs,
      keepAliveTimeout: limits.timeouts.idleMs,
    },
    (request, response) => {
      if (stopping) response.setHeader('connection', 'close');
      if (performance.expressLane && express.takes(request)) return express.handle(request, response);
      const site = sites.find((each) => each.takes(request));
      if (site) handled(gateway, response, site.handle(request, response));
      else route(gateway, request, response, stopping);
    },
  );
  await keepTick();
  await listen(server, settings.port, settings.host);
  return {
    origin: `http://${hostOf(settings.host)}:${(server.address() as AddressInfo).port}`,
    async stop() {
      stopping = true;
      for (const site of sites) site.close();
      await close(server, settings.shutdownGraceMs);
      await gateway.close();
    },
  };
}

function route(gateway: Gateway, request: IncomingMessage, response: ServerResponse, stopping: boolean): void {
  const [path] = (request.url ?? '').split('?', 1);
  if (path === '/health/live') return answer(response, 200, { status: 'live' });
  if (path === '/health/ready')
    return answer(response, stopping ? 503 : 200, { status: stopping ? 'stopping' : 'ready' });
  const isUpload = request.method === 'POST' && /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
  const takesUpload = isUpload && path === gateway.settings.server.path;
  if (takesUpload) handled(gateway, response, upload(gateway, request, response));
  else byYoga(gateway, asGet(request), response);
}

function byYoga(gateway: Gateway, request: IncomingMessage, response: ServerResponse): void {
  const answered = gateway.yoga().then((yoga) => yoga(request, response));
  handled(gateway, response, answered);
}

/** A HEAD is answered like a GET; its body stays here. */
function asGet(request: IncomingMessage): IncomingMessage {
  if (request.method === 'HEAD') request.method = 'GET';
  return request;
}

/** Whatever goes wrong in handling a request ends in an answer and a line of the log. */
function handled(gateway: Gateway, response: ServerResponse, work: unknown): void {
  Promise.resolve(work).catch((error: unknown) => {
    gateway.log.error('A request failed', { error: String(error) });
    if (!response.headersSent) answer(response, 500, { errors: [toPublicError(error)] });
    else response.destroy();
  });
}

/** A multipart request: its operation runs while its files still come in. */
async function upload(gateway: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { limits } = gateway.settings;
  const caller = new IncomingCaller(request.headers, limits.timeouts.requestMs);
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  try {
    if (!PREFLIGHT_HEADERS.some((name) => caller.header(name))) {
      throw new BadUploadError(`A multipart request needs one of the headers ${PREFLIGHT_HEADERS.join(', ')}.`);
    }
    // What it takes is loaded when somebody first sends a file, before anything of it is read.
    const [{ readUpload }] = await Promise.all([import('../pipeline/read/multipart.ts'), gateway.yoga()]);
    if (request.destroyed) return;
    const params = await readUpload(request, limits);
    answer(response, 200, await runOperation(gateway, params, caller, gone.signal));
  } catch (error) {
    if (!(error instanceof BadUploadError)) throw error;
    answer(response, error.status, { errors: [toPublicError(error, caller.requestId)] });
  } finally {
    drain(request);
  }
}

/** A caller that still sends when it has its answer may not read it before it is done: what comes is dropped, for a while. */
function drain(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
  if (request.complete) return;
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  request.on('close', () => clearTimeout(timer));
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection whose last answer is out is kept alive by its caller: it has to be looked for.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(sweep);
      resolve();
    });
  });
}

const hostOf = (host: string) => (host.includes(':') ? `[${host}]` : host);
