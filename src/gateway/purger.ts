import { setTimeout } from 'node:timers/promises';
import type { HttpCacheSettings } from '#config';
import type { Log } from '#log';
import { cacheTags } from './cache-tags.ts';

const TIMEOUT_MS = 2000;
/** Pauses before a purge is sent again. */
const PAUSES_MS = [100, 1000];

/** Notifies HTTP caches in front of the gateway of stale responses. */
export class Purger {
  readonly settings: HttpCacheSettings;
  readonly #log: Pick<Log, 'warn'>;

  constructor(settings: HttpCacheSettings, log: Pick<Log, 'warn'>) {
    this.settings = settings;
    this.#log = log;
  }

  readonly purge = (tags: readonly string[]): void => {
    for (const url of this.settings.purge) void this.#send(url, cacheTags(this.settings.header, tags));
  };

  async #send(url: string, tags: string): Promise<void> {
    // The whole of undici takes time and memory, and most gateways purge nothing.
    const { request } = await import('undici');
    let failure = '';
    for (const pauseMs of [0, ...PAUSES_MS]) {
      await setTimeout(pauseMs, undefined, { ref: false });
      try {
        const { statusCode, body } = await request(url, {
          method: 'PURGE',
          headers: { [this.settings.header]: tags },
          headersTimeout: TIMEOUT_MS,
          bodyTimeout: TIMEOUT_MS,
        });
        await body.dump();
        if (statusCode < 300) return;
        failure = `the status ${statusCode}`;
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
      }
    }
    this.#log.warn('An HTTP cache was not purged: its responses are stale until their max-age', {
      error: `${new URL(url).host}: ${failure}`,
    });
  }
}

/** The purger for these settings: the one before, where they are the same. */
export function purgerOf(
  settings: HttpCacheSettings | undefined,
  log: Pick<Log, 'warn'>,
  previous: Purger | undefined,
): Purger | undefined {
  if (!settings || settings.purge.length === 0) return undefined;
  return JSON.stringify(previous?.settings) === JSON.stringify(settings) ? previous : new Purger(settings, log);
}
