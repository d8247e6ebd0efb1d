import { resolve } from 'node:path';
import { type FileContents, readDocument } from './document.ts';
import { problemAt } from './issues.ts';
import { SettingsError, settingsError } from './problems.ts';
import { textOfFile } from './settings-files.ts';
import { type Path, pathText } from './tree.ts';
import { unreadable } from './unreadable.ts';
import type { Environment } from './variables.ts';

interface NamedFile {
  readonly file: string;
  /** The option of the command line that named the file. */
  readonly namedBy: string;
  readonly folder?: string;
}

/** Reads a YAML file other than the settings file, with its variables. Throws a `SettingsError` where it cannot be read. */
export function openFile({ environment, ...named }: NamedFile & { readonly environment: Environment }): FileContents {
  return readDocument(named.file, readNamedFile(named), environment);
}

/** The text of a file. Throws a `SettingsError` where it cannot be read. */
export function readNamedFile({ file, namedBy, folder = process.cwd() }: NamedFile): string {
  try {
    return textOfFile(resolve(folder, file));
  } catch (error) {
    throw settingsError(`${namedBy}: ${file} ${unreadable(error)}`);
  }
}

/** Throws a `SettingsError` where a file has problems: its own, or these further ones. */
export function checkFile(
  file: FileContents,
  found: readonly { readonly path: Path; readonly message: string }[],
): void {
  const unread = new Set(file.problems.map(({ path }) => path));
  const isRead = file.tree !== undefined || file.problems.length === 0;
  const problems = found
    .filter(({ path }) => isRead && !unread.has(pathText(path)))
    .map(({ path, message }) => problemAt({ tree: file.tree, file, overrides: [] }, path, message));
  if (problems.length + file.problems.length > 0) throw new SettingsError([...file.problems, ...problems]);
}
