import { defineConfig, type MarkdownOptions } from 'vitepress';
import { writeMarkdown } from './llms.ts';
import { sidebar } from './sidebar.ts';
import { linkSources, serveSources, writeSources } from './source-files.ts';

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#5b7cfa" stroke-width="2.4" stroke-linecap="round"><path d="M3 5c7 0 6 7 11 7M3 12h11M3 19c7 0 6-7 11-7"/><circle cx="18" cy="12" r="3" fill="#5b7cfa"/></svg>',
)}`;

/** The addresses of headings are those that GitHub makes, so that links are right in both places. */
const slugify = (title: string) =>
  title
    .toLowerCase()
    .trim()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** A fence such as `ts [src/client.ts]` shows the name of its file. */
const nameFiles: NonNullable<MarkdownOptions['config']> = (markdown) => {
  const render = markdown.renderer.rules.fence;
  if (!render) return;
  markdown.renderer.rules.fence = (tokens, index, ...others) => {
    const [, name] = / \[([\w./-]+)\]/.exec(tokens[index]?.info ?? '') ?? [];
    const title = name ? `<p class="file-name">${markdown.utils.escapeHtml(name)}</p>` : '';
    return `${title}${render(tokens, index, ...others)}`;
  };
};

/** Pages are Markdown alone: `<file>` is text, and comments are left out. */
const leaveOutComments: NonNullable<MarkdownOptions['config']> = (markdown) => {
  markdown.core.ruler.before('block', 'comments', (state) => {
    state.src = state.src.replaceAll(/^<!--.*-->$/gm, '');
  });
};

/**
 * Pages of tasks come first in a search, then reference, then pages about single APIs and the project. The function is sent to
 * browsers as a text, so that it names nothing outside of itself.
 */
const boostDocument = (id: string) => {
  if (/\/(?:graph|decisions)\//.test(id)) return 0.1;
  if (
    /\/(?:adding-an-api|country-data|coverage|developing|measurements|pipeline|resilience|sandbox-fidelity|specification)\b/.test(
      id,
    )
  )
    return 0.3;
  return /\/(?:cli|configuration|from-\w+|graph|index|public-services|sandbox|scaling|upgrading)\b/.test(id) ? 0.6 : 1;
};

export default defineConfig({
  title: 'Manifold',
  description: 'One typed GraphQL graph over your HTTP APIs.',
  lang: 'en',
  base: process.env['DOCS_BASE'] ?? '/',
  cleanUrls: false,
  lastUpdated: false,
  metaChunk: true,
  rewrites: { 'decisions/README.md': 'decisions/index.md' },
  head: [['link', { rel: 'icon', href: ICON }]],
  markdown: {
    anchor: { slugify },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    html: false,
    linkify: false,
    config(markdown) {
      leaveOutComments(markdown);
      linkSources(markdown);
      nameFiles(markdown);
    },
  },
  vite: { plugins: [serveSources], build: { chunkSizeWarningLimit: 4000 } },
  buildEnd({ outDir, site }) {
    writeSources(outDir);
    writeMarkdown(outDir, site.base);
  },
  themeConfig: {
    logo: ICON,
    sidebar: sidebar as never,
    outline: { level: [2, 3] },
    search: { provider: 'local', options: { miniSearch: { searchOptions: { boostDocument } } } },
    docFooter: { prev: 'Previous', next: 'Next' },
    externalLinkIcon: true,
  },
});
