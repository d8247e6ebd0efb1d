import type { EventEmitter } from 'node:events';
import { deserialize, serialize } from 'node:v8';
import type { Settings } from '#config';
import type { BudgetCharge, BudgetDecision, ConfigState, TelemetryReport } from '#gateway';
import type { Lease, QuotaCount } from '#upstream';

/** What a worker asks the primary, each with its answer. */
export interface Exchanges {
  /** The settings that the first process read: files may have changed since. */
  readonly settings: readonly [undefined, PackedSettings];
  /** The measurements of all workers. */
  readonly reports: readonly [undefined, readonly TelemetryReport[]];
  /** Calls that are to count against quotas. The primary keeps the receipt, by the question's id. */
  readonly quotas: readonly [readonly QuotaCount[], QuotaAnswer];
  /** Units of callers' budgets, likewise. */
  readonly budgets: readonly [BudgetQuestion, BudgetAnswer];
}

/** Settings as text: messages are JSON, which has no maps. */
export type PackedSettings = string;

export function pack(settings: Settings): PackedSettings {
  return serialize(settings).toString('base64');
}

export function unpack(settings: PackedSettings): Settings {
  return deserialize(Buffer.from(settings, 'base64')) as Settings;
}

export interface BudgetQuestion {
  readonly charges: readonly BudgetCharge[];
  readonly now: number;
  /** The memory of all counters, by the settings. */
  readonly maxBytes: number;
}

export interface QuotaAnswer {
  readonly lease: Pick<Extract<Lease, { isGranted: true }>, 'isGranted'> | Extract<Lease, { isGranted: false }>;
  /** The calls that are left of each quota. */
  readonly left: readonly number[];
}

export interface BudgetAnswer {
  readonly decision: Omit<BudgetDecision, 'receipt'>;
  readonly isHeld: boolean;
}

export type Question<Kind extends keyof Exchanges = keyof Exchanges> = {
  readonly [Each in Kind]: { readonly id: number; readonly ask: Each; readonly about: Exchanges[Each][0] };
}[Kind];

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

/** A message of the primary to a worker. `retire`: another worker has its place. */
export type WorkerCommand =
  | 'drain'
  | 'stop'
  | 'retire'
  | 'report'
  | { readonly config: ConfigState }
  | { readonly id: number; readonly answer: Answer };

/** The primary, as a worker's stores see it. */
export interface AskPrimary {
  readonly isConnected: boolean;
  /** Asks it. There is no answer where it is gone. */
  ask<Kind extends keyof Exchanges>(
    ask: Kind,
    about: Exchanges[Kind][0],
  ): Promise<{ readonly id: number; readonly answer: Exchanges[Kind][1] | undefined }>;
  /** Ends what the answer to a question granted. */
  end(id: number, used: number, now?: number): void;
}

/** The part of `process` that a worker needs. */
export interface WorkerChannel extends Pick<EventEmitter, 'on'> {
  readonly connected: boolean;
  send?(message: WorkerMessage, sent: () => void): unknown;
}

/** The part of `cluster.Worker` that the primary needs. */
export interface WorkerProcess extends Pick<EventEmitter, 'on' | 'once'> {
  readonly process: { readonly pid?: number | undefined };
  send(message: WorkerCommand, sent: () => void): unknown;
  kill(signal: 'SIGKILL'): unknown;
}

/** The interval of a worker's heartbeats, which are sent from its event loop. */
export const HEARTBEAT_MS = 1000;
