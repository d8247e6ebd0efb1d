import { execFileSync } from 'node:child_process';

/** A file's text, formatted by the project's settings. */
export function formatted(file: string, text: string): string {
  if (file.endsWith('.yaml')) return text;
  return execFileSync('biome', ['check', '--write', `--stdin-file-path=${file}`], { input: text, encoding: 'utf8' });
}
