import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PACKAGE } from '../src/package.ts';
import { installExample } from '../test/install-example.ts';
import { binaryOf } from '../test/runtimes/binary-of.ts';
import { helpOnRequest } from './help-on-request.ts';
import { installFolder } from './install-folder.ts';
import { table } from './markdown.ts';
import { installedSize, installInEmptyProject, megabytes, sizeOf } from './package/installed.ts';
import { pack } from './package/pack.ts';

helpOnRequest(`npm run fresh-clone [-- --runtimes]

Clones the repository's last commit into a temporary folder and times what a newcomer does there: the first npm start, a first
start that is interrupted, a start without a network, the installation for tests, and another start. Fails if a start takes
more than 60 packages, 200 MiB or 20 seconds, or if a start after the installation for tests installs again. Seconds are those of a
machine with nothing else to do.

--runtimes prints a table instead: the first npm start, and the package as it is published, in each runtime.`);

const MOST_PACKAGES = 60;
const MOST_BYTES = 200 * 2 ** 20;
const MOST_SECONDS = 20;
/** The address as `start` prints it, or the port as workerd does. */
const ADDRESS = /GraphiQL\s+(http\S+)|"port":\s*(\d+)/;
const NODES = ['22.19', '24', '26'];
const LIBRARY = `import { createGateway } from '${PACKAGE}';
const { fetch } = createGateway({ logs: { level: 'error' } });
const address = { hostname: '127.0.0.1', port: 0, onListen: () => undefined, fetch };
const port = globalThis.Bun ? Bun.serve(address).port : Deno.serve(address, fetch).addr.port;
console.log(JSON.stringify({ port }));
`;

const folder = mkdtempSync(join(tmpdir(), 'manifold-clone-'));
const clone = join(folder, 'clone');
// The machine's own Node, as for a newcomer, rather than that of this project.
const path = (process.env['PATH'] ?? '').split(delimiter).filter((each) => !each.includes('node_modules'));
const environment = {
  ...process.env,
  PATH: path.join(delimiter),
  PORT: '0',
  MANIFOLD_SANDBOX_PORT: '0',
  NO_COLOR: '1',
};
const problems: string[] = [];

try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', process.cwd(), clone]);
  if (parseArgs({ options: { runtimes: { type: 'boolean' } } }).values.runtimes) console.log(await runtimesTable());
  else await checkStarts();
} finally {
  rmSync(folder, { recursive: true });
}
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function checkStarts(): Promise<void> {
  report('npm start, first', await started());
  const { packages, bytes } = installedSize(clone);
  console.log(
    `  ${packages.length} packages, ${megabytes(bytes)} (${Math.ceil(bytes / 2 ** 20)} MiB), Node's binary included`,
  );
  if (packages.length > MOST_PACKAGES) problems.push(`more than ${MOST_PACKAGES} packages`);
  if (bytes > MOST_BYTES) problems.push('more than 200 MiB');
  report('npm start, second', await started(), { installs: false });
  await interrupt();
  report('npm start, after an interrupted installation', await started());
  rmSync(join(clone, 'node_modules'), { recursive: true });
  report('npm start, without a network', await started({ npm_config_offline: 'true' }));
  const before = performance.now();
  execFileSync('node', ['scripts/run.mjs', 'scripts/build.ts', '--help'], {
    cwd: clone,
    stdio: 'ignore',
    env: environment,
  });
  report('installation for npm test', { seconds: (performance.now() - before) / 1000, installed: true });
  const all = installedSize(clone);
  console.log(`  ${all.packages.length} packages, ${megabytes(all.bytes)}`);
  report('npm start, afterwards', await started(), { installs: false });
}

/** What `npm start` in a clone, and the package in an empty project, take and in how many seconds they first answer, by runtime. */
async function runtimesTable(): Promise<string> {
  installFolder('test/runtimes/packages');
  const project = await installInEmptyProject(await pack(process.cwd(), folder), join(folder, 'project'));
  const program = join(project, 'node_modules', PACKAGE, 'dist', 'main.js');
  const main = join(project, 'main.js');
  writeFileSync(main, LIBRARY);
  const rows: string[][] = [];
  for (const [version, node] of installNodes()) {
    rmSync(join(clone, 'node_modules'), { recursive: true, force: true });
    const { seconds } = await started({ PATH: [dirname(node), environment.PATH].join(delimiter) });
    const ofPackage = await secondsOf(node, [program, 'start']);
    rows.push([`Node ${version}`, sizeText(clone, seconds), sizeText(project, ofPackage)]);
  }
  rows.push(['Bun, as a library', '', sizeText(project, await secondsOf(binaryOf('bun'), [main]))]);
  const deno = await secondsOf(binaryOf('deno'), ['run', '--allow-all', '--no-lock', main]);
  rows.push(['Deno, as a library', '', sizeText(project, deno)]);
  const worker = bundledWorker();
  const serve = ['serve', join(worker, 'config.capnp'), '--socket-addr=http=127.0.0.1:0', '--control-fd=1'];
  const ofWorker = await secondsOf(binaryOf('workerd'), serve, { MANIFOLD_COUNTRIES_URL: 'https://countries.example' });
  rows.push(['workerd, bundled', '', `${megabytes(sizeOf(worker))}, ${ofWorker.toFixed(1)} s`]);
  return table(['runtime', '`npm start` in a clone', 'the package'], rows);
}

/** Installs the binaries of these versions of Node, whose packages have no scripts. */
function installNodes(): readonly (readonly [version: string, file: string])[] {
  const name = `node-${process.platform}-${process.arch}`;
  const nodes = join(folder, 'nodes');
  const aliases = NODES.map((version) => `node-${version}@npm:${name}@${version}`);
  execFileSync('npm', ['install', '--prefix', nodes, '--no-audit', '--no-fund', '--ignore-scripts', ...aliases]);
  return NODES.map((version) => [version, join(nodes, 'node_modules', `node-${version}`, 'bin', 'node')]);
}

/** Bundles the worker of the example. Returns its folder. */
function bundledWorker(): string {
  const source = join(installExample('mounts'), 'worker');
  const out = join(folder, 'worker');
  execFileSync(process.execPath, [join(source, 'build.ts'), join(source, 'worker.ts'), 'MANIFOLD_COUNTRIES_URL', out]);
  return out;
}

function sizeText(project: string, seconds: number): string {
  const { packages, bytes } = installedSize(project);
  return `${packages.length} packages, ${megabytes(bytes)}, ${seconds.toFixed(1)} s`;
}

/** The seconds until a program has answered. */
async function secondsOf(
  file: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  const before = performance.now();
  const child = spawn(file, args, {
    env: { ...environment, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const answers = await hasAnswered(child);
  const seconds = (performance.now() - before) / 1000;
  await end(child);
  if (!answers) throw new Error(`${file} did not answer.`);
  return seconds;
}

interface Start {
  readonly seconds: number;
  readonly installed: boolean;
}

/** Runs `npm start` until the graph answers, and stops it. */
async function started(variables: Readonly<Record<string, string>> = {}): Promise<Start> {
  const before = performance.now();
  const child = npmStart(variables);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const answers = await hasAnswered(child);
  const seconds = (performance.now() - before) / 1000;
  await end(child);
  if (!answers) throw new Error(`npm start failed:\n${errors}`);
  return { seconds, installed: /installing/i.test(errors) };
}

/** Whether a program answers at the address that it prints. */
async function hasAnswered({ stdout }: ChildProcess): Promise<boolean> {
  let printed = '';
  for await (const chunk of stdout ?? []) {
    printed += String(chunk);
    const [, graph, port] = ADDRESS.exec(printed) ?? [];
    const address = graph ?? (port && `http://127.0.0.1:${port}/graphql`);
    if (!address) continue;
    const headers = { 'content-type': 'application/json' };
    return (await fetch(address, { method: 'POST', body: '{"query":"{ __typename }"}', headers })).ok;
  }
  return false;
}

function npmStart(variables: Readonly<Record<string, string>>): ChildProcess {
  return spawn('npm', ['start'], {
    cwd: clone,
    env: { ...environment, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/** Kills the first installation once packages are there and before all are. */
async function interrupt(): Promise<void> {
  rmSync(join(clone, 'node_modules'), { recursive: true });
  const child = npmStart({});
  while (!existsSync(join(clone, 'node_modules', 'graphql'))) await new Promise((resolve) => setImmediate(resolve));
  await end(child, 'SIGKILL');
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, signal);
  await ended;
}

function report(what: string, { seconds, installed }: Start, expected: { readonly installs?: boolean } = {}): void {
  console.log(`${what.padEnd(46)} ${seconds.toFixed(1).padStart(5)} s${installed ? '' : ', nothing installed'}`);
  if (what.startsWith('npm start') && seconds > MOST_SECONDS) problems.push(`${what}: more than ${MOST_SECONDS} s`);
  if (expected.installs === false && installed) problems.push(`${what}: installed packages again`);
}
