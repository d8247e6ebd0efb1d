import { canInstall, has, install } from '../../scripts/debian.ts';
import { installFolder } from '../../scripts/install-folder.ts';
import { BENCH } from './contestants/node.ts';

/** The machine lacks a program that the bench cannot install. The message has the command. */
export class ToolsError extends Error {
  override readonly name = 'ToolsError';
}

const TOOLS = ['nginx', 'wrk'] as const;

/** The bench and the soak read a process's figures from /proc. */
export function requireLinux(): void {
  if (process.platform !== 'linux') throw new ToolsError('This needs Linux, because it reads CPU time from /proc.');
}

/** Requires nginx and wrk: installs them if apt-get may, else fails with the command. */
export function requireTools(): void {
  requireLinux();
  const missing = TOOLS.filter((tool) => !has(tool));
  if (missing.length === 0) return;
  const line = `apt-get install ${missing.join(' ')}`;
  if (!canInstall()) throw new ToolsError(`Not found: ${missing.join(', ')}. On Debian: sudo ${line}`);
  if (!install(missing)) throw new ToolsError(`This failed, as it says above: ${line}`);
}

/** Installs the other contestants, unless those of the lock file are installed. */
export function installPeers(): void {
  if (!installFolder(BENCH)) throw new ToolsError('npm ci failed in lab/bench/, as it says above.');
}
