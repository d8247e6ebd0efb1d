import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { printedOrigin } from '#test/printed-origin';
import { quotesStandIns } from './quotes-stand-ins.ts';
import { reloadedSettings } from './reloaded-settings.ts';

const OUTCOMES: Readonly<Record<string, string>> = {
  'The configuration was reloaded': 'reloaded',
  'The configuration is unchanged': 'unchanged',
  'The configuration was not reloaded: the one before stays': 'kept',
  'All workers were restarted': 'restarted',
  'The restart ends: a new worker did not start, the others go on': 'not restarted',
};
const LONGEST_MS = 120_000;

/** `manifold serve` in processes of its own, over two stand-ins for an API, with a file that changes. */
export class ReloadedServer {
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #urls: readonly [string, string];
  readonly #stop: () => Promise<unknown>;
  readonly #server: object;
  #outcome: ((outcome: string) => void) | undefined;
  #isReloaded = false;

  private constructor(parts: {
    origin: string;
    child: ChildProcess;
    folder: string;
    urls: readonly [string, string];
    server: object;
    stop: () => Promise<unknown>;
  }) {
    this.origin = parts.origin;
    this.#child = parts.child;
    this.#folder = parts.folder;
    this.#urls = parts.urls;
    this.#server = parts.server;
    this.#stop = parts.stop;
    if (!this.#child.stderr) throw new TypeError('The process has no standard error.');
    createInterface({ input: this.#child.stderr }).on('line', (line) => this.#read(line));
  }

  static async start(server: object): Promise<ReloadedServer> {
    const { urls, stop } = await quotesStandIns();
    const folder = mkdtempSync(join(tmpdir(), 'manifold-reloads-'));
    write(folder, withServer(reloadedSettings(0, urls), server));
    const args = ['src/main.ts', 'serve', '--config', join(folder, 'manifold.json')];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const origin = await printedOrigin(child);
    return new ReloadedServer({ origin, child, folder, urls, server, stop });
  }

  /** Reloads the settings of a turn, or some that have a problem. Resolves to the outcome. */
  reload(turn: number, isBad: boolean): Promise<string> {
    const settings = withServer(reloadedSettings(turn, this.#urls), this.#server);
    write(this.#folder, isBad ? { ...settings, limit: {} } : settings);
    return this.#signal('SIGHUP');
  }

  async restartWorkers(): Promise<void> {
    const outcome = await this.#signal('SIGUSR2');
    if (outcome !== 'restarted') throw new Error(`The workers were ${outcome}.`);
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
    if (cause !== 'SIGHUP') {
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
