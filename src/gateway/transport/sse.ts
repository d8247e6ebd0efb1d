import { COMPLETION, interruptionEvent, positionEvent } from '../result/events.ts';
import { EVENT_STREAM_TYPE } from '../result/respond.ts';
import type { EventSink, EventsResponse, SentEvent } from '../types.ts';

/** A sign of life. */
export const COMMENT = Buffer.from(':\n\n');

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

/** A stream of events as a Fetch API response. `abandon` is called when the reader is gone. */
export function eventStreamResponse(
  events: Pick<EventsResponse, 'start'>,
  { status, headers }: { readonly status: number; readonly headers: [string, string][] },
  options: StreamOptions,
  abandon: () => void,
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
        events.start(sinkOf(controller, (resolve) => waiting.push(resolve), ended));
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

function sinkOf(
  controller: ReadableStreamDefaultController<Uint8Array>,
  drained: (resolve: () => void) => void,
  ended: () => void,
): EventSink {
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
