import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A command of a page, and the output that it shows. */
export interface ShownCommand {
  readonly command: string;
  readonly printed: string;
}

const BLOCK = /^```sh\n([\s\S]*?)^```\n(?:\n```(?:text|json)\n([\s\S]*?)^```\n)?/gm;

export function shownCommands(page: string): readonly ShownCommand[] {
  return [...readFileSync(page, 'utf8').matchAll(BLOCK)].map(([, command = '', printed = '']) => ({
    command,
    printed,
  }));
}

/** Matches output that is as shown: whitespace is ignored, and `…` stands for anything. */
export function shownOutput(printed: string): RegExp {
  const parts = withoutBlanks(printed).split(/,?…/);
  const patterns = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${patterns.join('.*')}$`, 'u');
}

export const withoutBlanks = (text: string) => text.replaceAll(/\s+/g, '');

/** The standard output of a command, whatever its exit code. */
export function outputOf(command: string): Promise<string> {
  return new Promise((resolve) => {
    execFile('sh', ['-c', command], (_error, stdout) => resolve(stdout));
  });
}
