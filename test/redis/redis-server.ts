import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '#test/free-port';

const MISSING = 'The tests of shared state need Redis 7: apt-get install redis-server redis-sentinel.';

/** A Redis of a test's own. */
export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** Runs a command of redis-cli, and returns what it prints. */
  cli(...args: readonly string[]): string;
  /** Stops the process without ending it (SIGSTOP), or lets it go on. */
  freeze(): void;
  thaw(): void;
  /** Ends it without notice (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again, empty, at its port. */
  restart(): Promise<void>;
  /** Ends it, and removes its files. */
  remove(): Promise<void>;
}

/** Starts a Redis without persistence, with these lines of configuration, which may contain its port; `sentinel` makes it one. */
export async function startRedis(
  lines: readonly string[] | ((port: number) => readonly string[]) = [],
  use: 'server' | 'sentinel' = 'server',
): Promise<RedisServer> {
  if (spawnSync('redis-server', ['--version']).error) throw new Error(MISSING);
  const folder = mkdtempSync(join(tmpdir(), 'manifold-redis-'));
  const port = await freePort();
  const file = join(folder, 'redis.conf');
  const own = use === 'sentinel' ? [] : ['save ""', 'appendonly no'];
  let process: ChildProcess | undefined;
  const start = async () => {
    const base = [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, 'logfile redis.log', ...own];
    writeFileSync(file, [...base, ...(typeof lines === 'function' ? lines(port) : lines), ''].join('\n'));
    process = spawn('redis-server', [file, ...(use === 'sentinel' ? ['--sentinel'] : [])], { stdio: 'ignore' });
    for (let tries = 0; !(await isListening(port)); tries++) {
      if (tries > 500) throw new Error('Redis did not start.');
      await setTimeout(20);
    }
  };
  const kill = async () => {
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const ended = new Promise((resolve) => process?.once('exit', resolve));
    process.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    cli: (...args) =>
      spawnSync('redis-cli', ['-p', String(port), ...args], { encoding: 'utf8', timeout: 10_000 }).stdout.trim(),
    freeze: () => process?.kill('SIGSTOP'),
    thaw: () => process?.kill('SIGCONT'),
    kill,
    restart: start,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
