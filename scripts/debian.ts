import { spawnSync } from 'node:child_process';

/** Whether a program is on the path. */
export const has = (program: string) => spawnSync('which', [program]).status === 0;

/** Whether Debian packages can be installed: on Debian, as root. */
export const canInstall = () => process.getuid?.() === 0 && has('apt-get');

/**
 * Installs packages, and prints each with its version, dependencies included. Outdated package lists are updated first.
 */
export function install(packages: readonly string[]): boolean {
  console.log(`Installing ${packages.join(' and ')}…`);
  return take('install', packages) || (take('update', []) && take('install', packages));
}

function take(command: string, packages: readonly string[]): boolean {
  const args = ['-qq', '-y', '--no-install-recommends', command, ...packages];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout } = spawnSync('apt-get', args, { stdio: ['ignore', 'pipe', 2], encoding: 'utf8', env });
  for (const [, name, version] of (stdout ?? '').matchAll(/^Setting up (\S+) \((\S+)\)/gm)) {
    console.log(`  ${name} ${version}`);
  }
  return status === 0;
}
