import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IsJson } from './spent.ts';

const JSON_CALL = /\bJSON\.(parse|stringify)\(/;

/** Reads the source files, whose lines are those that Node runs. */
export function jsonLines(): IsJson {
  const files = new Map<string, readonly string[]>();
  return (url, line) => {
    const lines = files.get(url) ?? linesOf(url);
    files.set(url, lines);
    return JSON_CALL.test(lines[line - 1] ?? '');
  };
}

function linesOf(url: string): string[] {
  const path = url.startsWith('file:') ? fileURLToPath(url) : url;
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
}
