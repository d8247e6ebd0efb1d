// Runs a script on the project's own Node, after installing the packages of the lock file if necessary. It is plain JavaScript
// because the machine's Node may be as old as 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const OLDEST_NODE = 24;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const BIN = join(root, 'node_modules', '.bin');
// Node's default. Beside the packages, it would take 8 MB more.
const COMPILED = join(tmpdir(), 'node-compile-cache');
const STAMP = join(root, 'node_modules', '.manifold-lock');
const isNewEnough = Number(process.versions.node.split('.', 1)[0]) >= OLDEST_NODE;
const [script, ...args] = process.argv.slice(2);
// The program itself runs without development packages; tests, generators and benchmarks need all.
const isProgram = script.startsWith('src/');

restorePackageJson();
if (install()) compile();
run();

/** While npm packs, the published package.json is in place; it stays there if that is interrupted. */
function restorePackageJson() {
  const [file, kept] = [join(root, 'package.json'), join(root, 'package.source.json')];
  if (existsSync(kept) && !('devDependencies' in JSON.parse(readFileSync(file, 'utf8')))) renameSync(kept, file);
}

/**
 * Installs packages if necessary: all, or for the program those that it runs with, unless the others were there before.
 * Returns whether it did.
 */
function install() {
  const lock = readLock();
  const stale = staleIn(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), lock.packages['']);
  if (stale) end(`package-lock.json is out of date: it does not say ${stale}, as package.json does. Run npm install.`);
  const stamps = { all: lock.digest, run: `${lock.digest} run` };
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined;
  const hasNode = isNewEnough || existsSync(join(BIN, 'node'));
  if (stamp === stamps.all || (isProgram && stamp === stamps.run && hasNode)) return false;
  const { dependencies = {}, devDependencies = {} } = lock.packages[''];
  const installed = installedPackages();
  const isThere = (name) => `node_modules/${name}` in installed.packages;
  const all = !isProgram || Object.keys(devDependencies).some(isThere);
  const needed = Object.keys({ ...dependencies, ...(all && devDependencies) });
  const isInstalled = hasNode && installed.time >= statSync(lock.file).mtimeMs && needed.every(isThere);
  if (!isInstalled) installPackages(all, stamp === stamps.run);
  writeFileSync(STAMP, all ? stamps.all : stamps.run);
  return !isInstalled;
}

function installPackages(all, hasRun) {
  const isThere = existsSync(join(root, 'node_modules'));
  const reason = hasRun ? 'Installing the other packages…' : 'The lock file changed: installing…';
  console.error(isThere ? reason : 'Installing what the lock file says…');
  const omitted = all ? [] : ['--omit=dev', ...(isNewEnough ? ['--omit=optional'] : [])];
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline', ...omitted];
  const { status, error } = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (error) end('npm cannot be run: install Node with npm. Nothing was started.');
  if (status !== 0) end('npm ci failed, as it says above: once that is put right, start again. Nothing was started.');
  // The package node links its binary from a package that it installs here, whose headers take another 70 MB.
  rmSync(join(root, 'node_modules', 'node', 'node_modules'), { recursive: true, force: true });
}

function readLock() {
  const file = join(root, 'package-lock.json');
  try {
    const text = readFileSync(file, 'utf8');
    return { file, digest: createHash('sha256').update(text).digest('hex'), packages: JSON.parse(text).packages };
  } catch (error) {
    const why = error.code === 'ENOENT' ? 'is not there' : 'cannot be read';
    return end(`package-lock.json ${why}: take it from version control, or run npm install.`);
  }
}

/** A package that is required and not locked, or locked and no longer required. */
function staleIn(wanted, locked) {
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    const [now, then] = [wanted[kind] ?? {}, locked[kind] ?? {}];
    for (const name of Object.keys({ ...now, ...then })) {
      if (now[name] !== then[name]) return now[name] ? `${name} ${now[name]}` : `that ${name} is gone`;
    }
  }
  return undefined;
}

/** What npm installed, and when. It says so at the end of an installation, also of one by hand. */
function installedPackages() {
  const file = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(file)) return { time: 0, packages: {} };
  return { time: statSync(file).mtimeMs, packages: JSON.parse(readFileSync(file, 'utf8')).packages };
}

/** Fills the compile cache after an installation. It may fail: then the first start takes twice as long. */
function compile() {
  const node = isNewEnough ? process.execPath : ownNode();
  spawnSync(node, [join(root, 'scripts', 'compile.ts')], { stdio: 'ignore', env: environment() });
}

function run() {
  const target = join(root, script);
  if (isNewEnough) {
    // Node caches compiled and stripped files for the next start.
    module.enableCompileCache(COMPILED);
    process.argv.splice(1, 2, target);
    void import(pathToFileURL(target).href);
    return;
  }
  const child = spawn(ownNode(), [target, ...args], { stdio: 'inherit', env: environment() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

function ownNode() {
  const node = join(BIN, 'node');
  if (existsSync(node)) return node;
  return end(
    `Node ${OLDEST_NODE} or newer is needed, and this is ${process.version}. Install it, or run npm install with development packages.`,
  );
}

function environment() {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}`, NODE_COMPILE_CACHE: COMPILED };
}

function end(line) {
  console.error(line);
  process.exit(1);
}
