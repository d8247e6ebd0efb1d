import { onTestFinished } from 'vitest';

/** An event of a stream. */
export interface ReadEvent {
  readonly event?: string;
  readonly id?: string;
  readonly retry?: string;
  readonly data?: any;
}

/** Opens a stream of events, and reads them one by one; comments, and positions without an event, are left out. */
export async function openStream(
  address: string,
  body: object | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventReader> {
  const leaving = new AbortController();
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    signal: leaving.signal,
  });
  const reader = new EventReader(response, leaving);
  // Held until the test ends: the body of a response that nobody holds is cancelled when it is collected.
  onTestFinished(() => reader.leave());
  return reader;
}

export class EventReader {
  readonly response: Response;
  readonly #leaving: AbortController;
  readonly #events: AsyncGenerator<ReadEvent, undefined>;

  constructor(response: Response, leaving: AbortController) {
    this.response = response;
    this.#leaving = leaving;
    this.#events = eventsIn(response.body as ReadableStream<Uint8Array>);
  }

  /** The next event; `undefined` at the end of the stream. */
  async next(): Promise<ReadEvent | undefined> {
    return (await this.#events.next()).value;
  }

  async take(count: number): Promise<(ReadEvent | undefined)[]> {
    const events: (ReadEvent | undefined)[] = [];
    while (events.length < count) events.push(await this.next());
    return events;
  }

  leave(): void {
    this.#leaving.abort();
  }
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ReadEvent, undefined> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = block.split('\n').flatMap((line) => {
        const [, name, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, name === 'data' && value ? JSON.parse(value) : value]];
      });
      if (fields.some(([name]) => name === 'data')) yield Object.fromEntries(fields) as ReadEvent;
    }
  }
  return undefined;
}
