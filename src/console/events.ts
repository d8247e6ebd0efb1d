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

interface Sources {
  hello(): Hello;
  states(): Promise<readonly ApiState[]>;
  /** The traffic of the graph when the states were read, if it is measured. */
  traffic?(): Traffic | undefined;
  /** The recorded requests of that time, the latest first. */
  requests?(): readonly RequestRow[];
  /** Is called with the error where `states` fails; viewers wait for the next second. */
  failed(error: unknown): void;
}

/** Open event streams of the console, which get changed states every second. Without a viewer no timer runs. */
export class Viewers {
  readonly #sources: Sources;
  readonly #viewers = new Set<Viewer>();
  #sent = new Map<string, string>();
  #sentTraffic = '';
  #sentRequests = new Set<string>();
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
    response.write(`retry: 1000\n\n${event('hello', this.#sources.hello())}`);
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
    this.#sent = new Map();
  }

  async #tick(): Promise<void> {
    const now = Date.now();
    for (const { response, until } of this.#viewers) if (until <= now) response.end();
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      const states = await this.#sources.states();
      this.#send(states, this.#sources.traffic?.(), this.#sources.requests?.() ?? []);
    } catch (error) {
      this.#sources.failed(error);
    } finally {
      this.#isSending = false;
    }
  }

  #send(states: readonly ApiState[], traffic: Traffic | undefined, requests: readonly RequestRow[]): void {
    const trafficText = JSON.stringify(traffic) ?? '';
    const hasNewTraffic = trafficText !== this.#sentTraffic;
    this.#sentTraffic = trafficText;
    const texts = new Map(states.map((state) => [state.slug, JSON.stringify(state)]));
    const changed = states.filter(({ slug }) => this.#sent.get(slug) !== texts.get(slug));
    this.#sent = texts;
    const ids = new Set(requests.map(idOf));
    const newRequests = requests.filter((each) => !this.#sentRequests.has(idOf(each)));
    this.#sentRequests = ids;
    this.#ticks += 1;
    for (const viewer of this.#viewers) {
      const { response, needsAll } = viewer;
      viewer.needsAll = response.writableNeedDrain;
      if (viewer.needsAll || response.writableEnded) continue;
      const due = needsAll ? states : changed;
      if (due.length > 0) response.write(event('states', due));
      if (traffic && (needsAll || hasNewTraffic)) response.write(event('traffic', traffic));
      const dueRequests = needsAll ? requests : newRequests;
      if (dueRequests.length > 0) response.write(event('requests', dueRequests));
      if (due.length === 0 && this.#ticks % KEEP_ALIVE_TICKS === 0) response.write(':\n\n');
    }
  }
}

/** Callers may send the same id again. */
const idOf = ({ at, requestId }: RequestRow) => `${at} ${requestId}`;

/** A server-sent event. JSON is one line: line ends within its strings are escaped. */
function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
