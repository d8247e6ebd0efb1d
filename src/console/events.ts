import type { ServerResponse } from 'node:http';
import type { Hello, InterfaceState } from './wire.ts';

const TICK_MS = 1000;
const MOST_VIEWERS = 32;
/** Proxies and browsers give up on what is silent for long. */
const SILENT_TICKS = 15;

interface Viewer {
  readonly response: ServerResponse;
  /** It did not read what it was sent, and has missed something since. */
  behind: boolean;
}

/** Those who look at the console, told every second what has changed. Nothing runs while nobody looks. */
export class Viewers {
  readonly #hello: () => Hello;
  readonly #states: () => readonly InterfaceState[];
  readonly #viewers = new Set<Viewer>();
  #sent = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;

  constructor(hello: () => Hello, states: () => readonly InterfaceState[]) {
    this.#hello = hello;
    this.#states = states;
  }

  get areTooMany(): boolean {
    return this.#viewers.size >= MOST_VIEWERS;
  }

  /** Tells a viewer everything, and goes on until it leaves. */
  add(response: ServerResponse): void {
    const viewer: Viewer = { response, behind: false };
    this.#viewers.add(viewer);
    response.on('close', () => this.#remove(viewer));
    response.write(`retry: 1000\n\n${event('hello', this.#hello())}${event('states', this.#states())}`);
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS);
  }

  /** Ends all of them. */
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

  #tick(): void {
    const states = this.#states();
    const texts = new Map(states.map((state) => [state.slug, JSON.stringify(state)]));
    const changed = states.filter(({ slug }) => this.#sent.get(slug) !== texts.get(slug));
    this.#sent = texts;
    this.#ticks += 1;
    for (const viewer of this.#viewers) {
      if (viewer.response.writableNeedDrain) viewer.behind = true;
      else this.#tell(viewer, states, changed);
    }
  }

  #tell(viewer: Viewer, states: readonly InterfaceState[], changed: readonly InterfaceState[]): void {
    const news = viewer.behind ? states : changed;
    viewer.behind = false;
    if (news.length > 0) viewer.response.write(event('states', news));
    else if (this.#ticks % SILENT_TICKS === 0) viewer.response.write(':\n\n');
  }
}

/** JSON has no line ends outside of its texts, where they are escaped: it is one line. */
function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
