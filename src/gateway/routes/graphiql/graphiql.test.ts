import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { type Slug, slugs } from '#contracts';
import type { Subgraph } from '#graph';
import { gatewayOf } from '#test/harness';
import { serveUntilOver } from '#test/serve-until-over';
import { readExamples, readStreamExamples } from '../examples.ts';
import { pageOf, type Tab, tabsFor } from '../graphiql.ts';

vi.mock('../examples.ts', { spy: true });

const address = 'http://127.0.0.1:9';
const urls = (served: readonly string[]) => Object.fromEntries(served.map((slug) => [slug, address]));
const schemaOf = (served: readonly string[]) => gatewayOf(urls(served)).schema;

/** The title that GraphiQL gives a tab. */
const titleOf = ({ query }: Tab) => /^(?!#).*(query|subscription|mutation)\s+([a-zA-Z0-9_]+)/m.exec(query)?.[2];

/** Serves the jokes API with these server settings. */
async function servedWith(server: Readonly<Record<string, unknown>>) {
  const gateway = gatewayOf({ jokes: address }, { server: { graphiql: true, ...server } });
  const { origin } = await serveUntilOver(gateway);
  const get = (path: string, headers: Readonly<Record<string, string>> = { accept: 'text/html' }, method = 'GET') =>
    fetch(`${origin}${path}`, { headers, method });
  return { get };
}
const optionsIn = (html: string) => JSON.parse(/id="options">(.*?)<\/script>/.exec(html)?.[1] ?? '');
const filesIn = (html: string) => [...html.matchAll(/(?:src|href)="((?!data:)[^"]+)"/g)].map(([, path]) => path ?? '');

describe('the tabs', () => {
  it('are one per example file, named after its first operation', () => {
    const files = [...readExamples(), ...readStreamExamples()];

    expect(files.length).toBeGreaterThan(slugs.length);
    expect(tabsFor(schemaOf(slugs)).map(titleOf)).toEqual(files.map(({ operations }) => operations[0]?.name));
  });

  it('begin with one query over three APIs that needs no header, so that one click runs it', () => {
    const [first] = readExamples();

    expect(first?.operations.map(({ headers, text }) => [headers, text.split('\n').length])).toEqual([[{}, 14]]);
    expect(tabsFor(schemaOf(slugs))[0]).toEqual({ query: readFileSync('examples/across-a-few.graphql', 'utf8') });
  });

  it('contain the unchanged examples of served APIs only', () => {
    const tabs = tabsFor(schemaOf(['jokes'] satisfies Slug[]));

    expect(tabs).toEqual([{ query: readFileSync('examples/jokes.graphql', 'utf8') }]);
  });

  it("begin with those of APIs of one's own, if they are valid", () => {
    const own = (examples: string) => ({ slug: 'desk', own: { examples } }) as unknown as Subgraph;
    const tabs = (examples: string) => tabsFor(buildSchema('type Query { desk: Int }'), [own(examples)]);

    expect(tabs('# One.\nquery A { desk }\n\nquery B { gone }\n\nquery C { desk }')).toEqual([
      { query: '# One.\nquery A { desk }\n' },
      { query: 'query C { desk }\n' },
    ]);
    expect(tabs('query {')).toEqual([]);
  });

  it('have the headers of their examples', () => {
    vi.mocked(readExamples).mockReturnValueOnce([
      {
        name: 'a',
        operations: [{ name: 'A', description: '', text: '{ a }', headers: { authorization: 'Bearer b' } }],
      },
    ]);

    expect(tabsFor(buildSchema('type Query { a: Int }'))).toEqual([
      { query: '{ a }\n', headers: '{\n  "authorization": "Bearer b"\n}' },
    ]);
  });
});

describe('the page', () => {
  it('references resources of its own server only, and all of them exist', async () => {
    const { get } = await servedWith({});
    const page = await get('/graphql');
    const html = await page.text();

    const answers = await Promise.all(filesIn(html).map((path) => get(new URL(path, page.url).pathname, {})));

    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; worker-src/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'text/css; charset=utf-8'],
      [200, 'text/css; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
      [200, 'text/javascript; charset=utf-8'],
    ]);
    expect(optionsIn(html).defaultTabs).toHaveLength(1);
  });

  it('has workers for each name that the editor asks for', async () => {
    const { get } = await servedWith({});
    const start = await (await get('/graphql/graphiql/start.js')).text();
    const names = [...start.matchAll(/'([\w-]+\.js)'/g)].map(([, name]) => name);

    const statuses = await Promise.all(names.map(async (name) => (await get(`/graphql/graphiql/${name}`)).status));

    expect(statuses).toEqual([200, 200, 200]);
  });

  it('is compressed, and 304 for a client with its entity tag', async () => {
    const { get } = await servedWith({});
    const first = await get('/graphql/graphiql/graphiql.js');

    const second = await get('/graphql/graphiql/graphiql.js', { 'if-none-match': first.headers.get('etag') ?? '' });

    expect([first.status, first.headers.get('content-encoding'), second.status]).toEqual([200, 'gzip', 304]);
    expect(Number(first.headers.get('content-length'))).toBeLessThan(2_000_000);
  });

  it('is served at the path of the graph, and links to the console if there is one', async () => {
    const atRoot = await servedWith({ path: '/', console: true });
    const html = await (await atRoot.get('/')).text();
    const deep = await servedWith({ path: '/api/graph', console: true });

    expect(filesIn(html)[0]).toBe('graphiql/graphiql.css');
    expect((await atRoot.get('/graphiql/graphiql.css')).status).toBe(200);
    expect(optionsIn(html).title).toBe('<a href="/console/">Manifold</a>');
    expect(optionsIn(await (await deep.get('/api/graph')).text()).title).toBe('<a href="/">Manifold</a>');
    expect((await deep.get('/api/graph/graphiql/page.css')).status).toBe(200);
    expect(optionsIn(await (await (await servedWith({ console: false })).get('/graphql')).text()).title).toBe(
      'Manifold',
    );
  });

  it('escapes the text of examples', () => {
    const query = '# </script><script>alert(1)</script>\n{ a }';
    const html = pageOf({ base: 'graphiql/', tabs: [{ query }], home: undefined });

    expect(html.match(/<script/g)).toHaveLength(5);
    expect(optionsIn(html).defaultTabs).toEqual([{ query }]);
  });

  it('leaves tabs out if there is no example: GraphiQL has a default text', () => {
    expect(optionsIn(pageOf({ base: '', tabs: [], home: undefined }))).not.toHaveProperty('defaultTabs');
  });

  it('leaves operations to the graph, and answers 404 and 405 for other requests', async () => {
    const { get } = await servedWith({});
    const response = await get('/graphql?query={__typename}', { accept: 'application/json' });

    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
    expect((await get('/graphql/graphiql/nothing.js')).status).toBe(404);
    expect((await get('/graphql/graphiql/..%2fpage.ts')).status).toBe(404);
    expect((await get('/graphql/graphiql/start.js', {}, 'POST')).status).toBe(405);
  });

  it('answers HEAD with the headers of GET, and varies by `Accept`', async () => {
    const { get } = await servedWith({});
    const [page, head] = [await get('/graphql'), await get('/graphql', undefined, 'HEAD')];
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => name !== 'date' && !/^(?:connection|keep-alive)$/.test(name));

    expect([head.status, await head.text(), headersOf(head)]).toEqual([200, '', headersOf(page)]);
    expect(page.headers.get('vary')).toBe('accept, accept-encoding');
    expect((await get('/graphql/graphiql/page.css')).headers.get('vary')).toBe('accept-encoding');
  });

  it('reads the examples once, on the first request, and is not served if it is disabled', async () => {
    const { get } = await servedWith({});
    const off = await servedWith({ graphiql: false });
    vi.mocked(readExamples).mockClear();

    const refused = await Promise.all([off.get('/graphql'), off.get('/graphql/graphiql/graphiql.js')]);
    expect([...refused.map(({ status }) => status), vi.mocked(readExamples).mock.calls.length]).toEqual([406, 404, 0]);

    const shown = await get('/graphql');
    await get('/graphql');
    expect(await shown.text()).toContain('query RandomJoke');
    expect([shown.status, vi.mocked(readExamples).mock.calls.length]).toEqual([200, 1]);
  });
});
