import type { SettleCost } from '../budgets/index.ts';
import type { CallerIdentity } from '../pipeline/identify/caller-identity.ts';
import type { Caller } from '../pipeline/identify/request-context.ts';
import {
  type EventSink,
  type Interruption,
  interruptionFrame,
  type SubscriptionOwner,
} from '../subscriptions/index.ts';
import type { LiveResult } from './live-result.ts';

export interface LiveSubscriberParts {
  readonly sink: EventSink;
  readonly owner: SubscriptionOwner;
  /** Apart from its request. */
  readonly caller: Caller;
  readonly callerKey: string;
  /** Charges an evaluation to its budgets. Throws, or rejects with, the refusal. */
  readonly charge: () => SettleCost | Promise<SettleCost>;
  readonly takesPatches: boolean;
  /** The time in which it has to read a result. */
  readonly readMs: number;
  /** It is over: called once. */
  readonly ended: (reason: Interruption | undefined) => void;
}

/** One caller of a live query. It gets the newest result each time that it has read the one before. */
export class LiveQuerySubscriber {
  readonly caller: Caller;
  readonly callerKey: string;
  readonly identity: CallerIdentity;
  readonly #parts: LiveSubscriberParts;
  #newest: LiveResult | undefined;
  /** The number of the result that it has. */
  #number = 0;
  #revision = 0;
  #isWriting = false;
  #isComplete = false;
  #isOver = false;

  constructor(parts: LiveSubscriberParts) {
    this.#parts = parts;
    this.caller = parts.caller;
    this.callerKey = parts.callerKey;
    this.identity = parts.caller.identity;
  }

  get takesPatches(): boolean {
    return this.#parts.takesPatches;
  }

  charge(): SettleCost | Promise<SettleCost> {
    return this.#parts.charge();
  }

  offer(result: LiveResult): void {
    // One that comes while an older result is delivered to many has the newest already.
    if (this.#newest && result.number < this.#newest.number) return;
    this.#newest = result;
    if (!this.#isWriting) void this.#write();
  }

  /** Ends it after the newest result. */
  complete(): void {
    this.#isComplete = true;
    if (!this.#isWriting && this.#end()) this.#parts.sink.complete();
  }

  /** Ends it with an error, after which it may be started again. */
  interrupt(reason: Interruption): void {
    if (this.#end(reason)) this.#parts.sink.interrupt(reason, interruptionFrame(reason, 'Start the live query again.'));
  }

  /** The caller is gone. */
  leave(): void {
    this.#end();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    for (let next = this.#next(); next; next = this.#next()) {
      if (this.#parts.sink.next(this.#frameOf(next))) this.#sent(next);
      if (!(await this.#isRead())) return this.interrupt('slow');
    }
    this.#isWriting = false;
    if (this.#isComplete) this.complete();
  }

  #next(): LiveResult | undefined {
    return this.#isOver || this.#newest?.number === this.#number ? undefined : this.#newest;
  }

  #frameOf(result: LiveResult) {
    if (!this.#parts.takesPatches) return result.frame;
    return this.#number === 0 ? result.first() : result.patched(this.#number, this.#revision + 1);
  }

  #sent(result: LiveResult): void {
    this.#number = result.number;
    this.#revision += 1;
  }

  /** Whether the caller reads what it was sent, in time. */
  async #isRead(): Promise<boolean> {
    const { sink, readMs } = this.#parts;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), readMs).unref();
    });
    const isRead = await Promise.race([sink.drained().then(() => true), late]);
    clearTimeout(timer);
    return isRead;
  }

  #end(reason?: Interruption): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    this.#parts.ended(reason);
    this.#parts.owner.ended();
    return true;
  }
}
