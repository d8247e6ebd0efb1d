import { spawn } from 'node:child_process';
import { npmProcess } from './npm-process.ts';

const PROGRAM = new URL('./restore-after.ts', import.meta.url).pathname;

/**
 * Starts a process that puts the package.json of the sources back when npm has ended: npm runs no `postpack` if it is
 * interrupted or fails.
 */
export function guardManifest(root: string): void {
  const npm = npmProcess();
  if (npm === undefined) return;
  // A session of its own: Ctrl+C ends npm and its scripts alone.
  spawn(process.execPath, [PROGRAM, root, String(npm)], { detached: true, stdio: 'ignore' }).unref();
}
