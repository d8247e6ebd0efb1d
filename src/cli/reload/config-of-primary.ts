import type { WorkerChannel, WorkerCommand } from '../worker-messages.ts';
import type { ConfigFiles } from './messages.ts';

/** A primary that does not answer is gone, or about to be. */
const PATIENCE_MS = 10_000;

/**
 * In a worker: asks the primary for the files of the configuration in use, which may be older than those on the disk. Resolves with
 * none where it does not answer.
 */
export function configOfPrimary(channel: WorkerChannel): Promise<ConfigFiles | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    channel.on('message', (command: WorkerCommand) => {
      if (typeof command !== 'object' || !('fixed' in command)) return;
      clearTimeout(timer);
      resolve(command);
    });
    if (channel.connected) channel.send?.('files', () => undefined);
  });
}
