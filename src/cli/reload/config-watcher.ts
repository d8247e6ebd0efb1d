import { stat } from 'node:fs/promises';
import type { Reloader } from './reloader.ts';

const INTERVAL_MS = 1000;

interface WatcherParts {
  /** The files to watch now. */
  readonly paths: () => readonly string[];
  /** Is called once files have changed and stayed as they are for an interval. */
  readonly changed: () => Promise<unknown>;
  readonly intervalMs?: number;
}

/**
 * Watches files by their size, time and inode. It asks the system each second, because events do not tell of files in volumes that
 * are mounted anew, or behind links, as those of Kubernetes' config maps and secrets are.
 */
export class ConfigWatcher {
  readonly #parts: WatcherParts;
  readonly #timer: NodeJS.Timeout;
  /** The marks of files when they were loaded. */
  #loaded: ReadonlyMap<string, string> | undefined;
  #seen: ReadonlyMap<string, string> = new Map();
  #isLooking = false;

  /** Reloads a configuration when its files change. */
  static of(reloader: Reloader): ConfigWatcher {
    return new ConfigWatcher({ paths: () => reloader.paths, changed: () => reloader.reload('files changed') });
  }

  constructor(parts: WatcherParts) {
    this.#parts = parts;
    this.#timer = setInterval(() => void this.look(), parts.intervalMs ?? INTERVAL_MS).unref();
    void this.look();
  }

  /** Looks at the files once. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#look();
    } finally {
      this.#isLooking = false;
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const { paths, changed } = this.#parts;
    const now = await marksOf(paths());
    const before = (this.#loaded ??= now);
    // A file that is being written is not whole.
    const isSettled = !differ(this.#seen, now);
    this.#seen = now;
    if (!isSettled || !differ(before, now)) return;
    await changed();
    const after = await marksOf(paths());
    // A file that changed during the reload is loaded again; others may be named for the first time.
    this.#loaded = new Map([...after].map(([path, mark]) => [path, now.get(path) ?? mark]));
  }
}

/** Whether files that both have are not the same. */
function differ(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return [...one].some(([path, mark]) => other.has(path) && other.get(path) !== mark);
}

async function marksOf(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const marks = paths.map(async (path): Promise<[string, string]> => {
    try {
      const { ino, size, mtimeMs } = await stat(path);
      return [path, `${ino} ${size} ${mtimeMs}`];
    } catch {
      return [path, 'missing'];
    }
  });
  return new Map(await Promise.all(marks));
}
