import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const GRACE_MS = 5000;
const running = new Set<ChildProcess>();

// Child processes end with this one.
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Starts a program that ends with this process at the latest. */
export function launch(file: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(file, args, options);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Ends a program by SIGTERM, or else by SIGKILL. */
export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
