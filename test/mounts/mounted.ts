import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { installExample } from '#test/install-example';

/** A program of `examples/mounts`, running. */
export interface Mounted extends AsyncDisposable {
  /** The address of its graph. */
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts a program of `examples/mounts`, with its packages. Resolves when it listens. */
export async function startMount(name: string, env: Readonly<Record<string, string>>): Promise<Mounted> {
  const program = join(installExample('mounts'), name, 'server.ts');
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    process: child,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
