import type { ServerResponse } from 'node:http';

const COMMENT = Buffer.from(':\n\n');

/** Sends signs of life on idle streams, so that proxies and clients keep them open. One timer serves all. */
export class Heartbeat {
  readonly #everyMs: number;
  readonly #streams = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

  constructor(everyMs: number) {
    this.#everyMs = everyMs;
  }

  add(stream: ServerResponse): void {
    this.#streams.add(stream);
    stream.once('close', () => this.#delete(stream));
    this.#timer ??= setInterval(() => this.#beat(), this.#everyMs).unref();
  }

  #delete(stream: ServerResponse): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #beat(): void {
    for (const stream of this.#streams) {
      // One that has not read the last event needs no sign of life.
      if (!stream.writableEnded && stream.writableLength === 0) stream.write(COMMENT);
    }
  }
}
