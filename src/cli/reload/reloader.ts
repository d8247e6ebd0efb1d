import { isDeepStrictEqual } from 'node:util';
import {
  assertNotEmptied,
  assertNotExposed,
  assertNotOpened,
  type Settings,
  SettingsFiles,
  withFixedSettings,
} from '#config';
import type { ConfigState } from '#gateway';
import type { Log } from '#log';
import { type Configuration, type ReadSettings, readConfiguration } from './configuration.ts';
import type { ReloadTarget } from './reload-target.ts';

interface ReloaderParts {
  readonly read: ReadSettings;
  readonly target: ReloadTarget;
  /** The log in use. */
  readonly log: () => Pick<Log, 'info' | 'warn' | 'error'>;
  /** The configuration of the start. */
  readonly first: Configuration;
}

/** The cause of an attempt after one that failed. */
export const RETRY = 'the reload before failed';

/** Reloads the configuration, one reload at a time: all of it or, where it has a problem, nothing. */
export class Reloader {
  readonly #parts: ReloaderParts;
  #current: Configuration;
  #marks: ReadonlyMap<string, string>;
  #state: ConfigState;
  #running: Promise<ConfigState> | undefined;
  #next: Promise<ConfigState> | undefined;

  constructor(parts: ReloaderParts) {
    const { first } = parts;
    this.#parts = parts;
    this.#current = first;
    this.#marks = first.marks;
    this.#state = { generation: 1, hash: first.hash, loadedAt: Date.now(), reloads: { success: 0, failure: 0 } };
    parts.target.configured(this.#state);
  }

  /** The settings in use. */
  get settings(): Settings {
    return this.#current.settings;
  }

  get state(): ConfigState {
    return this.#state;
  }

  /** The marks of the files of the latest attempt. */
  get marks(): ReadonlyMap<string, string> {
    return this.#marks;
  }

  /** Reloads, after a reload that is under way: its files may have changed since. Resolves to the state that follows. It never rejects. */
  reload(cause: string): Promise<ConfigState> {
    if (!this.#running) return this.#run(cause);
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return this.#run(cause);
    });
    return this.#next;
  }

  #run(cause: string): Promise<ConfigState> {
    const running = this.#attempt(cause).finally(() => {
      this.#running = undefined;
    });
    this.#running = running;
    return running;
  }

  async #attempt(cause: string): Promise<ConfigState> {
    const { log, target } = this.#parts;
    const files = new SettingsFiles();
    try {
      const isUsed = await this.#use(files);
      const { success, failure } = this.#state.reloads;
      this.#state = {
        generation: this.#state.generation + (isUsed ? 1 : 0),
        hash: this.#current.hash,
        loadedAt: Date.now(),
        reloads: { success: success + 1, failure },
      };
      const generation = String(this.#state.generation);
      log().info(isUsed ? 'The configuration was reloaded' : 'The configuration is unchanged', { cause, generation });
    } catch (error) {
      this.#failed(cause, error instanceof Error ? error.message : String(error));
    }
    this.#marks = files.marks;
    target.configured(this.#state);
    return this.#state;
  }

  #failed(cause: string, text: string): void {
    // The same problem once more, which is in the log.
    if (cause === RETRY && this.#state.problem?.text === text) return;
    const { success, failure } = this.#state.reloads;
    const problem = { at: Date.now(), text };
    this.#state = { ...this.#state, reloads: { success, failure: failure + 1 }, problem };
    for (const error of text.split('\n'))
      this.#parts.log().error('The configuration was not reloaded: the one before stays', { cause, error });
  }

  /** Uses the configuration as it is now. Resolves to whether that changed anything. */
  async #use(files: SettingsFiles): Promise<boolean> {
    const { read, target, log } = this.#parts;
    const found = await readConfiguration(read, files);
    assertNotEmptied(found.files, this.#current.files);
    assertNotOpened(found.settings, this.#current.settings);
    assertNotExposed({
      ...found.settings,
      server: { ...found.settings.server, host: this.#current.settings.server.host },
    });
    const { settings, kept } = withFixedSettings(found.settings, this.#current.settings);
    if (kept.length > 0) log().warn('Settings that need a restart stay as they are', { settings: kept.join(', ') });
    const next = { ...found, settings };
    if (isSame(next, this.#current)) return false;
    const prepared = await target.prepare(next);
    prepared.commit();
    this.#current = next;
    return true;
  }
}

function isSame(one: Configuration, other: Configuration): boolean {
  return isDeepStrictEqual(one.settings, other.settings) && isDeepStrictEqual(one.contracts, other.contracts);
}
