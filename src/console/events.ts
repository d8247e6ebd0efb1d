import type { ServerResponse } from 'node:http';
import type { Hello, InterfaceState } from './wire.ts';

const TICK_MS = 1000;
const MOST_VIEWERS = 32;
/** Proxies and browsers give up on what is silent for long. */
const SILENT_TICKS = 15;

interface Viewer {
  readonly response: ServerResponse;
  /** It is still to be told everything: it is new, or did not read what it was sent. */
  behind: boolean;
}

interface Sources {
  hello(): Hello;
  states(): Promise<readonly InterfaceState[]>;
}

/** Those who look at the console, told every second what has changed. Nothing runs while nobody looks. */
export class Viewers {
  readonly #sources: Sources;
  readonly #viewers = new Set<Viewer>();
  #sent = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #isTelling = false;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  get areTooMany(): boolean {
    return this.#viewers.size >= MOST_VIEWERS;
  }

  /** Tells a viewer everything, and goes on until it leaves. */
  add(response: ServerResponse): void {
    const viewer: Viewer = { response, behind: true };
    this.#viewers.add(viewer);
    response.on('close', () => this.#remove(viewer));
    response.write(`retry: 1000\n\n${event('hello', this.#sources.hello())}`);
    this.#timer ??= setInterval(() => void this.#tick(), TICK_MS);
    void this.#tick();
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

  async #tick(): Promise<void> {
    if (this.#isTelling) return;
    this.#isTelling = true;
    try {
      this.#tell(await this.#sources.states());
    } finally {
      this.#isTelling = false;
    }
  }

  #tell(states: readonly InterfaceState[]): void {
    const texts = new Map(states.map((state) => [state.slug, JSON.stringify(state)]));
    const changed = states.filter(({ slug }) => this.#sent.get(slug) !== texts.get(slug));
    this.#sent = texts;
    this.#ticks += 1;
    for (const viewer of this.#viewers) {
      const { response, behind } = viewer;
      viewer.behind = response.writableNeedDrain;
      if (viewer.behind || response.writableEnded) continue;
      const news = behind ? states : changed;
      if (news.length > 0) response.write(event('states', news));
      else if (this.#ticks % SILENT_TICKS === 0) response.write(':\n\n');
    }
  }
}

/** JSON has no line ends outside of its texts, where they are escaped: it is one line. */
function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
