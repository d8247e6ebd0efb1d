import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { apiKeyHash, newApiKey } from '#auth';
import { slugs } from '#contracts';
import { residentBytes } from '../bench/measure/cpu.ts';
import { Inspector } from '../bench/measure/inspector.ts';
import { SECRET } from './canaries.ts';

const AUTH_SECRET = `${SECRET} of more than thirty-two characters`;
/** How long upstreams may take: those that hang should not take most of the time. */
const TIMEOUTS = { connect: '2s', headers: '300ms', body: '300ms', total: '2s' };
const START_MS = 60_000;
/** A leak would exhaust it. */
const HEAP_MB = 256;

interface GatewayOptions {
  readonly urlOf: (slug: string) => string;
  readonly collector: string;
  /** Called with each line that the process prints. */
  readonly printed: (line: string) => void;
}

/** `manifold serve` over all APIs, in a process of its own, with a secret in every setting that takes one. */
export async function serveGateway({ urlOf, collector, printed }: GatewayOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-fuzz-'));
  const file = join(folder, 'manifold.json');
  const key = newApiKey();
  writeFileSync(file, JSON.stringify(settings(urlOf, collector, apiKeyHash(AUTH_SECRET, key))));
  const flags = [`--max-old-space-size=${HEAP_MB}`, '--inspect=127.0.0.1:0'];
  const child = spawn(process.execPath, [...flags, 'src/main.ts', 'serve', '--config', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_NO_WARNINGS: '1' },
  });
  let exit: string | undefined;
  child.once('exit', (code, signal) => {
    exit = `it ended with ${signal ?? code}`;
  });
  const addresses = new Map<string, string>();
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The gateway does not start.')), START_MS);
    const read = (line: string) => {
      printed(line);
      const [, name, address] = /^(Graph|Metrics|Debugger listening on) +((?:http|ws):\S+)/.exec(line) ?? [];
      if (name !== undefined && address !== undefined) addresses.set(name, address);
      if (addresses.size < 3) return;
      clearTimeout(timer);
      resolve();
    };
    createInterface({ input: child.stdout }).on('line', read);
    createInterface({ input: child.stderr }).on('line', read);
    child.once('exit', () => reject(new Error('The gateway ended before it was ready.')));
  });
  await ready;
  const inspectorPort = Number(new URL(addresses.get('Debugger listening on') ?? '').port);
  return {
    port: Number(new URL(addresses.get('Graph') ?? '').port),
    metrics: new URL('/metrics', addresses.get('Metrics')).href,
    key,
    /** Why the process is no longer there. */
    exit: () => exit,
    residentBytes: () => (exit === undefined ? residentBytes(child.pid ?? 0) : 0),
    /** Memory in use after a garbage collection. A debugger that stayed attached would keep the process from ending. */
    async liveBytes() {
      if (exit !== undefined) return 0;
      const inspector = await Inspector.at(inspectorPort);
      const { heapUsed, external } = await inspector.read();
      inspector.close();
      return heapUsed + external;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (exit === undefined) {
        child.kill();
        await ended;
      }
      rmSync(folder, { recursive: true });
    },
  };
}

function settings(urlOf: (slug: string) => string, collector: string, hash: string) {
  const credentials = [
    { type: 'bearer', token: `${SECRET}-token` },
    { type: 'query', name: 'key', value: `${SECRET}-key` },
    { type: 'header', name: 'X-Key', value: `${SECRET}-key` },
    { type: 'basic', username: SECRET, password: `${SECRET}-password` },
  ];
  const apis = slugs.map((slug, index) => [
    slug,
    {
      url: urlOf(slug),
      credentials: credentials[index % credentials.length],
      forward: ['x-fuzz'],
      quotas: [],
      learnQuotas: false,
      retry: { attempts: 0 },
      breaker: { failures: 0 },
      timeouts: TIMEOUTS,
    },
  ]);
  return {
    auth: {
      secret: AUTH_SECRET,
      keys: [{ id: 'fuzz', hash, subject: 'fuzz', scopes: ['*', 'console'] }],
      anonymous: ['*'],
    },
    cursorSecret: `${SECRET}-cursors`,
    server: {
      port: 0,
      console: true,
      explain: true,
      corsOrigins: ['https://app.example'],
      drainDelay: '0ms',
      // Callers and upstreams share the machine with the gateway.
      overload: { maxDelay: '10s', maxInFlight: 100_000 },
    },
    limits: { timeouts: { headers: '2s', request: '5s', operation: '10s' } },
    logs: { format: 'json', access: 'all' },
    metrics: { port: 0 },
    telemetry: { endpoint: collector, headers: `authorization=${SECRET}`, sample: '10%' },
    apis: Object.fromEntries(apis),
  };
}
