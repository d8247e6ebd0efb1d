import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { loadSettings, SettingsFiles } from '#config';
import { readContract } from '#contract';
import { slugs } from '#contracts';
import { type LocalServer, localServer } from '#test/local-server';
import { PROGRAM } from '#test/packed-package';
import { printedOrigin } from '#test/printed-origin';
import { serveGraph } from '../../src/cli/gateway-adapter.ts';

/** A little later than at once, so that reloads find calls in flight. */
const DELAY_MS = 5;

/** Two mocks, whose totals tell which configuration a gateway has. */
async function quotesMocks() {
  const [one, other] = [await quotesMock(1), await quotesMock(2)];
  return {
    urls: [one.origin, other.origin] as const,
    stop: () => Promise.all([one.stop(), other.stop()]),
  };
}

/** A mock for the API of quotes. No response of it may be cached: each operation calls it. */
async function quotesMock(totalCount: number): Promise<LocalServer> {
  const body = JSON.stringify({ count: 0, totalCount, page: 1, totalPages: 1, results: [] });
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  const server = createServer((_request, response) => {
    setTimeout(() => response.writeHead(200, headers).end(body), DELAY_MS);
  });
  return localServer(server);
}

/** The settings of a turn: each differs from those before and after it, in an API, in the graph, or in limits. */
function reloadedSettings(turn: number, urls: readonly [string, string]): object {
  const url = urls[Math.floor(turn / 2) % 2];
  return {
    logs: { format: 'json' },
    server: { port: 0, drainDelay: '0ms', introspection: turn % 4 < 2 },
    limits: { depth: 20 + (turn % 5), pageDefault: turn % 7 === 0 ? 21 : 20 },
    apis: { quotes: { url, quotas: [], connections: 8 + (turn % 3) } },
  };
}

const OUTCOMES: Readonly<Record<string, string>> = {
  'The configuration was reloaded': 'reloaded',
  'The configuration is unchanged': 'unchanged',
  'The configuration was not reloaded: the one before stays': 'kept',
};
const LONGEST_MS = 120_000;

/** `manifold serve` in processes of its own, over two mocks for an API, with a file that changes. */
export class ReloadedServer {
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #urls: readonly [string, string];
  readonly #stop: () => Promise<unknown>;
  readonly #server: object;
  #outcome: ((outcome: string) => void) | undefined;
  #isReloaded = false;

  private constructor(
    child: ChildProcess,
    origin: string,
    {
      folder,
      urls,
      server,
      stop,
    }: { folder: string; urls: readonly [string, string]; server: object; stop: () => Promise<unknown> },
  ) {
    this.origin = origin;
    this.#child = child;
    this.#folder = folder;
    this.#urls = urls;
    this.#server = server;
    this.#stop = stop;
    if (!this.#child.stderr) throw new TypeError('The process has no standard error.');
    createInterface({ input: this.#child.stderr }).on('line', (line) => this.#read(line));
  }

  static async start(server: object): Promise<ReloadedServer> {
    const { urls, stop } = await quotesMocks();
    const folder = mkdtempSync(join(tmpdir(), 'manifold-reloads-'));
    write(folder, withServer(reloadedSettings(0, urls), server));
    const args = [PROGRAM, 'serve', '--config', join(folder, 'manifold.json')];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const origin = await printedOrigin(child);
    return new ReloadedServer(child, origin, { folder, urls, server, stop });
  }

  /** Reloads the settings of a turn, or some that have a problem. Resolves to the outcome. */
  reload(turn: number, isBad: boolean): Promise<string> {
    const settings = withServer(reloadedSettings(turn, this.#urls), this.#server);
    write(this.#folder, isBad ? { ...settings, limit: {} } : settings);
    return this.#signal('SIGHUP');
  }

  async restartWorkers(): Promise<void> {
    const outcome = await this.#signal('SIGUSR2');
    if (outcome === 'kept') throw new Error('The workers were not replaced.');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
    await this.#stop();
    rmSync(this.#folder, { recursive: true });
  }

  #signal(signal: 'SIGHUP' | 'SIGUSR2'): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const timer = setTimeout(() => resolve('without an outcome'), LONGEST_MS);
    this.#outcome = (outcome) => {
      clearTimeout(timer);
      this.#outcome = undefined;
      resolve(outcome);
    };
    this.#child.kill(signal);
    return promise;
  }

  #read(line: string): void {
    if (!line.startsWith('{')) return;
    const { message, cause = 'SIGHUP' } = JSON.parse(line) as { message: string; cause?: string };
    const outcome = OUTCOMES[message];
    if (outcome === undefined) return;
    if (cause !== 'SIGHUP' && cause !== 'SIGUSR2') {
      // A reload that failed is tried again by itself, which may be before the signal comes.
      if (outcome === 'reloaded') this.#isReloaded = true;
      return;
    }
    this.#outcome?.(outcome === 'unchanged' && this.#isReloaded ? 'reloaded' : outcome);
    this.#isReloaded = false;
  }
}

/** Files are not watched: a reload by the watcher would be taken for that by the signal. */
function withServer(settings: object, server: object): object {
  return { ...settings, server: { ...('server' in settings && (settings.server as object)), watch: false, ...server } };
}

/** Replaces the file at once, as careful programs do. */
function write(folder: string, settings: object): void {
  const file = join(folder, 'manifold.json');
  writeFileSync(`${file}.new`, JSON.stringify(settings));
  renameSync(`${file}.new`, file);
}

/** The configurations have different totals, each of which is a right answer while they change. */
const RIGHT = /^\{"data":\{"quotes":\{"totalCount":\d+\}\}\}$/;
const TIMEOUT_MS = 60_000;

/** Callers who send operations until they are stopped, each on one connection, which is new from time to time. */
export class Traffic {
  readonly #url: string;
  readonly #pauseMs: number;
  readonly #lost: string[] = [];
  readonly #callers: readonly Promise<void>[];
  #answered = 0;
  #isOver = false;
  #waiting: { readonly until: number; readonly resolve: () => void } | undefined;

  /** Each caller waits so long between an answer and the next request. */
  constructor(origin: string, connections: number, pauseMs = 0) {
    this.#pauseMs = pauseMs;
    this.#url = `${origin}/graphql?query=${encodeURIComponent('{ quotes(search: "sea") { totalCount } }')}`;
    this.#callers = Array.from({ length: connections }, (_, index) => this.#call(index % 4 === 0 ? 7 : Infinity));
  }

  counts(): { readonly answered: number; readonly lost: readonly string[] } {
    return { answered: this.#answered, lost: this.#lost };
  }

  /** Resolves when so many more requests are answered. */
  answered(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting = { until: this.#answered + count, resolve };
    });
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#callers);
  }

  async #call(perConnection: number): Promise<void> {
    while (!this.#isOver) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let sent = 0; sent < perConnection && !this.#isOver; sent++) {
        this.#count(await ask(this.#url, agent));
        if (this.#pauseMs > 0) await pause(this.#pauseMs);
      }
      agent.destroy();
    }
  }

  #count(problem: string | undefined): void {
    this.#answered += 1;
    if (problem !== undefined) this.#lost.push(problem);
    const waiting = this.#waiting;
    if (!waiting || this.#answered < waiting.until) return;
    this.#waiting = undefined;
    waiting.resolve();
  }
}

/** The problem of a response, if it has one. */
function ask(url: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, timeout: TIMEOUT_MS, headers: { accept: 'application/json' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () =>
        resolve(RIGHT.test(text) ? undefined : `${response.statusCode} ${text.slice(0, 200)}`),
      );
      response.once('error', (error) => resolve(error.message));
    });
    sent.once('timeout', () => sent.destroy(new Error('timeout')));
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });
}

/** The caches and compiled code of the first reloads are no growth. */
const WARMING = 10;
const TURNS_TO_COLLECT = 10;

interface MemoryOfReloads {
  /** The growth of the heap for each reload. */
  readonly growthKiB: number;
  readonly settledMiB: number;
  /** Configurations that were not collected, besides the one in use. */
  readonly held: number;
}

/** Reloads a gateway in this process, with a few requests for each configuration. */
export async function memoryOfReloads(reloads: number, look?: () => void): Promise<MemoryOfReloads> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { urls, stop } = await quotesMocks();
  const contracts = slugs.map((slug) => readContract(slug));
  const settingsOf = (turn: number) =>
    loadSettings({
      config: { ...reloadedSettings(turn, urls), logs: { level: 'silent' } },
      environment: {},
      contracts,
    });
  const graph = await serveGraph(settingsOf(0));
  const configurations: WeakRef<object>[] = [];
  const reload = async (turn: number) => {
    const settings = settingsOf(turn);
    configurations.push(new WeakRef(settings));
    await graph.target?.use({ settings, contracts, files: new SettingsFiles() });
    const query = encodeURIComponent(`query Turn${turn % 3} { quotes(search: "sea") { totalCount } }`);
    for (let time = 0; time < 3; time++) await (await fetch(`${graph.origin}/graphql?query=${query}`)).text();
  };
  const heap = async () => {
    // Old gateways end after their last response, and weak references are cleared after the turn in which they were made.
    for (let turn = 0; turn < TURNS_TO_COLLECT; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      collect();
    }
    return process.memoryUsage().heapUsed;
  };
  for (let turn = 1; turn <= WARMING; turn++) await reload(turn);
  const before = await heap();
  for (let turn = WARMING + 1; turn <= WARMING + reloads; turn++) await reload(turn);
  const after = await heap();
  look?.();
  const held = configurations.filter((each) => each.deref() !== undefined).length - 1;
  await graph.stop();
  await stop();
  return { growthKiB: (after - before) / 1024 / reloads, settledMiB: after / 1024 / 1024, held };
}
