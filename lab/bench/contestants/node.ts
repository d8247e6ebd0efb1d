import { join } from 'node:path';

/** The bench's own folder. */
export const BENCH = join(import.meta.dirname, '..');
/** The project's folder. */
export const PROJECT = join(BENCH, '..', '..');
/** The folder for temporary files. */
export const SCRATCH = join(BENCH, 'node_modules', '.cache', 'bench');

/** The environment of contestants on Node: the Node of this process, and a compile cache. */
export const nodeEnvironment = {
  NODE_ENV: 'production',
  NODE_NO_WARNINGS: '1',
  NODE_COMPILE_CACHE: join(SCRATCH, 'compiled'),
} as const;

/** A command that runs a script on this process's Node. */
export function onNode(script: string, ...args: readonly string[]) {
  return { file: process.execPath, args: [script, ...args], env: nodeEnvironment };
}
