import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROGRAM } from '#test/packed-package';
import { freePort } from '../free-port.ts';
import { until } from '../until.ts';

/** `manifold serve` at a port that stays its own when it is started again. */
export class GatewayProcess {
  readonly port: number;
  readonly origin: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'manifold-many-'));
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, settings: object) {
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    writeFileSync(join(this.#folder, 'manifold.json'), JSON.stringify(settings));
  }

  /** Starts one with these settings. */
  static async start(settings: { readonly server?: object; readonly [section: string]: unknown }) {
    const port = await freePort();
    const own = new GatewayProcess(port, { ...settings, server: { ...settings.server, port } });
    await own.start();
    return own;
  }

  /** While it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Resolves when it is ready. */
  async start(): Promise<void> {
    const args = [PROGRAM, 'serve', '--config', join(this.#folder, 'manifold.json')];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (chunk) => (this.#output = `${this.#output}${String(chunk)}`.slice(-10_000)));
    this.#child = child;
    await until(
      async () => {
        if (child.exitCode !== null) return;
        return (await fetch(`${this.origin}/health/ready`)).ok;
      },
      { timeoutMs: 60_000, intervalMs: 50 },
    );
    if (child.exitCode !== null) throw new Error(`The gateway ended: ${this.#output}`);
  }

  /** Ends it without notice. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Lets it end as an orchestrator does. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Stops the process without ending it, until `thaw`. */
  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Its state of Redis, by the health check. */
  async redis(): Promise<string | undefined> {
    const health = (await (await fetch(`${this.origin}/health/ready`)).json()) as { readonly redis?: string };
    return health.redis;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
