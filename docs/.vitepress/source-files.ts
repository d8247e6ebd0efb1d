import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { MarkdownOptions } from 'vitepress';

const ROOT = resolve(import.meta.dirname, '../..');
const PREFIX = 'source/';
const linked = new Set<string>();

type Configured = NonNullable<MarkdownOptions['config']>;

/** Links of pages to files outside of docs/ lead to copies of these in the site, which are plain text. */
export const linkSources: Configured = (markdown) => {
  markdown.core.ruler.push('source_files', ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href === null) continue;
      const file = outside(String(env.path), href);
      if (file === undefined) {
        // The page of a folder has another name in the site: `rewrites` of config.ts.
        token.attrSet('href', href.replace(/^((?!\w+:).*)README\.md\b/, '$1index.md'));
        continue;
      }
      linked.add(file);
      token.attrSet('href', `/${PREFIX}${file}.txt`);
    }
  });
};

/** The path of a file outside of docs/, from the root of the repository. */
function outside(page: string, href: string): string | undefined {
  if (/^(?:[a-z]+:|[#/])/.test(href)) return undefined;
  const [target = ''] = href.split('#');
  const file = relative(ROOT, normalize(join(dirname(page), target)));
  const isOutside = !file.startsWith('docs/') || !/\.(?:md|png|svg)$/.test(file);
  return isOutside && !file.startsWith('..') && existsSync(join(ROOT, file)) ? file : undefined;
}

/** Writes the linked files to the built site. */
export function writeSources(site: string): void {
  for (const file of linked) {
    const copy = join(site, PREFIX, `${file}.txt`);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, readFileSync(join(ROOT, file)));
  }
}

/** Serves the linked files while pages are written. */
export const serveSources: Plugin = {
  name: 'source-files',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, file] = /\/source\/(.+)\.txt$/.exec(request.url ?? '') ?? [];
      if (file === undefined || !linked.has(file)) return next();
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(readFileSync(join(ROOT, file)));
    });
  },
};
