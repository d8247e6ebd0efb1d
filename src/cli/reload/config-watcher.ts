import { fileMark } from '#config';
import type { Reloader } from './reloader.ts';

const INTERVAL_MS = 1000;

/**
 * Reloads a configuration when its files have changed, and stayed as they are for an interval. It asks the system each second,
 * because events do not tell of files in volumes that are mounted anew, or behind links, as those of Kubernetes' config maps and
 * secrets are.
 */
export class ConfigWatcher {
  readonly #reloader: Pick<Reloader, 'marks' | 'reload'>;
  readonly #timer: NodeJS.Timeout;
  #seen = '';
  #isLooking = false;

  constructor(reloader: Pick<Reloader, 'marks' | 'reload'>, intervalMs = INTERVAL_MS) {
    this.#reloader = reloader;
    this.#timer = setInterval(() => void this.#lookOnce(), intervalMs).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #lookOnce(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#look();
    } finally {
      this.#isLooking = false;
    }
  }

  async #look(): Promise<void> {
    const { marks } = this.#reloader;
    const now = await Promise.all([...marks.keys()].map(fileMark));
    const seen = now.join();
    // A file that is being written is not whole.
    const isSettled = seen === this.#seen;
    this.#seen = seen;
    const hasChanged = [...marks.values()].some((mark, index) => mark !== now[index]);
    if (hasChanged && isSettled) await this.#reloader.reload('files changed');
  }
}
