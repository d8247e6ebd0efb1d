import { spawnSync } from 'node:child_process';

/** Whether a program is on the path. */
export const has = (program: string) => spawnSync('which', [program]).status === 0;

/** Whether Debian's packages can be installed by no more than a command: there, as root. */
export const canInstall = () => process.getuid?.() === 0 && has('apt-get');

/** Installs packages, and says so. The lists of what there is are brought up to date when they are too old for it. */
export function install(packages: readonly string[]): boolean {
  console.log(`Installing ${packages.join(' and ')}…`);
  return take('install', packages) || (take('update', []) && take('install', packages));
}

function take(command: string, packages: readonly string[]): boolean {
  const args = ['-qq', '-y', '--no-install-recommends', command, ...packages];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env }).status === 0;
}
