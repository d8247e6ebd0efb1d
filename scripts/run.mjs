// Runs a script on the project's own Node, after installing what the lock file says if that is not there yet. It is plain
// JavaScript, because the machine's Node may be too old for anything else: 20 is enough here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const COMPILED = join(root, 'node_modules', '.cache', 'compiled');
const [script, ...args] = process.argv.slice(2);

install();
run();

function install() {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules', '.manifold-lock');
  const digest = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  if (!installedSince(lock)) {
    console.error(
      existsSync(join(root, 'node_modules'))
        ? 'The lock file changed: installing…'
        : 'Installing what the lock file says…',
    );
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      console.error('npm ci failed, as it says above. Nothing was started.');
      process.exit(1);
    }
  }
  writeFileSync(stamp, digest);
}

/** Whether somebody ran npm by hand after the lock file last changed. */
function installedSince(lock) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

function run() {
  const target = join(root, script);
  if (Number(process.versions.node.split('.', 1)[0]) >= OLDEST_NODE) {
    // What Node compiled and stripped of types once is kept, so that the next start need not.
    module.enableCompileCache(COMPILED);
    process.argv.splice(1, 2, target);
    void import(pathToFileURL(target).href);
    return;
  }
  const node = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(node)) {
    console.error(
      `Node ${OLDEST_NODE} or newer is needed, and this is ${process.version}. Install it, or run npm install with development packages.`,
    );
    process.exit(1);
  }
  const path = `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`;
  const child = spawn(node, [target, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: COMPILED },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}
