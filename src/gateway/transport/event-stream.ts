import type { ServerResponse } from 'node:http';
import { COMPLETION, interruptionEvent, positionEvent } from '../result/events.ts';
import { type EndReason, type EventSink, type SentEvent } from '../types.ts';
import { drained } from './drained.ts';
import type { Heartbeat } from './heartbeat.ts';

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
