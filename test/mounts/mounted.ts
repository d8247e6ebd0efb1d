import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { installExample } from '#test/install-example';
import { buildNext } from './build-next.ts';

/** A program of `examples/`, running. */
export interface Mounted extends AsyncDisposable {
  /** The address of its graph. */
  readonly url: string;
  readonly process: ChildProcess;
}

interface Program {
  readonly folder: string;
  readonly args: readonly string[];
}

/** Starts a program of `examples/mounts`, or that of `examples/next`, with its packages. Resolves when it listens. */
export async function startMount(name: string, env: Readonly<Record<string, string>>): Promise<Mounted> {
  const { folder, args } = name === 'next' ? await nextProgram() : serverProgram(name);
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await addressOf(child.stdout),
    process: child,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function serverProgram(name: string): Program {
  return { folder: installExample('mounts'), args: [join(name, 'server.ts')] };
}

async function nextProgram(): Promise<Program> {
  const folder = await buildNext();
  return { folder, args: [join('node_modules', 'next', 'dist', 'bin', 'next'), 'start', '--hostname=127.0.0.1'] };
}

/** The address of the graph, by what the program prints. Next.js prints its own. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return new URL(address).pathname === '/' ? `${address}/api/graphql` : address;
  }
  throw new Error('The program ended before it listened.');
}
