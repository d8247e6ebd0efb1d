import { setTimeout } from 'node:timers/promises';
import { isSwapped, restoreManifest } from './swap-manifest.ts';

const POLL_MS = 100;

const [root = '', pid] = process.argv.slice(2);
while (isSwapped(root) && isRunning(Number(pid))) await setTimeout(POLL_MS);
restoreManifest(root);

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
