import type { Tab } from './tabs.ts';

/** The variable parts of the page. */
export interface PageParts {
  /** The relative URL of its files. */
  readonly base: string;
  readonly tabs: readonly Tab[];
  /** The target of the title's link. */
  readonly home: string | undefined;
}

const TITLE = 'Manifold';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#5b7cfa" stroke-width="2.4" stroke-linecap="round"><path d="M3 5c7 0 6 7 11 7M3 12h11M3 19c7 0 6-7 11-7"/><circle cx="18" cy="12" r="3" fill="#5b7cfa"/></svg>';

/** GraphiQL's page, without inline scripts, which its Content-Security-Policy forbids. */
export function pageOf({ base, tabs, home }: PageParts): string {
  const title = home === undefined ? TITLE : `<a href="${home}">${TITLE}</a>`;
  const options = { title, logo: LOGO, ...(tabs.length > 0 && { defaultTabs: tabs }) };
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${TITLE}: GraphiQL</title>
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(LOGO)}" />
    <link rel="stylesheet" href="${base}graphiql.css" />
    <link rel="stylesheet" href="${base}page.css" />
    <script type="application/json" id="options">${JSON.stringify(options).replaceAll('<', '\\u003c')}</script>
    <script defer src="${base}start.js"></script>
    <script defer src="${base}resume.js"></script>
    <script defer src="${base}graphiql.js"></script>
  </head>
  <body class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"><p class="loading">Loading GraphiQL…</p></div>
  </body>
</html>
`;
}
