import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, has, install } from '../scripts/debian.ts';
import { BENCH } from './contestants/node.ts';

/** The machine lacks something that cannot be had from here. The message says what to run. */
export class ToolsError extends Error {
  override readonly name = 'ToolsError';
}

const TOOLS = ['nginx', 'wrk'] as const;

/** Both the bench and the soak read what the kernel tells of a process. */
export function requireLinux(): void {
  if (process.platform !== 'linux') throw new ToolsError("This reads the kernel's accounting, which takes Linux.");
}

/** Sees that nginx and wrk are there: installs them where that is one command away, else says what it would be. */
export function requireTools(): void {
  requireLinux();
  const missing = TOOLS.filter((tool) => !has(tool));
  if (missing.length === 0) return;
  const line = `apt-get install ${missing.join(' ')}`;
  if (!canInstall())
    throw new ToolsError(`Not to be found: ${missing.join(', ')}. On Debian and its kin: sudo ${line}`);
  if (!install(missing)) throw new ToolsError(`This failed, as it says above: ${line}`);
}

/** Installs those that Manifold is measured against, unless they are there as the lock file says. */
export function installPeers(): void {
  const stamp = join(BENCH, 'node_modules', '.bench-lock');
  const digest = createHash('sha256')
    .update(readFileSync(join(BENCH, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log("Installing the bench's packages…");
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: BENCH, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new ToolsError('npm ci failed in bench/, as it says above.');
  writeFileSync(stamp, digest);
}
