import { isDeepStrictEqual } from 'node:util';
import {
  assertNotEmptied,
  assertNotExposed,
  assertNotOpened,
  fileMark,
  type Settings,
  SettingsFiles,
  settingsHash,
  withFixedSettings,
} from '#config';
import type { Contract } from '#contract';
import type { ConfigState } from '#gateway';
import type { Log } from '#log';

/** Settings, and the contracts of their APIs. */
export interface FoundSettings {
  readonly settings: Settings;
  readonly contracts: readonly Contract[];
}

/** Settings as they were read once, with their files. */
export interface Configuration extends FoundSettings {
  readonly files: SettingsFiles;
}

/** Reads the settings of a command. */
export type ReadSettings = () => Promise<FoundSettings>;

/** Reads a configuration. Throws what `read` throws. */
export async function readConfiguration(read: ReadSettings, files = new SettingsFiles()): Promise<Configuration> {
  return { ...(await files.read(read)), files };
}

/** The target of a reload: this process, or all workers. */
export interface ReloadTarget {
  /** The log in use. */
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Uses a configuration for all further requests. Rejects if that fails, which may leave some workers changed. */
  use(configuration: Configuration): Promise<void>;
  /** Whether to use even an unchanged configuration, because some workers have another one or are to be replaced. */
  readonly isStale?: boolean;
  /** Reports the state of the configuration, for metrics and the console. */
  configured(state: ConfigState): void;
}

interface ReloaderOptions {
  readonly read: ReadSettings;
  readonly target: ReloadTarget;
  readonly first: Configuration;
  readonly intervalMs?: number;
}

const INTERVAL_MS = 1000;
/** The most intervals between two attempts after one that failed. */
const MOST_INTERVALS = 64;
/** The cause of an attempt after one that failed. */
const RETRY = 'the reload before failed';

/**
 * Reloads the configuration, one reload at a time, and all or nothing. A failed reload is retried with growing delays: a worker may have
 * ended meanwhile, or a file was read while it was written.
 */
export class Reloader {
  readonly #read: ReadSettings;
  readonly #target: ReloadTarget;
  /** Whether a changed file triggers a reload. After a failed reload it always does. */
  readonly #watchesFiles: boolean;
  #current: Configuration;
  /** The mark of each file that the latest attempt read, by its path. */
  #marks: ReadonlyMap<string, string>;
  #state: ConfigState;
  #kept: readonly string[] = [];
  readonly #timer: NodeJS.Timeout;
  #seen = '';
  /** Checks since a reload failed, or since a file changed after that. */
  #intervals = 0;
  #isReloading = false;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<ConfigState> | undefined;

  constructor({ read, target, first, intervalMs = INTERVAL_MS }: ReloaderOptions) {
    this.#read = read;
    this.#target = target;
    this.#watchesFiles = first.settings.server.watch;
    this.#current = first;
    this.#marks = first.files.marks;
    const hash = settingsHash(first.settings);
    this.#state = { generation: 1, hash, loadedAt: Date.now(), reloads: { success: 0, failure: 0 } };
    target.configured(this.#state);
    this.#timer = setInterval(() => this.#look(), intervalMs).unref();
  }

  /** The settings in use. */
  get settings(): Settings {
    return this.#current.settings;
  }

  /** The paths of the files that the latest attempt read. */
  get files(): readonly string[] {
    return [...this.#marks.keys()];
  }

  /** Settings that have changed in the file, and need a restart. */
  get keptSettings(): readonly string[] {
    return this.#kept;
  }

  get state(): ConfigState {
    return this.#state;
  }

  /** Reloads once the reload in progress is done, because files may have changed since it began. Never rejects. */
  reload(cause: string): Promise<ConfigState> {
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      const attempt = this.#attempt(cause);
      this.#running = attempt;
      return attempt;
    });
    return this.#next;
  }

  /** Stops watching files, and retries. */
  stop(): void {
    clearInterval(this.#timer);
  }

  async #attempt(cause: string): Promise<ConfigState> {
    this.#isReloading = true;
    const target = this.#target;
    const files = new SettingsFiles();
    const { generation, reloads } = this.#state;
    try {
      const isNew = await this.#use(files);
      this.#state = {
        generation: generation + (isNew ? 1 : 0),
        hash: settingsHash(this.#current.settings),
        loadedAt: Date.now(),
        reloads: { ...reloads, success: reloads.success + 1 },
      };
      const message = isNew ? 'The configuration was reloaded' : 'The configuration is unchanged';
      target.log.info(message, { cause, generation: String(this.#state.generation) });
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      // A repeated problem is in the log already.
      if (cause !== RETRY || this.#state.problem?.text !== text) {
        const problem = { at: Date.now(), text };
        this.#state = { ...this.#state, reloads: { ...reloads, failure: reloads.failure + 1 }, problem };
        for (const line of text.split('\n'))
          target.log.error('The configuration was not reloaded: the one before stays', { cause, error: line });
      }
    }
    this.#marks = files.marks;
    this.#isReloading = false;
    target.configured(this.#state);
    return this.#state;
  }

  /** Applies the current configuration. Resolves to whether it differs from the one before. */
  async #use(files: SettingsFiles): Promise<boolean> {
    const target = this.#target;
    const { settings: before, contracts } = this.#current;
    const found = await readConfiguration(this.#read, files);
    assertNotEmptied(files.contents, this.#current.files.contents);
    assertNotOpened(found.settings, before);
    const { settings, kept } = withFixedSettings(found.settings, before);
    assertNotExposed(settings);
    this.#kept = kept;
    if (kept.length > 0)
      target.log.warn('Settings that need a restart stay as they are', { settings: kept.join(', ') });
    const next = { ...found, settings };
    const isSame = isDeepStrictEqual([settings, found.contracts], [before, contracts]);
    if (isSame && !target.isStale) return false;
    await target.use(next);
    this.#current = next;
    return !isSame;
  }

  /**
   * Reloads when files have changed and then stayed unchanged for an interval, so that a half-written file is not read. It polls, because
   * file events miss remounted volumes and symbolic links, which Kubernetes uses for config maps and secrets.
   */
  #look(): void {
    if (this.#isReloading) return;
    const hasFailed = this.#state.problem !== undefined;
    if (!hasFailed) this.#intervals = 0;
    if (!hasFailed && !this.#watchesFiles) return;
    const marks = [...this.#marks];
    const now = marks.map(([file]) => fileMark(file));
    const seen = now.join();
    const isSettled = seen === this.#seen;
    this.#seen = seen;
    if (!isSettled) return;
    if (marks.some(([, mark], index) => mark !== now[index])) {
      this.#intervals = 0;
      void this.reload('files changed');
    } else if (hasFailed && isDue((this.#intervals += 1))) void this.reload(RETRY);
  }
}

/** After 1, 2, 4, … intervals. */
function isDue(intervals: number): boolean {
  return intervals % MOST_INTERVALS === 0 || (intervals < MOST_INTERVALS && Math.log2(intervals) % 1 === 0);
}
