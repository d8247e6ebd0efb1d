import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The content of a file, or the code of the system's error where it could not be read. */
type FileContent = { readonly text: string } | { readonly code: string };

/** The contents of files by their paths, as plain data. */
export type FileContents = Readonly<Record<string, FileContent>>;

const current = new AsyncLocalStorage<SettingsFiles>();

/**
 * The files that settings are read from: the settings file, and those that it names. They are read once, so that several
 * processes can read the same settings from the same contents.
 */
export class SettingsFiles {
  readonly #contents = new Map<string, FileContent>();

  constructor(contents: FileContents = {}) {
    for (const [path, content] of Object.entries(contents)) this.#contents.set(path, content);
  }

  /** Does work in which `readSettingsFile` reads these files. */
  read<Result>(work: () => Result): Result {
    return current.run(this, work);
  }

  get contents(): FileContents {
    return Object.fromEntries(this.#contents);
  }

  /** The paths of all files, those included that could not be read. */
  get paths(): readonly string[] {
    return [...this.#contents.keys()];
  }

  textOf(path: string): string {
    let content = this.#contents.get(path);
    if (!content) this.#contents.set(path, (content = contentOf(path)));
    if ('text' in content) return content.text;
    throw Object.assign(new Error(`${path}: ${content.code}`), { code: content.code, errno: 0 });
  }
}

/** Reads a file that settings are in. Throws the system's error. */
export function readSettingsFile(path: string): string {
  const files = current.getStore();
  return files ? files.textOf(resolve(path)) : readFileSync(path, 'utf8');
}

function contentOf(path: string): FileContent {
  try {
    return { text: readFileSync(path, 'utf8') };
  } catch (error) {
    return { code: error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason' };
  }
}
