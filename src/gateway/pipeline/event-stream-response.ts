import { type EventFrame, type EventSink, positionEvent } from '../live/index.ts';
import type { Reply } from './reply.ts';

interface ResponseParts {
  readonly status: number;
  readonly headers: [string, string][];
  /** Bytes that may wait for the reader. */
  readonly bufferBytes: number;
  /** The reader is gone. */
  readonly abandon: () => void;
}

const COMPLETE = Buffer.from('event: complete\ndata: \n\n');

/** A stream of events as a Fetch API response. */
export function eventStreamResponse(
  events: NonNullable<Reply['events']>,
  { status, headers, bufferBytes, abandon }: ResponseParts,
): Response {
  const waiting: (() => void)[] = [];
  const release = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => events(sinkOf(controller, { drained: (resolve) => waiting.push(resolve) })),
      pull: release,
      cancel() {
        release();
        abandon();
      },
    },
    { highWaterMark: bufferBytes, size: (chunk) => chunk.byteLength },
  );
  return new Response(body, { status, headers: [...headers, ['content-type', 'text/event-stream; charset=utf-8']] });
}

function sinkOf(
  controller: ReadableStreamDefaultController<Uint8Array>,
  { drained }: { readonly drained: (resolve: () => void) => void },
): EventSink {
  const next = ({ sse }: EventFrame) => {
    // One event may be larger than the buffer.
    if ((controller.desiredSize ?? 0) < 0) return false;
    controller.enqueue(sse);
    return true;
  };
  return {
    begin: (cursor) => controller.enqueue(positionEvent(cursor)),
    next,
    drained: () => ((controller.desiredSize ?? 1) > 0 ? Promise.resolve() : new Promise(drained)),
    complete() {
      controller.enqueue(COMPLETE);
      controller.close();
    },
    interrupt(_reason, frame) {
      controller.enqueue(frame.sse);
      controller.close();
    },
  };
}
