import { stripTypeScriptTypes } from 'node:module';

/** Why one of these files would not load, if it is code that cannot be parsed. */
export function syntaxProblem(files: ReadonlyMap<string, string>): string | undefined {
  for (const [file, text] of files) {
    if (!file.endsWith('.ts')) continue;
    try {
      stripTypeScriptTypes(text);
    } catch (error) {
      return `${file} would be no valid code: ${(error as Error).message}`;
    }
  }
  return undefined;
}
