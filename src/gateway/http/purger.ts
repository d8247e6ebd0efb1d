import type { HttpCacheSettings } from '#config';
import type { Log } from '#log';
import { cacheTags, MOST_TAG_BYTES } from './response-headers.ts';

const TIMEOUT_MS = 2000;
/** Pauses before a purge is sent again. */
const PAUSES_MS = [100, 1000];
/** Responses that were on their way to a cache when it was purged have arrived after this time, and are purged too. */
const LATE_MS = 1000;

/** Notifies HTTP caches in front of the gateway of stale responses. */
export class Purger {
  readonly settings: HttpCacheSettings;
  readonly #caches: readonly PurgedCache[];
  /** What is purged once more, by tag. */
  readonly #late = new Map<string, NodeJS.Timeout>();

  constructor(settings: HttpCacheSettings, log: Pick<Log, 'warn'>) {
    this.settings = settings;
    this.#caches = settings.purge.map((url) => new PurgedCache(url, settings.header, log));
  }

  readonly purge = (tags: readonly string[]): void => {
    this.#purgeNow(tags);
    for (const tag of tags) {
      clearTimeout(this.#late.get(tag));
      const timer = setTimeout(() => {
        this.#late.delete(tag);
        this.#purgeNow([tag]);
      }, LATE_MS);
      this.#late.set(tag, timer.unref());
    }
  };

  #purgeNow(tags: readonly string[]): void {
    for (const cache of this.#caches) cache.purge(tags);
  }
}

/** A cache that has one request at a time: many mutations are one purge. */
class PurgedCache {
  readonly #url: string;
  readonly #header: HttpCacheSettings['header'];
  readonly #log: Pick<Log, 'warn'>;
  readonly #due = new Set<string>();
  #isSending = false;

  constructor(url: string, header: HttpCacheSettings['header'], log: Pick<Log, 'warn'>) {
    this.#url = url;
    this.#header = header;
    this.#log = log;
  }

  purge(tags: readonly string[]): void {
    for (const tag of tags) this.#due.add(tag);
    if (!this.#isSending) void this.#sendDue();
  }

  async #sendDue(): Promise<void> {
    this.#isSending = true;
    // Those of one turn are one purge.
    await Promise.resolve();
    while (this.#due.size > 0) {
      const tags = [...this.#due];
      this.#due.clear();
      for (const part of partsOf(tags)) await this.#send(part);
    }
    this.#isSending = false;
  }

  /** A purge that fails is sent again later, and holds up no other. */
  async #send(tags: readonly string[], attempt = 0): Promise<void> {
    const failure = await this.#failureOf(tags);
    if (failure === undefined) return;
    const pauseMs = PAUSES_MS[attempt];
    if (pauseMs !== undefined) {
      setTimeout(() => void this.#send(tags, attempt + 1), pauseMs).unref();
      return;
    }
    this.#log.warn('An HTTP cache was not purged: its responses are stale until their max-age', {
      error: `${new URL(this.#url).host}: ${failure}`,
    });
  }

  async #failureOf(tags: readonly string[]): Promise<string | undefined> {
    try {
      // The whole of undici takes time and memory, and most gateways purge nothing.
      const { request } = await import('undici');
      const { statusCode, body } = await request(this.#url, {
        method: 'PURGE',
        headers: { [this.#header]: cacheTags(this.#header, tags) },
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
      });
      await body.dump();
      return statusCode < 300 ? undefined : `the status ${statusCode}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** Tags in as many headers as they need. */
function partsOf(tags: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const tag of tags) {
    bytes += tag.length + 1;
    if (bytes > MOST_TAG_BYTES) {
      parts.push([]);
      bytes = tag.length + 1;
    }
    parts.at(-1)?.push(tag);
  }
  return parts;
}

/** The purger for these settings: the one before, where they are the same. */
export function purgerOf(
  settings: HttpCacheSettings | undefined,
  log: Pick<Log, 'warn'>,
  kept: Purger | undefined,
): Purger | undefined {
  if (!settings || settings.purge.length === 0) return undefined;
  return JSON.stringify(kept?.settings) === JSON.stringify(settings) ? kept : new Purger(settings, log);
}
