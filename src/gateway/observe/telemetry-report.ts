import type { Snapshot } from '#telemetry';
import type { ApiHealth } from '#upstream';
import type { CallerCounts } from './caller-counters.ts';
import type { ConfigState } from './config-state.ts';
import type { RecentFailure } from './recent-failures.ts';

/** What one process has measured: plain data, which processes send to each other. */
export interface TelemetryReport {
  readonly metrics: Snapshot;
  readonly apis: readonly ApiHealth[];
  /** Those with the most requests. */
  readonly callers: readonly CallerCounts[];
  /** The latest first. */
  readonly failures: readonly RecentFailure[];
  /** Absent where the configuration cannot be reloaded. */
  readonly config?: ConfigState;
}
