import type { ServerResponse } from 'node:http';
import { IntervalSet } from './interval-set.ts';

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
