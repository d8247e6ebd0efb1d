import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Item, sidebar } from './sidebar.ts';

const DOCS = join(import.meta.dirname, '..');

/** Writes each page as Markdown beside its HTML, and `llms.txt`, which lists them for agents (llmstxt.org). */
export function writeMarkdown(site: string, base: string): void {
  for (const page of globSync('**/*.md', { cwd: DOCS, exclude: ['node_modules/**'] })) {
    const copy = join(site, page);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(DOCS, page), copy);
  }
  const sections = sidebar.map(({ text, items = [] }) => `## ${text}\n\n${linesOf(items, base).join('\n')}`);
  const head = '# Manifold\n\n> One typed GraphQL graph over your HTTP APIs.';
  writeFileSync(join(site, 'llms.txt'), `${[head, ...sections].join('\n\n')}\n`);
}

function linesOf(items: readonly Item[], base: string): readonly string[] {
  return items.flatMap(({ text, link, items: inner = [] }) => [
    ...(link === undefined ? [] : [`- [${text}](${base}${link.slice(1)}${link.endsWith('/') ? 'README' : ''}.md)`]),
    ...linesOf(inner, base),
  ]);
}
