import type { EndReason, EventSink, SentEvent } from '../../types.ts';
import type { CloseReason } from './close-codes.ts';

/** The connection of a subscription. */
export interface SocketConnection {
  next(id: string, text: string): boolean;
  drained(): Promise<void>;
  completed(id: string): void;
  failed(id: string, errors: unknown): void;
  close(reason: CloseReason): void;
}

/** A subscription on a WebSocket. */
export class SocketSink implements EventSink {
  readonly #session: SocketConnection;
  readonly #id: string;

  constructor(session: SocketConnection, id: string) {
    this.#session = session;
    this.#id = id;
  }

  next({ text }: SentEvent): boolean {
    return this.#session.next(this.#id, text);
  }

  drained(): Promise<void> {
    return this.#session.drained();
  }

  complete(): void {
    this.#session.completed(this.#id);
  }

  interrupt(reason: EndReason, frame: SentEvent): void {
    if (reason === 'expired' || reason === 'budget') this.#session.failed(this.#id, errorsOf(frame.text));
    if (reason === 'budget') return;
    this.#session.close(reason === 'slow' ? 'tooSlow' : reason === 'restart' ? 'restart' : 'forbidden');
  }
}

/** The errors of a result, which is JSON. */
export function errorsOf(text: string): unknown {
  return (JSON.parse(text) as { readonly errors?: unknown }).errors;
}
