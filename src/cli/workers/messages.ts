import type { EventEmitter } from 'node:events';
import type { Settings } from '#config';
import type { BudgetCharge, BudgetDecision, ConfigState, TelemetryReport } from '#gateway';
import type { QuotaCount } from '#upstream';

/** What a worker asks the primary, each with its answer. */
export interface Exchanges {
  /** The settings that the first process read: files may have changed since. */
  readonly settings: readonly [undefined, Settings];
  /** The measurements of all workers. */
  readonly reports: readonly [undefined, readonly TelemetryReport[]];
  /** Calls that are to count against quotas. The primary keeps the receipt, by the question's id. */
  readonly quotas: readonly [readonly QuotaCount[], QuotaAnswer];
  /** Units of callers' budgets, likewise. */
  readonly budgets: readonly [BudgetQuestion, Omit<BudgetDecision, 'receipt'>];
}

export interface QuotaAnswer {
  readonly isGranted: boolean;
  readonly waitMs: number;
  readonly refused?: number | undefined;
  /** The calls that are left of each quota. */
  readonly left: readonly number[];
}

export interface BudgetQuestion {
  readonly charges: readonly BudgetCharge[];
  readonly now: number;
}

export type Question = {
  readonly [Each in keyof Exchanges]: { readonly id: number; readonly ask: Each; readonly about: Exchanges[Each][0] };
}[keyof Exchanges];

export type Answer = Exchanges[keyof Exchanges][1];

/** A message of a worker to the primary. */
export type WorkerMessage =
  | 'alive'
  | { readonly report: TelemetryReport }
  /** Why it does not start. */
  | { readonly problem: string }
  | Question
  /** Ends what the answer to this question granted, with the units that were used. */
  | { readonly ended: number; readonly used: number; readonly now?: number | undefined };

/** A message of the primary to a worker. `retire`: another worker has its place. A signal stops it. */
export type WorkerCommand =
  | 'retire'
  | 'report'
  | { readonly config: ConfigState }
  | { readonly id: number; readonly answer: Answer };

/** The part of `process` that a worker needs. */
export interface WorkerChannel extends Pick<EventEmitter, 'on'> {
  send?(message: WorkerMessage, sent: () => void): unknown;
}

/** The part of `cluster.Worker` that the primary needs. */
export interface WorkerProcess extends Pick<EventEmitter, 'on' | 'once'> {
  readonly process: { readonly pid?: number | undefined };
  send(message: WorkerCommand, sent: () => void): unknown;
  kill(signal: 'SIGTERM' | 'SIGKILL'): unknown;
}

/** The interval of a worker's heartbeats, which are sent from its event loop. */
export const HEARTBEAT_MS = 1000;
