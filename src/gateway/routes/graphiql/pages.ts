import type { Gateway } from '../../gateway.ts';
import { type PageFile, pageFile, pageType, refusePage, SECURITY_HEADERS, sendFile } from '../page-file.ts';
import type { Pages } from '../pages.ts';
import { readFiles } from './files.ts';
import { pageOf } from './page.ts';
import { tabsFor } from './tabs.ts';

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
  settings: { server },
}: Pick<Gateway, 'schema' | 'subgraphs' | 'settings'>): Pages {
  const { path } = server;
  const below = `${path === '/' ? '' : path}/graphiql/`;
  let page: PageFile | undefined;
  let files: Promise<ReadonlyMap<string, PageFile>> | undefined;
  const makePage = () => {
    const base = below.slice(path.lastIndexOf('/') + 1);
    const home = server.console ? (path === '/' ? '/console/' : '/') : undefined;
    return pageFile(
      Buffer.from(pageOf({ base, tabs: tabsFor(schema, subgraphs), home })),
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
