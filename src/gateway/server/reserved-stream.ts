import type { ServerResponse } from 'node:http';
import type { EventFrame, EventSink } from '../live/index.ts';
import type { Reply } from '../pipeline/reply.ts';
import { drained, isDrainedWithin } from './drained.ts';

interface StreamLimits {
  /** Bytes that may wait for the reader. */
  readonly bufferBytes: number;
  /** The time in which it has to read the end. */
  readonly writeMs: number;
}

/** Runs an operation. What it is given sends the reply, and resolves when that is sent or has begun its events. */
type Run = (respond: (reply: Reply) => Promise<void>) => () => void;

/** A stream of events that several operations share. Each event has the id of its operation. */
export class ReservedStream {
  /** The label of the caller that reserved it. */
  readonly caller: string | undefined;
  /** The caller as its streams are counted. */
  readonly callerKey: string;
  readonly #limits: StreamLimits;
  readonly #operations = new Map<string, () => void>();
  #response: ServerResponse | undefined;

  constructor(caller: string | undefined, callerKey: string, limits: StreamLimits) {
    this.caller = caller;
    this.callerKey = callerKey;
    this.#limits = limits;
  }

  get isOpen(): boolean {
    return this.#response !== undefined;
  }

  has(id: string): boolean {
    return this.#operations.has(id);
  }

  open(response: ServerResponse): void {
    this.#response = response;
  }

  enter(id: string, run: Run): void {
    this.#operations.set(id, () => undefined);
    const abandon = run((reply) => this.#answer(id, reply));
    if (this.#operations.has(id)) this.#operations.set(id, abandon);
  }

  /** Ends an operation whose caller has left it. */
  leave(id: string): void {
    const abandon = this.#operations.get(id);
    this.#operations.delete(id);
    abandon?.();
  }

  end(): void {
    const response = this.#response;
    if (!response || response.writableEnded || response.destroyed) return;
    response.end();
    const timer = setTimeout(() => response.destroy(), this.#limits.writeMs);
    response.once('close', () => clearTimeout(timer));
  }

  close(): void {
    this.#response = undefined;
    for (const id of this.#operations.keys()) this.leave(id);
  }

  async #answer(id: string, { events, content }: Reply): Promise<void> {
    if (!this.#operations.has(id)) return;
    if (events) return events(this.#sink(id));
    if (content && 'parts' in content) return this.#sendParts(id, content.parts);
    // A result that cannot be sent is not left out: without an end of the operation, its client connects again.
    if (content && 'body' in content && !this.#next(id, content.body.text)) return this.end();
    this.#complete(id);
  }

  async #sendParts(id: string, parts: AsyncIterable<string>): Promise<void> {
    try {
      for await (const text of parts) {
        if (!this.#operations.has(id)) return;
        if (!this.#next(id, text) || !(await this.#isRead())) return this.end();
      }
      this.#complete(id);
    } catch {
      // Without an end of the operation, its client connects again.
      this.end();
    }
  }

  #sink(id: string): EventSink {
    return {
      next: ({ text }: EventFrame) => this.#next(id, text),
      drained: () => this.#drained(),
      complete: () => this.#complete(id),
      interrupt: (_reason, { text }) => {
        this.#write(`event: next\ndata: {"id":${JSON.stringify(id)},"payload":${text}}\n\n`);
        // Without an end of the operation, its client connects again.
        this.end();
      },
    };
  }

  #next(id: string, text: string): boolean {
    if ((this.#response?.writableLength ?? 0) > this.#limits.bufferBytes) return false;
    this.#write(`event: next\ndata: {"id":${JSON.stringify(id)},"payload":${text}}\n\n`);
    return true;
  }

  #complete(id: string): void {
    if (!this.#operations.delete(id)) return;
    this.#write(`event: complete\ndata: {"id":${JSON.stringify(id)}}\n\n`);
  }

  /** Whether the caller reads what it was sent, in time. */
  async #isRead(): Promise<boolean> {
    return !this.#response || isDrainedWithin(this.#response, this.#limits.writeMs);
  }

  #drained(): Promise<void> {
    return this.#response ? drained(this.#response) : Promise.resolve();
  }

  #write(text: string): void {
    const response = this.#response;
    if (response && !response.writableEnded && !response.destroyed) response.write(text);
  }
}
