import type { ConfigState } from '#gateway';
import type { Log } from '#log';
import type { Configuration } from './configuration.ts';

/** A configuration that is ready to be used. */
export interface PreparedReload {
  /** Uses it from now on. */
  commit(): void;
  discard(): Promise<void>;
}

/** What is reloaded: this process, or all workers. */
export interface ReloadTarget {
  /** Makes a configuration ready beside the one in use. Rejects where that fails: nothing has changed then. */
  prepare(configuration: Configuration): Promise<PreparedReload>;
  /** Settings were read, which takes long: requests are not late because of that. */
  excuse?(): void;
  /** Tells the state of the configuration, for metrics and the console. */
  configured(state: ConfigState): void;
}

/** This process, whose log may be another after a reload. */
export interface OwnReloadTarget extends ReloadTarget {
  readonly log: Log;
}
