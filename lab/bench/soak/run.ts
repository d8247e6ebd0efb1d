import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, type ClientRequest, get, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readExamples } from '../../../src/gateway/routes/examples.ts';
import { freePort } from '../../../test/free-port.ts';
import { argumentsOf, positive } from '../command.ts';
import { nodeEnvironment, PROJECT, SCRATCH } from '../contestants/contestant.ts';
import { Inspector } from '../measure/inspector.ts';
import { hasEnded, launch, stop, untilAnswered } from '../measure/processes.ts';
import { randomFrom } from '../measure/statistics.ts';

interface SoakOptions {
  readonly short: boolean;
  readonly minutes: number;
}

const MINUTES = 30;
const SHORT_MINUTES = 0.5;
const CALLERS = 24;

export const help = `Looks for leaks: sends a Manifold all kinds of requests over failing upstreams, and reads memory and resources.

Usage: npm run lab -- soak [options]

  --short         Judge only what other load of the machine cannot change: that all requests are answered, and all sockets,
                  timers and descriptors released. Trends of memory are printed, not judged
  --minutes <n>   Duration (${MINUTES}; short: ${SHORT_MINUTES}); 2 show most leaks
  --help          Print this`;

/** The options of a command line; `undefined` for `--help`. */
export function soakOptionsFrom(args: readonly string[]): SoakOptions | undefined {
  const { values } = argumentsOf({
    args: [...args],
    options: {
      short: { type: 'boolean' },
      minutes: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const { short = false } = values;
  return { short, minutes: positive('minutes', values.minutes) ?? (short ? SHORT_MINUTES : MINUTES) };
}

/** A straight line through values over time, with its error. */
interface Trend {
  readonly mean: number;
  /** Per minute. */
  readonly slope: number;
  /** The slope's standard error. */
  readonly noise: number;
  /** The growth by the slope from the first value to the last. */
  readonly gained: number;
}

/** Fits a line by least squares. Times are minutes. One point, or none, has no slope. */
export function trendOf(points: readonly { readonly minute: number; readonly value: number }[]): Trend {
  const count = points.length;
  if (count < 2) return { mean: points[0]?.value ?? Number.NaN, slope: 0, noise: 0, gained: 0 };
  const mean = sum(points.map(({ value }) => value)) / count;
  const middle = sum(points.map(({ minute }) => minute)) / count;
  const spread = sum(points.map(({ minute }) => (minute - middle) ** 2));
  const slope = sum(points.map(({ minute, value }) => (minute - middle) * (value - mean))) / spread;
  const left = sum(points.map(({ minute, value }) => (value - mean - slope * (minute - middle)) ** 2));
  const minutes = (points.at(-1)?.minute ?? 0) - (points[0]?.minute ?? 0);
  return { mean, slope, noise: Math.sqrt(left / Math.max(1, count - 2) / spread), gained: slope * minutes };
}

/**
 * The rule by which something grows: its slope is more than twice its own noise, and what it gained is more than is
 * allowed, which is a share of the mean or an amount, whichever is more.
 */
export function grows({ slope, noise, gained, mean }: Trend, allowed: { share: number; amount: number }): boolean {
  return slope > 2 * noise && gained > Math.max(allowed.share * mean, allowed.amount);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The readings at one time, while all callers rest. */
interface Sample {
  readonly minute: number;
  readonly heap: number;
  readonly external: number;
  readonly rss: number;
  readonly sockets: number;
  readonly timers: number;
  readonly descriptors: number;
}

interface Line {
  readonly name: string;
  readonly unit: string;
  readonly trend: Trend;
  readonly grows: boolean;
}

const MIB = 1024 * 1024;

/** The growth over a run that is allowed. */
const ALLOWED = {
  heap: { share: 0.02, amount: MIB },
  external: { share: 0.05, amount: MIB },
  rss: { share: 0.05, amount: 8 * MIB },
  sockets: { share: 0.1, amount: 5 },
  timers: { share: 0.1, amount: 5 },
  descriptors: { share: 0.1, amount: 5 },
} as const;

/** The trend of each reading, and whether it grows. */
function verdict(samples: readonly Sample[]): Line[] {
  return (Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]).map((name) => {
    const inBytes = name === 'heap' || name === 'external' || name === 'rss';
    const trend = trendOf(samples.map((sample) => ({ minute: sample.minute, value: sample[name] })));
    return { name, unit: inBytes ? 'MB' : '', trend, grows: grows(trend, ALLOWED[name]) };
  });
}

/** A line of the report; whether it grows is left out where that is not judged. */
function trendLine({ name, unit, trend, grows: isGrowing }: Line, isJudged: boolean): string {
  const scale = unit === 'MB' ? MIB : 1;
  const text = (value: number) => (value / scale).toFixed(unit === 'MB' ? 3 : 2);
  const parts = [
    name.padEnd(12),
    `mean ${text(trend.mean)} ${unit}`.padEnd(20),
    `slope ${text(trend.slope)} ± ${text(trend.noise)} a minute`.padEnd(34),
    `gained ${text(trend.gained)}`.padEnd(18),
    isJudged ? (isGrowing ? 'GROWS' : 'holds') : '',
  ];
  return `  ${parts.join(' ')}`.trimEnd();
}

/** The findings of a run as text, and whether it passes. */
export function report(
  { short }: Pick<SoakOptions, 'short'>,
  { seen, samples, before, after }: Soaking,
): { readonly text: string; readonly holds: boolean } {
  const lines = verdict(samples);
  const leaks = leaksIn(before, after);
  const problems = [
    ...(seen.lost > 0 ? [`${seen.lost} of ${seen.sent} requests got no complete response`] : []),
    ...(leaks.length > 0 ? [`held, and not before the first caller: ${leaks.join(', ')}`] : []),
    ...(short ? [] : lines.filter((line) => line.grows).map(({ name }) => `${name} grows`)),
  ];
  const holds = problems.length === 0;
  const heldThen = kindsHeld.map((kind) => `${kind} ${before[kind]} and ${after[kind]}`);
  const text = [
    '',
    `${seen.sent} requests: ${seen.answered} answered, ${seen.left} left by their callers, ${seen.lost} lost.`,
    `Held before the first caller and after the last: ${heldThen.join(', ')}.`,
    `After the warm-up, ${samples.length} samples${short ? ', which are not judged' : ''}:`,
    ...lines.map((line) => trendLine(line, !short)),
    '',
    holds ? wellIn(short) : `FAILS: ${problems.join('; ')}.`,
  ];
  return { text: text.join('\n'), holds };
}

const wellIn = (short: boolean) =>
  short ? 'Holds: every request is accounted for, and nothing is held.' : 'Holds: nothing grows.';

/** The kinds of system resources that a process releases some time after the last caller has left. */
const kindsHeld = ['sockets', 'timers', 'descriptors'] as const;

type Held = Readonly<Record<(typeof kindsHeld)[number], number>>;

/** The kinds of resources of which there are more than before, with their numbers. */
function leaksIn(before: Held, after: Held): string[] {
  return kindsHeld.flatMap((kind) => {
    const more = after[kind] - before[kind];
    return more > 0 ? [`${more} ${kind}`] : [];
  });
}

/** A Manifold in a process of its own, over a sandbox in another. */
interface Soaked {
  readonly pid: number;
  readonly port: number;
  readonly inspectorPort: number;
  readonly hasEnded: () => boolean;
  /** Resets the sandbox, so that its state does not grow. */
  resetSandbox(): Promise<void>;
  stop(): Promise<void>;
}

/** Faults of the upstreams. */
const FAULTS = [
  { on: '*', latency: '0ms..20ms', share: 0.3 },
  { on: '*', status: 503, share: 0.02 },
  { on: '*', status: 404, share: 0.01 },
  { on: '*', reset: true, share: 0.01 },
  { on: '*', drop: true, share: 0.004 },
  { on: '*', truncate: 40, share: 0.01 },
  { on: '*', garbage: 'json', share: 0.01 },
  { on: '*', limited: '1s', share: 0.004 },
  { on: '*', drift: 'text', share: 0.01 },
];

const MAIN = join(PROJECT, 'src', 'main.ts');

async function startSoaked(): Promise<Soaked> {
  const [port, sandboxPort, inspectorPort] = [await freePort(), await freePort(), await freePort()];
  const faults = written('faults.json', FAULTS);
  const upstream = `http://127.0.0.1:${sandboxPort}`;
  const config = written(`soak-${port}.json`, settings(port, upstream));
  const sandbox = run(MAIN, 'sandbox', '--port', String(sandboxPort), '--faults', faults);
  const manifold = run(`--inspect=127.0.0.1:${inspectorPort}`, MAIN, 'serve', '--config', config);
  await untilAnswered(sandbox, 'The sandbox', async () => (await fetch(`${upstream}/_sandbox`)).ok);
  await untilAnswered(manifold, 'Manifold', () => isReady(port));
  return {
    pid: manifold.pid ?? 0,
    port,
    inspectorPort,
    hasEnded: () => hasEnded(manifold),
    async resetSandbox() {
      await fetch(`${upstream}/_sandbox/reset`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      });
    },
    async stop() {
      await Promise.all([stop(manifold), stop(sandbox)]);
    },
  };
}

/** Uses a connection that is closed at once, because open ones are counted. */
function isReady(port: number): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  get({ host: '127.0.0.1', port, path: '/health/ready', agent: false }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode === 200));
  }).on('error', reject);
  return promise;
}

function run(...args: readonly string[]): ChildProcess {
  const env = { ...process.env, ...nodeEnvironment };
  return launch(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'ignore'] });
}

function written(name: string, value: unknown): string {
  const file = join(SCRATCH, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

/** As in production, but with short deadlines and small caches. */
function settings(port: number, upstream: string): object {
  const folders = readdirSync(join(PROJECT, 'src', 'subgraphs'), { withFileTypes: true });
  const slugs = folders.flatMap((each) => (each.isDirectory() ? [each.name] : []));
  return {
    server: { port },
    logs: { level: 'silent' },
    cursorSecret: 'soak',
    performance: { cacheSize: '2MiB' },
    limits: { timeouts: { operation: '2s' } },
    defaults: { timeouts: { headers: '500ms', total: '1s' }, breaker: { open: '500ms' } },
    apis: Object.fromEntries(slugs.map((slug) => [slug, { url: `${upstream}/${slug}`, ...credentialsOf(slug) }])),
  };
}

interface Contract {
  readonly credential?: { readonly kind: string; readonly service?: string; readonly forwarded?: boolean };
}

/** The sandbox accepts any well-formed credential. */
function credentialsOf(slug: string): object {
  const file = join(PROJECT, 'mesh', 'generated', `${slug}.json`);
  const { credential } = JSON.parse(readFileSync(file, 'utf8')) as Contract;
  if (!credential || credential.forwarded) return {};
  if (credential.kind !== 'sigv4') return { token: 'sandbox' };
  const keys = { accessKeyId: 'sandbox', secretAccessKey: 'sandbox', region: 'local' };
  return { credentials: { type: 'sigv4', ...keys, service: credential.service } };
}

/** Counts of the requests so far. */
interface Seen {
  sent: number;
  answered: number;
  /** Responses with errors. */
  withErrors: number;
  refused: number;
  /** Requests whose callers left before they were answered. */
  left: number;
  /** Requests whose callers waited, and got no complete response. */
  lost: number;
}

interface Shot {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Disconnects after this many milliseconds, answered or not. */
  readonly leaveAfterMs?: number | undefined;
  /** Announces more than it sends, and disconnects. */
  readonly half?: boolean | undefined;
}

/** All deadlines are much shorter, on a busy machine too. */
const LONGEST_MS = 30_000;
/** Documents that were not sent before. */
const fresh = (n: number) => JSON.stringify({ query: `{ n${n}: __typename }` });
const invalid = (n: number) => JSON.stringify({ query: `{ no${n} }` });

const EXAMPLES = readExamples().flatMap(({ operations }) => operations);

/** Callers that send one request after another until they rest. Some disconnect early, some send malformed requests. */
export class Callers {
  readonly seen: Seen = { sent: 0, answered: 0, withErrors: 0, refused: 0, left: 0, lost: 0 };
  readonly #port: number;
  readonly #count: number;
  readonly #random = randomFrom(7);
  readonly #agent: Agent;
  #busy = false;
  #working: Promise<unknown> = Promise.resolve();
  #number = 0;

  constructor(port: number, count: number) {
    this.#port = port;
    this.#count = count;
    this.#agent = new Agent({ keepAlive: true, maxSockets: count });
  }

  work(): void {
    this.#busy = true;
    this.#working = Promise.all(Array.from({ length: this.#count }, () => this.#caller()));
  }

  /** Resolves when all requests in flight have ended, and all connections are closed. */
  async rest(): Promise<void> {
    this.#busy = false;
    await this.#working;
    this.#agent.destroy();
  }

  /** Sends this many different documents, valid and invalid, so that their caches are full. */
  async fill(documents: number): Promise<void> {
    for (let n = 0; n < documents; n++) {
      await this.#shoot({ body: fresh(n), headers: {} });
      await this.#shoot({ body: invalid(n), headers: {} });
    }
  }

  async #caller(): Promise<void> {
    while (this.#busy) await this.#shoot(this.#next());
  }

  #next(): Shot {
    this.#number += 1;
    const example = EXAMPLES[Math.floor(this.#random() * EXAMPLES.length)];
    const plain = { body: JSON.stringify({ query: example?.text }), headers: example?.headers ?? {} };
    const dice = this.#random();
    if (dice < 0.05) return { ...plain, leaveAfterMs: this.#random() * 30 };
    if (dice < 0.06) return { ...plain, half: true };
    if (dice < 0.08) return { ...plain, body: plain.body.slice(0, -1) };
    if (dice < 0.1) return { ...plain, headers: { ...plain.headers, accept: 'text/event-stream' } };
    if (dice < 0.13) return { ...plain, body: invalid(this.#number) };
    // Many, so that the cache of documents evicts often in a run.
    if (dice < 0.3) return { ...plain, body: fresh(this.#number) };
    return plain;
  }

  #shoot({ body, headers, leaveAfterMs, half }: Shot): Promise<void> {
    this.seen.sent += 1;
    return new Promise((resolve) => {
      const length = Buffer.byteLength(body) + (half ? 100 : 0);
      const sent = request({
        port: this.#port,
        host: '127.0.0.1',
        path: '/graphql',
        method: 'POST',
        agent: this.#agent,
        headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
        timeout: LONGEST_MS,
      });
      this.#note(sent, half || leaveAfterMs !== undefined, resolve);
      if (half) sent.write(body, () => sent.destroy());
      else sent.end(body);
      if (leaveAfterMs !== undefined) setTimeout(() => sent.destroy(), leaveAfterMs);
    });
  }

  #note(sent: ClientRequest, mayLeave: boolean, done: () => void): void {
    let text = '';
    let ended = false;
    sent.on('response', (response) => {
      response.on('data', (chunk: Buffer) => (text += String(chunk)));
      response.on('end', () => {
        ended = true;
        this.seen.answered += 1;
        if (response.statusCode !== 200) this.seen.refused += 1;
        else if (text.includes('"errors"')) this.seen.withErrors += 1;
      });
      response.on('error', () => undefined);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => undefined);
    sent.on('close', () => {
      if (!ended && mayLeave) this.seen.left += 1;
      else if (!ended) this.seen.lost += 1;
      done();
    });
  }
}

/** The readings of a run. */
export interface Soaking {
  readonly seen: Seen;
  readonly samples: readonly Sample[];
  /** Before the first caller, and after the last one has left. */
  readonly before: Held;
  readonly after: Held;
}

/** The share of a run that fills caches, and is not judged. */
const WARM_UP = 0.25;
const DOCUMENTS = 2500;
const SAMPLES = 60;
const SHORTEST_PAUSE_MS = 3000;
const REST_MS = 300;
/** Longer than idle connections to upstreams stay open. */
const LONGEST_HOLD_MS = 60_000;
const LOOK_MS = 500;

export async function soak(options: SoakOptions): Promise<Soaking> {
  mkdirSync(SCRATCH, { recursive: true });
  const soaked = await startSoaked();
  const inspector = await Inspector.at(soaked.inspectorPort);
  const callers = new Callers(soaked.port, CALLERS);
  try {
    const before = await sampleAt(0, soaked, inspector);
    if (!options.short) await callers.fill(DOCUMENTS);
    const samples = await watch(options.minutes, soaked, inspector, callers);
    return { seen: callers.seen, samples, before, after: await afterRelease(before, soaked, inspector) };
  } finally {
    inspector.close();
    await callers.rest();
    await soaked.stop();
  }
}

async function watch(minutes: number, soaked: Soaked, inspector: Inspector, callers: Callers): Promise<Sample[]> {
  const samples: Sample[] = [];
  const begun = performance.now();
  const every = Math.max(SHORTEST_PAUSE_MS, (minutes * 60_000) / SAMPLES);
  for (let minute = 0; minute < minutes; ) {
    callers.work();
    await pause(every);
    await callers.rest();
    await pause(REST_MS);
    minute = (performance.now() - begun) / 60_000;
    const sample = await sampleAt(minute, soaked, inspector);
    console.log(lineOf(sample, callers));
    if (minute >= minutes * WARM_UP) samples.push(sample);
    await soaked.resetSandbox();
  }
  return samples;
}

async function sampleAt(minute: number, soaked: Soaked, inspector: Inspector): Promise<Sample> {
  if (soaked.hasEnded()) throw new Error('Manifold ended by itself');
  const { heapUsed, external, rss, resources } = await inspector.read();
  return {
    minute,
    heap: heapUsed,
    external,
    rss,
    sockets: resources['TCPSocketWrap'] ?? 0,
    timers: resources['Timeout'] ?? 0,
    descriptors: readdirSync(`/proc/${soaked.pid}/fd`).length,
  };
}

/** The resources that are held once no more are released. */
async function afterRelease(before: Held, soaked: Soaked, inspector: Inspector): Promise<Held> {
  const until = performance.now() + LONGEST_HOLD_MS;
  let after = await sampleAt(0, soaked, inspector);
  while (leaksIn(before, after).length > 0 && performance.now() < until) {
    await pause(LOOK_MS);
    after = await sampleAt(0, soaked, inspector);
  }
  return after;
}

function lineOf({ minute, heap, rss, sockets, timers, descriptors }: Sample, { seen }: Callers): string {
  const mib = (bytes: number) => (bytes / 1024 / 1024).toFixed(2).padStart(7);
  const counts = `${seen.answered} answered, ${seen.withErrors} with errors, ${seen.refused} refused, ${seen.left} left, ${seen.lost} lost`;
  const held = `sockets ${sockets}  timers ${timers}  descriptors ${descriptors}`;
  return `${minute.toFixed(2).padStart(6)} min  heap ${mib(heap)} MB  rss ${mib(rss)} MB  ${held}  ${counts}`;
}
