import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { helpOnRequest } from './help-on-request.ts';
import { installedSize, megabytes } from './package/installed.ts';

helpOnRequest(`npm run fresh-clone

Clones the repository's last commit into a temporary folder and times what a newcomer does there: the first npm start, a first
start that is interrupted, a start without a network, the installation for tests, and another start. Fails if a start takes
more than 60 packages, 200 MiB or 20 seconds, or if a start after the installation for tests installs again. Seconds are those of a
machine with nothing else to do.`);

const MOST_PACKAGES = 60;
const MOST_BYTES = 200 * 2 ** 20;
const MOST_SECONDS = 20;
const ADDRESS = /GraphiQL\s+(http\S+)/;

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
} finally {
  rmSync(folder, { recursive: true });
}
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

interface Start {
  readonly seconds: number;
  readonly installed: boolean;
}

/** Runs `npm start` until the graph answers, and stops it. */
async function started(variables: Readonly<Record<string, string>> = {}): Promise<Start> {
  const before = performance.now();
  const child = npmStart(variables);
  let printed = '';
  let errors = '';
  let answers = false;
  child.stderr?.on('data', (chunk: Buffer) => (errors += String(chunk)));
  for await (const chunk of child.stdout ?? []) {
    printed += String(chunk);
    const [, address] = ADDRESS.exec(printed) ?? [];
    if (!address) continue;
    const headers = { 'content-type': 'application/json' };
    answers = (await fetch(address, { method: 'POST', body: '{"query":"{ __typename }"}', headers })).ok;
    break;
  }
  const seconds = (performance.now() - before) / 1000;
  await end(child);
  if (!answers) throw new Error(`npm start failed:\n${errors}`);
  return { seconds, installed: /installing/i.test(errors) };
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
