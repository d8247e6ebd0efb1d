import type { TelemetryReport } from '#gateway';
import type { WorkerChannel, WorkerCommand } from './worker-messages.ts';

/** The primary waits for busy workers for a second. */
const PATIENCE_MS = 2000;

/** In a worker: asks the primary for the reports of all workers. Resolves with none where it does not answer. */
export function peerReports(channel: WorkerChannel): () => Promise<readonly TelemetryReport[]> {
  let answered: ((reports: readonly TelemetryReport[]) => void) | undefined;
  let pending: Promise<readonly TelemetryReport[]> | undefined;
  channel.on('message', (command: WorkerCommand) => {
    if (typeof command === 'object' && 'reports' in command) answered?.(command.reports);
  });
  const ask = () =>
    new Promise<readonly TelemetryReport[]>((resolve) => {
      const timer = setTimeout(() => resolve([]), PATIENCE_MS);
      answered = (reports) => {
        clearTimeout(timer);
        resolve(reports);
      };
      if (channel.connected) channel.send?.('reports', () => undefined);
    });
  return () =>
    (pending ??= ask().finally(() => {
      pending = undefined;
    }));
}
