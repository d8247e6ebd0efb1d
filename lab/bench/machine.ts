import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { BENCH, PROJECT } from './contestants/node.ts';
import { cores } from './measure/cores.ts';

/** The machine and the versions of a measurement. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** Whether contestants have a core that load and upstream do not use. */
  readonly pinned: boolean;
  readonly memoryGiB: number;
  readonly kernel: string;
  readonly node: string;
  readonly nginx: string;
  readonly wrk: string;
  /** The load average over a minute at the start. */
  readonly load: number;
  readonly packages: Readonly<Record<string, string>>;
  /** The commit that was measured, with a plus sign if files differ from it. */
  readonly commit: string;
}

export function describeMachine(): Machine {
  const { dependencies = {} } = JSON.parse(readFileSync(join(BENCH, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return {
    cpu: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    pinned: cores !== undefined,
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    kernel: `${os.type()} ${os.release()}`,
    node: process.version,
    nginx: /nginx\/(\S+)/.exec(said('nginx', '-v'))?.[1] ?? 'unknown',
    wrk: /wrk (\S+)/.exec(said('wrk', '-v'))?.[1] ?? 'unknown',
    load: os.loadavg()[0] ?? 0,
    packages: dependencies,
    commit: said('git', 'describe', '--always', '--dirty=+').trim() || 'unknown',
  };
}

function said(program: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { cwd: PROJECT, encoding: 'utf8' });
  return `${stdout ?? ''}${stderr ?? ''}`;
}
