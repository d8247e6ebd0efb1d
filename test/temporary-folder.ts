import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** A new folder with these files in it, until the test is over, or the file that takes it outside of a test. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-test-'));
  const whenOver = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  whenOver(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** A new file of this text, until the test is over. */
export const temporaryFile = (name: string, text: string) => join(temporaryFolder({ [name]: text }), name);
