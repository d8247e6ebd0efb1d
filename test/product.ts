import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { PROGRAM } from '#test/packed-package';
import { temporaryFolder } from '#test/temporary-folder';

/** `manifold start` on free ports, until the test is over. */
export async function startProduct(args: readonly string[] = [], variables: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [PROGRAM, 'start', ...args], {
    env: { ...process.env, PORT: '0', MANIFOLD_SANDBOX_PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => stop(child));
  const printed = await lastLineOf(child);
  const [, graph = ''] = /^(?:GraphiQL|Graph) +(\S+)$/m.exec(printed) ?? [];
  const [, sandbox = ''] = /^Sandbox +(\S+)$/m.exec(printed) ?? [];
  const ask = async (query: string) => {
    const answer = await fetch(graph, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as { data?: any; errors?: any[] };
  };
  return { printed, graph, sandbox, ask };
}

/** A file with this text, until the test is over. */
export function fileWith(name: string, text: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** The output up to the line about live APIs, which is the last. */
async function lastLineOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    if (/^Connected .*\n/m.test(text)) return text;
  }
  throw new Error(`It ended before it was ready: ${text}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
