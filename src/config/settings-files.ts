import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingsError } from './problems.ts';

/** The content of a file, or the code of the system's error where it could not be read. */
type FileContent = { readonly text: string } | { readonly code: string };

/** The contents of files by their paths, as plain data. */
type FileContents = Readonly<Record<string, FileContent>>;

/** Throws a `SettingsError` where a file that had content has none now, or is gone: it may be being written. */
export function assertNotEmptied(files: FileContents, current: FileContents): void {
  for (const [path, content] of Object.entries(files)) {
    const known = current[path];
    if (!known || isEmpty(known) || !isEmpty(content)) continue;
    const found = 'text' in content ? 'is empty now' : 'is missing now';
    const remedy = 'Write {} or [] where nothing should be in it';
    throw settingsError(`${path} ${found}, and the configuration in use has its settings. ${remedy}`);
  }
}

function isEmpty(content: FileContent): boolean {
  return !('text' in content) || content.text.trim() === '';
}

const current = new AsyncLocalStorage<SettingsFiles>();

/**
 * The files that settings are read from: the settings file, and those that it names. Each is read once, so that
 * the contents and the settings belong together.
 */
export class SettingsFiles {
  readonly #contents = new Map<string, FileContent>();
  readonly #marks = new Map<string, string>();

  /** Does work in which `readSettingsFile` reads these files. */
  read<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  get contents(): FileContents {
    return Object.fromEntries(this.#contents);
  }

  /** The marks of all files that were read, those included that could not be, by their paths. */
  get marks(): ReadonlyMap<string, string> {
    return this.#marks;
  }

  textOf(path: string): string {
    let content = this.#contents.get(path);
    if (!content) {
      // Before it is read: a change in between is found later.
      this.#marks.set(path, fileMark(path));
      this.#contents.set(path, (content = contentOf(path)));
    }
    if ('text' in content) return content.text;
    throw Object.assign(new Error(`${path}: ${content.code}`), { code: content.code, errno: 0 });
  }
}

/** Reads a file that settings are in. Throws the system's error. */
export function readSettingsFile(path: string): string {
  const files = current.getStore();
  return files ? files.textOf(resolve(path)) : textOfFile(path);
}

/** The mark of a file, which is another once it has changed. */
export function fileMark(path: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return 'missing';
  }
}

/**
 * The text of a file. Throws the system's error, or one for a named pipe, whose writer would be waited for; what a shell passes on as
 * `/dev/fd/63` has one.
 */
export function textOfFile(path: string): string {
  if (!path.startsWith('/dev/') && statSync(path).isFIFO())
    throw Object.assign(new Error(`${path}: a pipe`), { code: 'EPIPEFILE' });
  return readFileSync(path, 'utf8');
}

function contentOf(path: string): FileContent {
  try {
    return { text: textOfFile(path) };
  } catch (error) {
    return { code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason' };
  }
}
