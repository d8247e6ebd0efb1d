import type { ServerResponse } from 'node:http';
import type { ApiState, Hello, RequestRow, Traffic } from './wire.ts';

const TICK_MS = 1000;
const MAX_VIEWERS = 32;
/** Proxies and browsers close connections that are idle for long. */
const KEEP_ALIVE_TICKS = 15;

interface Viewer {
  readonly response: ServerResponse;
  /** Whether it needs all states: it is new, or did not read the last ones. */
  needsAll: boolean;
  /** The end of its credential, in milliseconds since 1970. */
  readonly until: number;
}

/** What the console shows: what has changed of it is sent. */
export interface Figures {
  readonly states: readonly ApiState[];
  /** Absent where it is not measured. */
  readonly traffic?: Traffic | undefined;
  /** The recorded requests, the latest first. */
  readonly requests: readonly RequestRow[];
}

interface Sources {
  hello(): Hello;
  read(): Promise<Figures>;
  /** Is called with the error where `read` fails; viewers wait for the next second. */
  failed(error: unknown): void;
}

/** Open event streams of the console, which get changed states every second. Without a viewer no timer runs. */
export class Viewers {
  readonly #sources: Sources;
  readonly #viewers = new Set<Viewer>();
  /** The texts of what was sent last. */
  #sent: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #isSending = false;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  get isFull(): boolean {
    return this.#viewers.size >= MAX_VIEWERS;
  }

  /** Sends a viewer all states, and then changes until it disconnects, or its credential ends. */
  add(response: ServerResponse, until = Infinity): void {
    const viewer: Viewer = { response, needsAll: true, until };
    this.#viewers.add(viewer);
    response.on('close', () => this.#remove(viewer));
    response.write(`retry: 1000\n\nevent: hello\ndata: ${JSON.stringify(this.#sources.hello())}\n\n`);
    this.#timer ??= setInterval(() => void this.#tick(), TICK_MS);
    void this.#tick();
  }

  /** Sends what has changed at once. */
  refresh(): void {
    if (this.#timer) void this.#tick();
  }

  /** Ends all streams. */
  close(): void {
    for (const { response } of this.#viewers) response.end();
  }

  #remove(viewer: Viewer): void {
    this.#viewers.delete(viewer);
    if (this.#viewers.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#sent = new Set();
  }

  async #tick(): Promise<void> {
    const now = Date.now();
    for (const { response, until } of this.#viewers) if (until <= now) response.end();
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      this.#send(await this.#sources.read());
    } catch (error) {
      this.#sources.failed(error);
    } finally {
      this.#isSending = false;
    }
  }

  #send({ states, traffic, requests }: Figures): void {
    const sent = new Set<string>();
    let [whole, changes] = ['', ''];
    for (const [name, all] of Object.entries({ states, traffic: traffic ? [traffic] : [], requests })) {
      const texts = all.map((each) => JSON.stringify(each));
      const changed = texts.filter((text) => !this.#sent.has(text));
      for (const text of texts) sent.add(text);
      whole += eventOf(name, texts);
      changes += eventOf(name, changed);
    }
    this.#sent = sent;
    this.#ticks += 1;
    for (const viewer of this.#viewers) {
      const { response, needsAll } = viewer;
      viewer.needsAll = response.writableLength >= response.writableHighWaterMark;
      if (viewer.needsAll || response.writableEnded) continue;
      const due = needsAll ? whole : changes;
      if (due !== '') response.write(due);
      else if (this.#ticks % KEEP_ALIVE_TICKS === 0) response.write(':\n\n');
    }
  }
}

/** A server-sent event with a list of JSON texts, each of which is one line; nothing for an empty list. */
function eventOf(name: string, texts: readonly string[]): string {
  return texts.length === 0 ? '' : `event: ${name}\ndata: [${texts.join()}]\n\n`;
}
