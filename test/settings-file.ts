import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** One for all tests: a folder for each of thousands of files would take longer than they do. */
const FOLDER = join(tmpdir(), 'manifold-tests');

/** The path of a settings file with this YAML, until the test is over. Tests set settings by a file, as operators do. */
export function settingsFile(text: string): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${randomUUID()}.yaml`);
  onTestFinished(() => rmSync(file));
  writeFileSync(file, text);
  return file;
}
