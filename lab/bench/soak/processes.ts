import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../../test/free-port.ts';
import { nodeEnvironment, PROJECT, SCRATCH } from '../contestants/node.ts';
import { untilAnswered } from '../measure/answered.ts';
import { childrenOf } from '../measure/child-processes.ts';
import { hasEnded, launch, stop } from '../measure/children.ts';

/** A Manifold in a process of its own, over a sandbox in another. */
export interface Soaked {
  readonly pid: number;
  readonly port: number;
  readonly inspectorPort: number;
  readonly hasEnded: () => boolean;
  /** The process ids of its workers. */
  workers(): number[];
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

/** With several workers there is nothing to inspect. */
export async function startSoaked(workers = 1): Promise<Soaked> {
  const [port, sandboxPort, inspectorPort] = [await freePort(), await freePort(), await freePort()];
  const faults = written('faults.json', FAULTS);
  const upstream = `http://127.0.0.1:${sandboxPort}`;
  const config = written(`soak-${port}.json`, settings(port, upstream, workers));
  const sandbox = run(MAIN, 'sandbox', '--port', String(sandboxPort), '--faults', faults);
  const inspected = workers === 1 ? [`--inspect=127.0.0.1:${inspectorPort}`] : [];
  const manifold = run(...inspected, MAIN, 'serve', '--config', config);
  await untilAnswered(sandbox, 'The sandbox', async () => (await fetch(`${upstream}/_sandbox`)).ok);
  await untilAnswered(manifold, 'Manifold', () => isReady(port));
  return {
    pid: manifold.pid ?? 0,
    port,
    inspectorPort,
    hasEnded: () => hasEnded(manifold),
    workers: () => childrenOf(manifold.pid ?? 0),
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
function settings(port: number, upstream: string, workers: number): object {
  const folders = readdirSync(join(PROJECT, 'src', 'subgraphs'), { withFileTypes: true });
  const slugs = folders.flatMap((each) => (each.isDirectory() ? [each.name] : []));
  return {
    server: { port, workers },
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
