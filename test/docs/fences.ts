import { globSync, readFileSync } from 'node:fs';

/** Code in a page of the documentation. */
export interface Fence {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  /** Words after the language: the name of a file in brackets, or why the code is not run. */
  readonly info: string;
  readonly code: string;
}

const FENCE = /^( *)(`{3,})([\w-]*)(.*)$/;

export const pages = globSync(['README.md', 'docs/**/*.md'], { exclude: ['docs/node_modules/**'] }).toSorted();

/** The fences of a page, in its order. */
export function fencesOf(page: string): readonly Fence[] {
  const found: Fence[] = [];
  let open: { indent: string; ticks: string; fence: Fence; code: string[] } | undefined;
  for (const [index, line] of readFileSync(page, 'utf8').split('\n').entries()) {
    const [, indent = '', ticks = '', language = '', info = ''] = FENCE.exec(line) ?? [];
    if (open && ticks === open.ticks && language + info === '') {
      found.push({ ...open.fence, code: `${open.code.join('\n')}\n` });
      open = undefined;
    } else if (open) {
      open.code.push(line.slice(open.indent.length));
    } else if (ticks) {
      open = { indent, ticks, fence: { page, line: index + 1, language, info: info.trim(), code: '' }, code: [] };
    }
  }
  return found;
}
