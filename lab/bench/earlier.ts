import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFolder } from '../../scripts/install-folder.ts';
import { UsageError } from './command.ts';
import { PROJECT } from './contestants/contestant.ts';

/** An earlier commit of the project in a folder of its own, with its own packages. */
export interface Earlier {
  readonly commit: string;
  readonly folder: string;
  remove(): void;
}

/** Checks out a commit beside this one. Its packages come from npm's cache, as far as they are there. */
export function checkOut(commit: string): Earlier {
  const hash = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  if (hash === undefined) throw new UsageError(`There is no commit ${commit}.`);
  const parent = mkdtempSync(join(tmpdir(), 'manifold-earlier-'));
  const folder = join(parent, 'manifold');
  const remove = () => {
    rmSync(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  if (git('worktree', 'add', '--quiet', '--detach', folder, hash) === undefined || !installFolder(folder)) {
    remove();
    throw new UsageError(`${commit} cannot be installed, as it says above.`);
  }
  return { commit: hash.slice(0, 8), folder, remove };
}

/** What a command of git prints; `undefined` if it fails. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: PROJECT, encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
  return status === 0 ? stdout.trim() : undefined;
}
