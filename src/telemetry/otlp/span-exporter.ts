import type { Span } from '../trace/span.ts';

const DELAY_MS = 1000;
const MAX_QUEUED = 2048;
const MAX_BATCH = 512;

interface SpanExporterParts {
  /** Sends one batch. */
  readonly send: (spans: readonly Span[]) => Promise<void>;
  /** Called with the error of each batch that could not be sent. */
  readonly failed: (error: unknown) => void;
}

/**
 * Exports spans in batches, one at a time. A collector that is down or slow costs spans, which are dropped and counted, and
 * nothing else: the queue is bounded, and no batch is sent twice.
 */
export class SpanExporter {
  readonly #parts: SpanExporterParts;
  #queue: Span[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #exported = 0;
  #dropped = 0;

  constructor(parts: SpanExporterParts) {
    this.#parts = parts;
  }

  get exported(): number {
    return this.#exported;
  }

  get dropped(): number {
    return this.#dropped;
  }

  add(span: Span): void {
    if (this.#queue.length >= MAX_QUEUED) {
      this.#dropped += 1;
      return;
    }
    this.#queue.push(span);
    this.#schedule(this.#queue.length === MAX_BATCH ? 0 : DELAY_MS);
  }

  /** Sends what is queued. Resolves when that is sent or dropped. */
  async flush(): Promise<void> {
    await this.#sending;
    while (this.#queue.length > 0) await this.#sendBatch();
  }

  #schedule(delayMs: number): void {
    if (this.#sending || (this.#timer && delayMs > 0)) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendBatch(), delayMs).unref();
  }

  #sendBatch(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#sending ??= this.#sendNext().finally(() => {
      this.#sending = undefined;
      if (this.#queue.length > 0) this.#schedule(this.#queue.length >= MAX_BATCH ? 0 : DELAY_MS);
    }));
  }

  async #sendNext(): Promise<void> {
    const batch = this.#queue.slice(0, MAX_BATCH);
    this.#queue = this.#queue.slice(MAX_BATCH);
    try {
      await this.#parts.send(batch);
      this.#exported += batch.length;
    } catch (error) {
      this.#dropped += batch.length;
      this.#parts.failed(error);
    }
  }
}
