import { type FileContents, type Settings, SettingsFiles, settingsHash } from '#config';
import type { Contract } from '#contract';

/** Settings as they were read once, with the contents of their files. */
export interface Configuration {
  readonly settings: Settings;
  readonly contracts: readonly Contract[];
  /** The contents by which another process reads the same settings. */
  readonly files: FileContents;
  /** The marks of its files when they were read. */
  readonly marks: ReadonlyMap<string, string>;
  readonly hash: string;
}

/** Reads the settings of a command. */
export type ReadSettings = () => Promise<Pick<Configuration, 'settings' | 'contracts'>>;

/** Reads a configuration: from its files, or from these contents of them. Throws what `read` throws. */
export async function readConfiguration(read: ReadSettings, files = new SettingsFiles()): Promise<Configuration> {
  const found = await files.read(read);
  return { ...found, files: files.contents, marks: files.marks, hash: settingsHash(found.settings) };
}
