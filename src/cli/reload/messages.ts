import type { FileContents, FixedSettings } from '#config';
import type { ConfigState } from '#gateway';

/** The primary's answer to a worker that starts: the files of the configuration in use, and the settings that they cannot change. */
export interface ConfigFiles {
  readonly files: FileContents;
  readonly fixed: FixedSettings;
}

/** The primary has a worker make a configuration ready, or ends that. */
export type ReloadCommand =
  | { readonly reload: 'prepare'; readonly files: FileContents }
  | { readonly reload: 'commit' | 'discard' };

/** The primary sends the state of the configuration. */
export interface ConfigMessage {
  readonly config: ConfigState;
}

/** A worker has made a configuration ready, or says why it could not. */
export interface PreparedMessage {
  readonly prepared: true | string;
}
