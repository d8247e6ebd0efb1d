import { readdirSync, readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import type { Subgraph } from '#graph';
import type { Gateway } from '../gateway.ts';
import {
  type Example,
  type ExampleFile,
  examplesFor,
  examplesIn,
  readExamples,
  readStreamExamples,
} from './examples.ts';
import { type PageFile, type Pages, pageFile, pageType, refusePage, SECURITY_HEADERS, sendFile } from './pages.ts';

/** All resources come from this server. The editor needs inline styles and `data:` fonts. */
const HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};
/** The same path serves the graph to clients that do not accept HTML. */
const PAGE_HEADERS = { ...HEADERS, vary: 'accept, accept-encoding' };

/**
 * Serves GraphiQL from the installed package at the graph's path to browsers, and its files below `graphiql/`. The files are
 * read on the first request.
 */
export function createGraphiql({
  schema,
  subgraphs,
  settings: { server, apis },
}: Pick<Gateway, 'schema' | 'subgraphs' | 'settings'>): Pages {
  const { path } = server;
  const below = `${path === '/' ? '' : path}/graphiql/`;
  let page: PageFile | undefined;
  let files: Promise<ReadonlyMap<string, PageFile>> | undefined;
  const makePage = () => {
    const base = below.slice(path.lastIndexOf('/') + 1);
    const home = server.console ? (path === '/' ? '/console/' : '/') : undefined;
    const isMocked = Object.values(apis).some(({ sandboxed }) => sandboxed);
    return pageFile(
      Buffer.from(pageOf({ base, tabs: tabsFor(schema, subgraphs), home, isMocked })),
      pageType('index.html') ?? '',
    );
  };
  return {
    matches({ url = '', method, headers }) {
      const [requested = ''] = url.split('?', 1);
      if (requested.startsWith(below)) return true;
      return requested === path && isRead(method) && String(headers.accept).includes('text/html');
    },
    async handle(request, response) {
      const [requested = ''] = (request.url ?? '').split('?', 1);
      if (!isRead(request.method)) return refusePage(response, 405, HEADERS);
      if (requested === path) return sendFile((page ??= makePage()), request, response, PAGE_HEADERS);
      const file = (await (files ??= readFiles())).get(requested.slice(below.length));
      if (file) await sendFile(file, request, response, HEADERS);
      else refusePage(response, 404, HEADERS);
    },
    close() {},
  };
}

function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The variable parts of the page. */
interface PageParts {
  /** The relative URL of its files. */
  readonly base: string;
  readonly tabs: readonly Tab[];
  /** The target of the title's link. */
  readonly home: string | undefined;
  /** Whether there are mocked APIs, which can be broken on purpose. */
  readonly isMocked?: boolean;
}

const TITLE = 'Manifold';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#5b7cfa" stroke-width="2.4" stroke-linecap="round"><path d="M3 5c7 0 6 7 11 7M3 12h11M3 19c7 0 6-7 11-7"/><circle cx="18" cy="12" r="3" fill="#5b7cfa"/></svg>';

/** GraphiQL's page, without inline scripts, which its Content-Security-Policy forbids. */
export function pageOf({ base, tabs, home, isMocked = false }: PageParts): string {
  const title = home === undefined ? TITLE : `<a href="${home}">${TITLE}</a>`;
  const broken = home !== undefined && isMocked ? `\n    <script defer src="${base}broken.js"></script>` : '';
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
    <script defer src="${base}cost.js"></script>${broken}
    <script defer src="${base}graphiql.js"></script>
  </head>
  <body class="no-focus-outline">
    <noscript>GraphiQL needs JavaScript.</noscript>
    <div id="root"><p class="loading">Loading GraphiQL…</p></div>
  </body>
</html>
`;
}

/** The initial content of a GraphiQL tab. */
export interface Tab {
  readonly query: string;
  /** As JSON. */
  readonly headers?: string;
}

/**
 * One tab for each example file, those with streams last; first those of APIs of one's own, an operation each. GraphiQL
 * shows them in a browser without stored tabs.
 */
export function tabsFor(schema: GraphQLSchema, subgraphs: readonly Subgraph[] = []): Tab[] {
  const own = subgraphs.flatMap(({ slug, own: { examples } = {} }) =>
    (examples === undefined ? [] : readable(examples)).map((each) => ({ name: slug, operations: [each] })),
  );
  return examplesFor(schema, [...own, ...readExamples(), ...readStreamExamples()]).map(tabOf);
}

/** The operations of a file that its owner may have edited. */
function readable(examples: string): readonly Example[] {
  try {
    return examplesIn(examples);
  } catch {
    return [];
  }
}

function tabOf({ operations }: ExampleFile): Tab {
  const headers: Record<string, string> = Object.assign({}, ...operations.map((each) => each.headers));
  return {
    query: `${operations.map(({ text }) => text).join('\n\n')}\n`,
    ...(Object.keys(headers).length > 0 && { headers: JSON.stringify(headers, null, 2) }),
  };
}

const FOLDER = new URL('./graphiql/page/', import.meta.url);

/** The files of GraphiQL by name, without the page: ours, and those of the package, which has them as texts of a module. */
async function readFiles(): Promise<ReadonlyMap<string, PageFile>> {
  const { css, js, editorWorkerService, jsonWorker, graphqlWorker } = await import(
    '@graphql-yoga/render-graphiql/graphiql'
  );
  const texts: Readonly<Record<string, string>> = {
    'graphiql.css': css,
    'graphiql.js': js,
    'editor-worker.js': editorWorkerService,
    'json-worker.js': jsonWorker,
    'graphql-worker.js': graphqlWorker,
  };
  const own = readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER))] as const);
  const others = Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)] as const);
  return new Map([...own, ...others].map(([name, body]) => [name, pageFile(body, pageType(name) ?? '')]));
}
