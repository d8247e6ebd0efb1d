import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Read } from './reads.ts';

const CONNECTIONS = 16;

/** Repeats a request for this many seconds with `wrk`, and resolves with the number of responses. */
export async function load(origin: string, read: Read, seconds: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-load-'));
  try {
    const script = join(folder, 'request.lua');
    writeFileSync(script, lua(read));
    const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, `${origin}/${read.path}`];
    const output = await outputOf('wrk', args);
    if (output.includes('Non-2xx')) throw new Error(`${read.path} answers with errors`);
    return Number(/(\d+) requests in/.exec(output)?.[1]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function lua({ method = 'GET', headers = {}, body }: Read): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  return [`wrk.method = "${method}"`, ...lines, ...(body ? [`wrk.body = ${JSON.stringify(body)}`] : [])].join('\n');
}

function outputOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)));
    child.on('error', () => reject(new Error(`${program} is needed to measure, and is not there`)));
    child.on('close', () => resolve(text));
  });
}
