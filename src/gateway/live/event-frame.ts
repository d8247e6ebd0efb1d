import { chunkOf } from './chunk-of.ts';

/** One event for all subscribers that read the same: encoded once. */
export class EventFrame {
  /** The result of the operation as JSON. */
  readonly text: string;
  /** The position of the event; absent for an error of the subscription. */
  readonly cursor: string | undefined;
  #sse: Buffer | undefined;
  #chunk: Buffer | undefined;

  constructor(text: string, cursor: string | undefined) {
    this.text = text;
    this.cursor = cursor;
  }

  /** The event of a stream, whose `id` a browser sends as `Last-Event-ID` when it connects again. */
  get sse(): Buffer {
    return (this.#sse ??= Buffer.from(`event: next\n${this.#id}data: ${this.text}\n\n`));
  }

  /** The same as a chunk of a body of HTTP/1.1. */
  get sseChunk(): Buffer {
    return (this.#chunk ??= chunkOf(this.sse));
  }

  get #id(): string {
    return this.cursor === undefined ? '' : `id: ${this.cursor}\n`;
  }
}

/** The position after which the events of a stream follow: without data, it is no event to its reader, who yet has its `id`. */
export function positionEvent(cursor: string): Buffer {
  return Buffer.from(`id: ${cursor}\n\n`);
}
