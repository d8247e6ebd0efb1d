import type { ConfigState } from '#gateway';
import type { Log } from '#log';
import type { Configuration } from './configuration.ts';

/** A configuration that is ready to be used. */
export interface PreparedReload {
  /** Puts it into use. */
  commit(): void;
  discard(): Promise<void>;
}

/** The target of a reload: this process, or all workers. */
export interface ReloadTarget {
  /** Makes a configuration ready beside the one in use. Rejects where that fails: nothing has changed then. */
  prepare(configuration: Configuration): Promise<PreparedReload>;
  /** Reports the state of the configuration, for metrics and the console. */
  configured(state: ConfigState): void;
}

/** This process, whose log may be another after a reload. */
export interface OwnReloadTarget extends ReloadTarget {
  readonly log: Log;
}
