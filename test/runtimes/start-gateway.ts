import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { GatewayConfig } from '#config';
import { installExample } from '#test/install-example';
import { binaryOf } from './binary-of.ts';

const FOLDER = import.meta.dirname;
const DENO = [
  'run',
  '--quiet',
  '--no-lock',
  '--cached-only',
  '--allow-net=127.0.0.1',
  '--allow-read',
  '--allow-env',
  '--allow-sys',
];

/** The runtimes in which a gateway can be. */
export type GatewayRuntime = 'Node' | 'Bun' | 'Deno' | 'workerd';

/** Starts a gateway in a runtime. Resolves with the address of its graph. */
export async function startGateway(runtime: GatewayRuntime, config: GatewayConfig) {
  const { file, args, env = {} } = programs[runtime](JSON.stringify(config));
  const child = spawn(file, args, {
    env: { NO_COLOR: '1', HOME: tmpdir(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const lines = createInterface(child.stdout);
  const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
  if (line === undefined) throw new Error(`${runtime} ended before it listened.`);
  return { address: `http://127.0.0.1:${(JSON.parse(line) as { readonly port: number }).port}/graphql`, end };
}

interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const main = (settings: string) => [join(FOLDER, 'gateway.ts'), settings];

const programs: Readonly<Record<GatewayRuntime, (settings: string) => Program>> = {
  Node: (settings) => ({ file: process.execPath, args: main(settings) }),
  Bun: (settings) => ({ file: binaryOf('bun'), args: main(settings) }),
  Deno: (settings) => ({ file: binaryOf('deno'), args: [...DENO, ...main(settings)] }),
  workerd: (settings) => ({
    file: binaryOf('workerd'),
    args: ['serve', bundledWorker(), '--socket-addr=http=127.0.0.1:0', '--control-fd=1'],
    env: { MANIFOLD_SETTINGS: settings },
  }),
};

let bundled: string | undefined;

/** The configuration of workerd for `worker.ts`, bundled as the example is: once, because that takes seconds. */
function bundledWorker(): string {
  if (bundled !== undefined) return bundled;
  const folder = join('node_modules', '.cache', `manifold-workerd-${process.env['VITEST_POOL_ID']}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const build = join(installExample('mounts'), 'worker', 'build.ts');
  const { status, stderr } = spawnSync(
    process.execPath,
    [build, join(FOLDER, 'worker.ts'), 'MANIFOLD_SETTINGS', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The worker could not be bundled: ${stderr}`);
  bundled = join(folder, 'config.capnp');
  return bundled;
}
