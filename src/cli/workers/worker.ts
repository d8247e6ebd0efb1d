import { type BudgetCharge, type BudgetDecision, type BudgetStore, remoteReceipt } from '#gateway';
import { MemoryQuotaStore, type QuotaCount, type RemoteLease, RemoteQuotaStore } from '#upstream';
import { listenAt, problemsOf } from '../problems.ts';
import type { Listening, Services } from '../services.ts';
import { graphAddress } from '../serving.ts';
import { listenForStop } from '../terminal.ts';
import {
  type Answer,
  type Exchanges,
  HEARTBEAT_MS,
  type WorkerChannel,
  type WorkerCommand,
  type WorkerMessage,
} from './messages.ts';

const LONGEST_REPORT_MS = 500;

/** Serves as one of several workers, with the settings that the primary has for it. node:cluster ends a worker whose primary is gone. */
export async function serveAsWorker(services: Services): Promise<number> {
  const primary = new Primary(process);
  try {
    const { answer: settings } = await primary.ask('settings', undefined);
    const stores = {
      quotaStore: new WorkerQuotaStore(primary),
      budgetStore: settings.budgets && new WorkerBudgetStore(primary),
      reports: async () => (await primary.ask('reports', undefined)).answer,
    };
    const start = () => listenAt(graphAddress(settings), () => services.serveGraph(settings, stores));
    return await runWorker(primary, start, settings.server.drainDelay);
  } catch (error) {
    await primary.tell({ problem: error instanceof Error ? error.message : String(error) });
    if (problemsOf(error)) return 1;
    throw error;
  }
}

/** Serves until another worker has its place, or until a signal stops it, after the drain delay. */
export async function runWorker(
  primary: Primary,
  start: () => Promise<Listening>,
  drainDelayMs: number,
): Promise<number> {
  const { channel } = primary;
  const stop = listenForStop(channel);
  // For the primary; a closed terminal sends them to the workers too.
  for (const name of ['SIGHUP', 'SIGUSR2']) channel.on(name, () => undefined);
  const graph = await Promise.race([start(), stop.first]);
  if (!graph) return 0;
  const report = async () => {
    const own = graph.report?.();
    if (own) await primary.tell({ report: own });
  };
  const retired = Promise.withResolvers<void>();
  channel.on('message', (command: WorkerCommand) => {
    if (command === 'retire') retired.resolve();
    else if (command === 'report') void report();
    else if ('config' in command) graph.target?.configured(command.config);
  });
  const heartbeat = setInterval(() => channel.send?.('alive', () => undefined), HEARTBEAT_MS);
  const isReplaced = await Promise.race([retired.promise.then(() => true), stop.first.then(() => false)]);
  if (!isReplaced) {
    graph.drain?.();
    await new Promise((resolve) => setTimeout(resolve, drainDelayMs));
  }
  await graph.stop({ isReplaced });
  // The last one, so that no request is missing in the total of all workers.
  await report();
  clearInterval(heartbeat);
  return 0;
}

/** The primary, as a worker sees it. */
export class Primary {
  readonly channel: WorkerChannel;
  /** Questions without an answer. */
  readonly #pending = new Map<number, (answer: Answer) => void>();
  #id = 0;

  constructor(channel: WorkerChannel) {
    this.channel = channel;
    channel.on('message', (command: WorkerCommand) => {
      if (typeof command !== 'object' || !('id' in command)) return;
      this.#pending.get(command.id)?.(command.answer);
      this.#pending.delete(command.id);
    });
  }

  async ask<Kind extends keyof Exchanges>(
    ask: Kind,
    about: Exchanges[Kind][0],
  ): Promise<{ readonly id: number; readonly answer: Exchanges[Kind][1] }> {
    const id = (this.#id += 1);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.#pending.set(id, resolve);
    this.channel.send?.({ id, ask, about } as WorkerMessage, () => undefined);
    return { id, answer: (await promise) as Exchanges[Kind][1] };
  }

  /** Ends what the answer to a question granted. */
  end(id: number, used: number, now?: number): void {
    this.channel.send?.({ ended: id, used, now }, () => undefined);
  }

  /** Resolves when a message is sent, or soon: a primary that does not read must not keep the worker from ending. */
  async tell(message: WorkerMessage): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LONGEST_REPORT_MS);
      this.channel.send?.(message, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}

/** Quotas that the primary counts for all workers. */
export class WorkerQuotaStore extends RemoteQuotaStore {
  readonly #primary: Primary;

  constructor(primary: Primary) {
    super(new MemoryQuotaStore());
    this.#primary = primary;
  }

  /** A worker ends with its primary. */
  protected override get isUp(): boolean {
    return true;
  }

  protected override async ask(counts: readonly QuotaCount[]): Promise<RemoteLease> {
    const { id, answer } = await this.#primary.ask('quotas', counts);
    const { isGranted, waitMs, refused, left } = answer;
    if (!isGranted) return { lease: { isGranted, waitMs, refused }, left };
    return { lease: { isGranted, waitMs: 0, receipt: { end: (used) => this.#primary.end(id, used) } }, left };
  }
}

/** Budgets of callers that the primary counts for all workers. */
export class WorkerBudgetStore implements BudgetStore {
  readonly #primary: Primary;

  constructor(primary: Primary) {
    this.#primary = primary;
  }

  async take(charges: readonly BudgetCharge[], now: number): Promise<BudgetDecision> {
    const { id, answer } = await this.#primary.ask('budgets', { charges, now });
    if (answer.refused !== undefined || !charges.some(({ rule }) => rule.isHeld)) return answer;
    const used = charges.map(({ rule }, at) => rule.capacity - (answer.states[at]?.left ?? 0));
    return { ...answer, receipt: remoteReceipt(charges, used, (actual, at) => this.#primary.end(id, actual, at)) };
  }
}
