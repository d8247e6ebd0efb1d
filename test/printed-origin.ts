import type { ChildProcess } from 'node:child_process';

/** The origin that a server prints. */
export async function printedOrigin({ stdout }: Pick<ChildProcess, 'stdout'>): Promise<string> {
  let text = '';
  for await (const chunk of stdout ?? []) {
    text += String(chunk);
    const origin = /^Graph +(\S+)\/graphql$/m.exec(text)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error(`It ended before it was ready: ${text}`);
}
