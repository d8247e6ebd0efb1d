import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type FileContents, readDocument } from './document.ts';
import { problemAt } from './issues.ts';
import { NO_LINE, SettingsError } from './problems.ts';
import { type Path, written } from './tree.ts';
import { unreadable } from './unreadable.ts';
import type { Environment } from './variables.ts';

interface OtherFile {
  readonly file: string;
  /** What named the file, such as an option of the command line. */
  readonly namedBy: string;
  readonly environment: Environment;
  readonly folder?: string;
}

/** Reads a YAML file other than the settings file, with its variables. Throws a `SettingsError` if it cannot be had. */
export function openFile({ file, namedBy, environment, folder = process.cwd() }: OtherFile): FileContents {
  let text: string;
  try {
    text = readFileSync(resolve(folder, file), 'utf8');
  } catch (error) {
    throw new SettingsError([{ line: NO_LINE, text: `${namedBy}: ${file} ${unreadable(error)}` }]);
  }
  return readDocument(file, text, environment);
}

/** Throws a `SettingsError` if anything is wrong with a file: what YAML has against it, and what was found besides. */
export function checkFile(file: FileContents, found: readonly { readonly path: Path; readonly says: string }[]): void {
  const unread = new Set(file.problems.map(({ path }) => path));
  const isRead = file.tree !== undefined || file.problems.length === 0;
  const problems = found
    .filter(({ path }) => isRead && !unread.has(written(path)))
    .map(({ path, says }) => problemAt({ tree: file.tree, file, overrides: [] }, path, says));
  if (problems.length + file.problems.length > 0) throw new SettingsError([...file.problems, ...problems]);
}
