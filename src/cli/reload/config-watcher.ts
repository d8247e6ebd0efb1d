import { fileMark } from '#config';
import { RETRY, type Reloader } from './reloader.ts';

const INTERVAL_MS = 1000;
/** The most intervals between two attempts. */
const MOST_INTERVALS = 64;

interface WatcherOptions {
  /** Whether a change of a file is a reason to reload. Otherwise files are watched only after a reload that failed. */
  readonly watchesFiles: boolean;
  readonly intervalMs?: number;
}

/**
 * Reloads a configuration when its files have changed, and stayed as they are for an interval. A reload that failed is tried again, later
 * and later, until it succeeds: a worker may have ended meanwhile, or a file was read while it was written. It asks the system each
 * second, because events do not tell of files in volumes that are mounted anew, or behind links, as those of Kubernetes' config maps and
 * secrets are.
 */
export class ConfigWatcher {
  readonly #reloader: Pick<Reloader, 'marks' | 'reload' | 'state'>;
  readonly #watchesFiles: boolean;
  readonly #timer: NodeJS.Timeout;
  #seen = '';
  #isLooking = false;
  #intervals = 1;
  #untilRetry = 1;

  constructor(
    reloader: Pick<Reloader, 'marks' | 'reload' | 'state'>,
    { watchesFiles, intervalMs = INTERVAL_MS }: WatcherOptions,
  ) {
    this.#reloader = reloader;
    this.#watchesFiles = watchesFiles;
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
    const { marks, state } = this.#reloader;
    const hasFailed = state.problem !== undefined;
    if (!hasFailed) this.#retryAfter(1);
    if (!hasFailed && !this.#watchesFiles) return;
    const now = await Promise.all([...marks.keys()].map(fileMark));
    const seen = now.join();
    // A file that is being written is not whole.
    const isSettled = seen === this.#seen;
    this.#seen = seen;
    if (!isSettled) return;
    if ([...marks.values()].some((mark, index) => mark !== now[index])) {
      this.#retryAfter(1);
      await this.#reloader.reload('files changed');
    } else if (hasFailed && --this.#untilRetry <= 0) {
      this.#retryAfter(Math.min(2 * this.#intervals, MOST_INTERVALS));
      await this.#reloader.reload(RETRY);
    }
  }

  #retryAfter(intervals: number): void {
    this.#intervals = intervals;
    this.#untilRetry = intervals;
  }
}
