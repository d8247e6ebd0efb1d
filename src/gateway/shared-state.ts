import type { BudgetSettings } from '#config';
import type { Leadership, MessageBus } from '#shared-state';
import type { Snapshot } from '#telemetry';
import type { QuotaStore, SharedResponses } from '#upstream';
import type { BudgetStore } from './limits/budget-store.ts';

/** The state that several gateways share. Without a connection, each part works as in a single process. */
export interface SharedState {
  readonly bus: MessageBus;
  readonly leadership: Leadership;
  readonly quotaStore: QuotaStore;
  readonly responses: SharedResponses;
  budgetStore(settings: BudgetSettings): BudgetStore;
  /** For the answer to readiness checks. */
  readonly isConnected: boolean;
  /** Its metrics. */
  read(): Snapshot;
  /** Connects; resolves after a short time even if that fails. */
  start(): Promise<void>;
  close(): Promise<void>;
}
