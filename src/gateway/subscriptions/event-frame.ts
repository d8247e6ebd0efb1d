/** One event for all subscribers that read the same: encoded once. */
export class EventFrame {
  /** The result of the operation as JSON. */
  readonly text: string;
  /** The position of the event; absent for an error of the subscription. */
  readonly cursor: string | undefined;
  #sse: Buffer | undefined;

  constructor(text: string, cursor: string | undefined) {
    this.text = text;
    this.cursor = cursor;
  }

  /** The event of a stream, whose `id` a browser sends as `Last-Event-ID` when it connects again. */
  get sse(): Buffer {
    return (this.#sse ??= Buffer.from(`event: next\n${this.#id}data: ${this.text}\n\n`));
  }

  get #id(): string {
    return this.cursor === undefined ? '' : `id: ${this.cursor}\n`;
  }
}

/** The end of a stream without further events. */
export const COMPLETE_EVENT = 'event: complete\ndata: \n\n';
/** The same as bytes. */
export const COMPLETION = Buffer.from(COMPLETE_EVENT);
/** A client connects again after a random time up to this, so that the clients of a gateway that stops do not come at once. */
const MOST_RETRY_MS = 5000;

/** The end of a stream that has further events: an error, and the time after which to connect again. */
export function interruptionEvent({ sse }: EventFrame, waitMs = 0): Buffer {
  const retryMs = waitMs + Math.floor(Math.random() * MOST_RETRY_MS);
  return Buffer.concat([Buffer.from(`retry: ${retryMs}\n`), sse]);
}

/** The position after which the events of a stream follow: without data, it is no event to its reader, who yet has its `id`. */
export function positionEvent(cursor: string): Buffer {
  return Buffer.from(`id: ${cursor}\n\n`);
}
