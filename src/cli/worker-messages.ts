import type { EventEmitter } from 'node:events';
import type { TelemetryReport } from '#gateway';
import type { QuotaEnd, QuotaReply, QuotaRequest } from './quotas/messages.ts';
import type { ConfigFiles, ConfigMessage, PreparedMessage, ReloadCommand } from './reload/messages.ts';

/** A message of the primary to a worker; reports are those of all workers, which it asked for. */
export type WorkerCommand =
  | 'drain'
  | 'stop'
  | 'report'
  | { readonly reports: readonly TelemetryReport[] }
  | QuotaReply
  | ConfigFiles
  | ConfigMessage
  | ReloadCommand;

/** A message of a worker to the primary. */
export type WorkerMessage =
  | 'alive'
  | 'reports'
  | 'files'
  | { readonly report: TelemetryReport }
  | QuotaRequest
  | QuotaEnd
  | PreparedMessage;

/** The part of `process` that a worker needs. */
export interface WorkerChannel extends Pick<EventEmitter, 'on'> {
  readonly connected: boolean;
  send?(message: WorkerMessage, sent: () => void): unknown;
}
