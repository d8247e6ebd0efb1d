import { createServer, request as send } from 'node:http';
import { connect, type Socket } from 'node:net';
import { localServer } from '#test/local-server';
import { percentile } from '../bench/measure/statistics.ts';

/** Changes a sandbox's faults, and reads how often its APIs were called. */
export class SandboxDial {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async faults(rules: readonly object[]): Promise<void> {
    const response = await fetch(`${this.#origin}/_sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rules),
    });
    if (!response.ok) throw new Error(`The sandbox refuses these faults: ${await response.text()}`);
  }

  /** The number of calls of each API so far. */
  async calls(): Promise<(slug: string) => number> {
    const response = await fetch(`${this.#origin}/_sandbox`);
    const { apis } = (await response.json()) as {
      apis: Readonly<Record<string, { readonly calls: number }>>;
    };
    return (slug) => apis[slug]?.calls ?? 0;
  }
}

/** A proxy in front of an API, with the times at which it received requests. */
export async function proxyWithArrivals(upstream: string) {
  const { hostname, port } = new URL(upstream);
  const times: number[] = [];
  const server = createServer((request, response) => {
    times.push(performance.now());
    const { url: path, method, headers } = request;
    const onward = send({ hostname, port, path, method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  const { origin } = await localServer(server);
  return { origin, times };
}

/** The most of these times, which ascend, in any span of this length. */
export function mostWithin(times: readonly number[], ms: number): number {
  let [most, first] = [0, 0];
  for (const [index, time] of times.entries()) {
    while (time - (times[first] ?? time) >= ms) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
}

/** A request to send again and again. */
export interface LoadRequest {
  /** What it is, such as the API that it concerns. */
  readonly kind: string;
  readonly bytes: Buffer;
}

/** A response. */
export interface Sample {
  readonly kind: string;
  readonly status: number;
  /** Whether its body begins with errors. */
  readonly hasErrors: boolean;
  readonly ms: number;
}

/** The result of a load: responses, and requests for which no connection was free. */
export interface LoadResult {
  /** Those that came in time. */
  readonly samples: readonly Sample[];
  /** The number of requests that were sent, by kind. */
  readonly sent: ReadonlyMap<string, number>;
  readonly seconds: number;
  readonly unsent: number;
}

const TICK_MS = 2;
/** What an overloaded gateway asks for. */
const RETRY_MS = 1000;
/** The time that the last responses may take. */
const LATE_MS = 5000;

/** An operation as a request to a server's graph. */
export function graphRequest(origin: string, kind: string, query: string): LoadRequest {
  return { kind, bytes: postOf(`${origin}/graphql`, { query }, ['Authorization: Bearer sandbox']) };
}

/** The bytes of a request with a body of JSON. */
export function postOf(url: string, content: object, headers: readonly string[] = []): Buffer {
  const { host, pathname } = new URL(url);
  const body = JSON.stringify(content);
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    ...headers,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function healthRequest(origin: string): LoadRequest {
  const { host } = new URL(origin);
  return { kind: 'health', bytes: Buffer.from(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\n\r\n`) };
}

/** Opens connections, by a health check on each. */
async function opened(
  origin: string,
  connections: number,
  answered: (connection: Connection, sample: Sample) => void,
  sent: Map<string, number>,
): Promise<Connection[]> {
  let open = 0;
  let isOpen = false;
  const all = Array.from(
    { length: connections },
    () =>
      new Connection(
        origin,
        (connection, sample) => {
          if (isOpen) answered(connection, sample);
          else open += 1;
        },
        sent,
      ),
  );
  for (const connection of all) connection.send(healthRequest(origin));
  while (open < connections) await new Promise((resolve) => setTimeout(resolve, 20));
  isOpen = true;
  sent.clear();
  return all;
}

/** Keeps so many requests in flight, by connections that are open before. One whose request is refused pauses, as `Retry-After` asks. */
export async function closedLoad(
  origin: string,
  next: () => LoadRequest,
  { connections, ms }: { readonly connections: number; readonly ms: number },
): Promise<LoadResult> {
  const samples: Sample[] = [];
  const sent = new Map<string, number>();
  const all = await opened(origin, connections, answered, sent);
  const started = performance.now();
  function answered(connection: Connection, sample: Sample): void {
    samples.push(sample);
    if (sample.status === 503) setTimeout(again, RETRY_MS, connection);
    else again(connection);
  }
  function again(connection: Connection): void {
    if (performance.now() - started < ms) connection.send(next());
  }
  for (const connection of all) connection.send(next());
  return ended(all, samples, { started, ms, sent, unsent: () => 0 });
}

interface OpenLoad {
  readonly perSecond: number;
  readonly connections: number;
  readonly ms: number;
  /** Whether all connections are open before, as those of a proxy are. */
  readonly areOpen?: boolean;
}

/** Sends so many requests in a second, whether or not the ones before are answered. */
export async function openLoad(
  origin: string,
  next: () => LoadRequest,
  { perSecond, connections, ms, areOpen = false }: OpenLoad,
): Promise<LoadResult> {
  const samples: Sample[] = [];
  const sent = new Map<string, number>();
  let [due, unsent] = [0, 0];
  const free: Connection[] = [];
  const all = areOpen
    ? await opened(origin, connections, answered, sent)
    : Array.from({ length: connections }, () => new Connection(origin, answered, sent));
  function answered(connection: Connection, sample: Sample): void {
    samples.push(sample);
    free.push(connection);
  }
  free.push(...all);
  const started = performance.now();
  const timer = setInterval(() => {
    const elapsed = Math.min(ms, performance.now() - started);
    for (const until = (elapsed * perSecond) / 1000; due < until; due++) {
      const connection = free.pop();
      if (connection) connection.send(next());
      else unsent += 1;
    }
    if (elapsed >= ms) clearInterval(timer);
  }, TICK_MS);
  return ended(all, samples, { started, ms, sent, unsent: () => unsent });
}

async function ended(
  all: readonly Connection[],
  samples: Sample[],
  { started, ms, sent, unsent }: { started: number; ms: number; sent: Map<string, number>; unsent: () => number },
): Promise<LoadResult> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  const inTime = samples.slice();
  const seconds = (performance.now() - started) / 1000;
  const until = performance.now() + LATE_MS;
  while (all.some(({ isBusy }) => isBusy) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const connection of all) connection.close();
  return { samples: inTime, sent, seconds, unsent: unsent() };
}

const CHUNKED = /transfer-encoding: *chunked/i;
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** A connection that sends one request after the other. It is opened again if the server closes it. */
export class Connection {
  readonly #origin: URL;
  readonly #answered: (connection: Connection, sample: Sample) => void;
  readonly #sent: Map<string, number>;
  #socket: Socket | undefined;
  #request: LoadRequest | undefined;
  #sentAt = 0;
  /** The bytes of the response that are missing, infinite where only its last chunk tells; `undefined` until its head has come. */
  #missing: number | undefined;
  #status = 0;
  #hasErrors = false;
  #head = '';

  constructor(origin: string, answered: (connection: Connection, sample: Sample) => void, sent: Map<string, number>) {
    this.#sent = sent;
    this.#origin = new URL(origin);
    this.#answered = answered;
  }

  get isBusy(): boolean {
    return this.#request !== undefined;
  }

  send(request: LoadRequest): void {
    this.#request = request;
    this.#sent.set(request.kind, (this.#sent.get(request.kind) ?? 0) + 1);
    this.#sentAt = performance.now();
    (this.#socket ??= this.#open()).write(request.bytes);
  }

  close(): void {
    this.#request = undefined;
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect(Number(this.#origin.port), this.#origin.hostname);
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.#done(0);
    });
    return socket;
  }

  #read(chunk: Buffer): void {
    let bytes = chunk.length;
    if (this.#missing === undefined) {
      this.#head += chunk.toString('latin1');
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      bytes = this.#head.length - end - 4;
      this.#status = Number(this.#head.slice(9, 12));
      const head = this.#head.slice(0, end);
      this.#missing = CHUNKED.test(head) ? Infinity : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
      this.#hasErrors = this.#head.startsWith('{"errors"', end + 4);
      this.#head = '';
    }
    this.#missing -= bytes;
    if (this.#missing > 0 && !(this.#missing === Infinity && chunk.subarray(-5).equals(LAST_CHUNK))) return;
    this.#missing = undefined;
    this.#done(this.#status);
  }

  /** The response came; or, with the status 0, the connection ended before it. */
  #done(status: number): void {
    const request = this.#request;
    if (!request) return;
    this.#request = undefined;
    this.#answered(this, {
      kind: request.kind,
      status,
      hasErrors: this.#hasErrors,
      ms: performance.now() - this.#sentAt,
    });
  }
}

/** The value below which this share of the samples lies, in milliseconds. */
export function quantileMs(samples: readonly Sample[], share: number): number {
  return percentile(
    samples.map(({ ms }) => ms),
    share,
  );
}
