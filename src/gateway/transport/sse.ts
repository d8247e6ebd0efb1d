import type { ServerResponse } from 'node:http';
import { COMPLETION, interruptionEvent, positionEvent } from '../result/events.ts';
import { EVENT_STREAM_TYPE } from '../result/respond.ts';
import type { EndReason, EventSink, EventsResponse, SentEvent } from '../types.ts';
import { IntervalSet } from './interval-set.ts';
import { drained } from './node-http.ts';

export interface StreamParts {
  readonly bufferBytes: number;
  readonly writeMs: number;
  readonly heartbeat: Heartbeat;
}

/** A subscriber's response of node:http, as a stream of events (graphql-sse, distinct connections mode). */
export class EventStream implements EventSink {
  readonly #response: ServerResponse;
  readonly #parts: StreamParts;

  constructor(response: ServerResponse, parts: StreamParts) {
    this.#response = response;
    this.#parts = parts;
    // Some browsers wait for the first byte of the body.
    response.write(':\n\n');
    parts.heartbeat.add(response);
  }

  begin(cursor: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#response.write(positionEvent(cursor));
  }

  next(frame: SentEvent): boolean {
    const response = this.#response;
    if (response.writableEnded || response.destroyed) return true;
    // One event may be larger than the buffer.
    if (response.writableLength > this.#parts.bufferBytes) return false;
    response.write(frame.sse);
    return true;
  }

  drained(): Promise<void> {
    return drained(this.#response);
  }

  complete(): void {
    this.#end(COMPLETION);
  }

  interrupt(_reason: EndReason, frame: SentEvent, waitMs?: number): void {
    this.#end(interruptionEvent(frame, waitMs));
  }

  #end(last: Buffer): void {
    const response = this.#response;
    if (response.writableEnded || response.destroyed) return;
    response.end(last);
    // A subscriber that does not read does not see the end either.
    const timer = setTimeout(() => response.destroy(), this.#parts.writeMs);
    response.once('close', () => clearTimeout(timer));
  }
}

const COMMENT = Buffer.from(':\n\n');

/** Sends signs of life on idle streams, so that proxies and clients keep them open. */
export class Heartbeat {
  readonly #streams: IntervalSet<ServerResponse>;

  constructor(everyMs: number) {
    this.#streams = new IntervalSet(everyMs, beat);
  }

  add(stream: ServerResponse): void {
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
  }
}

/** A stream whose client has not read the last event needs no sign of life. */
function beat(stream: ServerResponse): void {
  if (!stream.writableEnded && stream.writableLength === 0) stream.write(COMMENT);
}

export interface StreamOptions {
  /** Bytes that may wait for the reader. */
  readonly bufferBytes: number;
  /** The time between two signs of life. */
  readonly heartbeatMs: number;
  /** The time in which a part is read. */
  readonly writeMs: number;
  /** Is aborted when the reader is gone. */
  readonly signal?: AbortSignal;
}

interface ResponseParts {
  readonly status: number;
  readonly headers: [string, string][];
  readonly options: StreamOptions;
  /** The reader is gone. */
  readonly abandon: () => void;
}

/** A stream of events as a Fetch API response. */
export function eventStreamResponse(
  events: Pick<EventsResponse, 'start'>,
  { status, headers, options, abandon }: ResponseParts,
): Response {
  const waiting: (() => void)[] = [];
  const release = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  let heartbeat: NodeJS.Timeout | undefined;
  const ended = () => clearInterval(heartbeat);
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        // Some browsers wait for the first byte of the body.
        controller.enqueue(COMMENT);
        heartbeat = setInterval(() => {
          // A reader that has not read the last event needs no sign of life.
          if (controller.desiredSize === options.bufferBytes) controller.enqueue(COMMENT);
        }, options.heartbeatMs);
        const { signal } = options;
        signal?.addEventListener('abort', () => {
          ended();
          release();
          // Whoever counts open responses waits for the end of this one.
          controller.error(signal.reason);
        });
        events.start(sinkOf(controller, { drained: (resolve) => waiting.push(resolve), ended }));
      },
      pull: release,
      cancel() {
        ended();
        release();
        abandon();
      },
    },
    { highWaterMark: options.bufferBytes, size: (chunk) => chunk.byteLength },
  );
  return new Response(body, { status, headers: [...headers, ['content-type', EVENT_STREAM_TYPE]] });
}

interface SinkParts {
  readonly drained: (resolve: () => void) => void;
  readonly ended: () => void;
}

function sinkOf(controller: ReadableStreamDefaultController<Uint8Array>, { drained, ended }: SinkParts): EventSink {
  const next = ({ sse }: SentEvent) => {
    // One event may be larger than the buffer.
    if ((controller.desiredSize ?? 0) < 0) return false;
    controller.enqueue(sse);
    return true;
  };
  const end = (last: Uint8Array) => {
    ended();
    controller.enqueue(last);
    controller.close();
  };
  return {
    begin: (cursor) => controller.enqueue(positionEvent(cursor)),
    next,
    drained: () => ((controller.desiredSize ?? 1) > 0 ? Promise.resolve() : new Promise(drained)),
    complete: () => end(COMPLETION),
    interrupt: (_reason, frame, waitMs) => end(interruptionEvent(frame, waitMs)),
  };
}
