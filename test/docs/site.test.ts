import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { TOO_FAINT } from '#test/browser/contrast';
import { browserForFile } from '#test/browser/setup';
import { sidebar } from '../../docs/.vitepress/sidebar.ts';
import { serveFolder } from './site-server.ts';

const BASE = '/manuals/manifold/';
const BUILD_MS = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'manifold-site-'));
const open = browserForFile();
const built = () => globSync('**/*.html', { cwd: folder }).toSorted();
const pages = () => globSync('docs/**/*.md', { exclude: ['docs/node_modules/**'] }).toSorted();
const html = (file: string) => readFileSync(join(folder, file), 'utf8');
const VIEWPORTS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** Pages with wide tables, long names, and long lines of code. */
const FITTED = [
  'index',
  'start',
  'graph/banking',
  'configuration',
  'cost',
  'deploying',
  'errors',
  'performance',
  'relay',
];
let origin = '';

beforeAll(async () => {
  await promisify(execFile)('node', ['scripts/docs.ts', 'build', '--base', BASE, '--out', folder]);
  const served = await serveFolder(folder, BASE);
  ({ origin } = served);
  return async () => {
    await served.stop();
    rmSync(folder, { recursive: true });
  };
}, BUILD_MS);

type Items = readonly { readonly link?: string; readonly items?: Items }[];
const linksOf = (items: Items): string[] =>
  items.flatMap(({ link, items: inner = [] }) => [...(link === undefined ? [] : [link]), ...linksOf(inner)]);

describe('the site', () => {
  it('has every page of docs/, and names it once in the sidebar', () => {
    const expected = pages().map((page) =>
      page.slice('docs/'.length).replace('README.md', 'index.md').replace(/md$/, 'html'),
    );
    const links = linksOf(sidebar).map((link) => `${link.slice(1)}${link.endsWith('/') ? 'index' : ''}.html`);

    expect(built().filter((file) => file !== '404.html')).toEqual(expected.toSorted());
    expect([...links, 'index.html'].toSorted()).toEqual(expected.toSorted());
  });

  it('has each page as Markdown too, and lists them in llms.txt', () => {
    const list = readFileSync(join(folder, 'llms.txt'), 'utf8');
    const links = [...list.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link.slice(BASE.length));

    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
  });

  it('has no link to a page, heading or file that is not there', () => {
    const ids = new Map(built().map((file) => [file, new Set(html(file).match(/(?<= id=")[^"]+/g))]));
    const broken = built().flatMap((page) =>
      [...html(page).matchAll(/<a\b[^>]*?href="([^"]+)"/g)].flatMap(([, href = '']) => {
        if (/^(?:https?|mailto):/.test(href)) return [];
        const [path = '', heading] = decodeURI(href).split('#');
        const address = path.startsWith('/') ? path : posix.join(BASE, posix.dirname(page), path);
        if (path !== '' && !address.startsWith(BASE)) return [`${page}: ${href}`];
        const file = path === '' ? page : address.slice(BASE.length).replace(/(^|\/)$/, '$1index.html');
        const isThere = existsSync(join(folder, file)) && (!heading || ids.get(file)?.has(heading));
        return isThere ? [] : [`${page}: ${href}`];
      }),
    );

    expect(broken).toEqual([]);
  });

  it('loads from its own origin alone, below a path', async () => {
    const { page, complaints, origins } = await open(`${origin}${BASE}start.html`);
    await page.getByRole('link', { name: 'the graph', exact: true }).click();
    await page.getByRole('heading', { name: 'The graph', level: 1 }).waitFor();

    expect(new URL(page.url()).pathname).toBe(`${BASE}graph.html`);
    expect([...origins]).toEqual([origin]);
    expect(complaints).toEqual([]);
  });

  it('finds a setting in its own index', async () => {
    const { page, origins } = await open(`${origin}${BASE}`);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('searchbox').fill('drainDelay');
    await page.locator('.result', { hasText: 'Configuration' }).first().click();
    await page.waitForURL(/configuration\.html/);

    expect([...origins]).toEqual([origin]);
  });

  it.each(Object.entries(VIEWPORTS))('fits a %s', async (_name, viewport) => {
    const { page } = await open(`${origin}${BASE}`, { viewport });
    for (const each of FITTED) {
      await page.goto(`${origin}${BASE}${each}.html`);
      await page.getByRole('heading', { level: 1 }).waitFor();

      expect([each, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([each, viewport.width]);
    }
  });

  it.each(['light', 'dark'] as const)('has text that can be read in %s colours', async (colorScheme) => {
    const { page } = await open(`${origin}${BASE}start.html`, { colorScheme, reducedMotion: 'reduce' });
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(await page.evaluate(TOO_FAINT)).toEqual([]);
  });
});
