import { describe, expect, it } from 'vitest';
import { gatewayOverAll, json, type Sent } from '#test/harness';
import { range } from '#test/orders';
import { gatewayOverSandbox } from '#test/over-sandbox';

const SITE = 'https://sample.example.test';
const METADATA = '/v3/urlNotifications/metadata?alt=json&prettyPrint=false&url=';
const row = (n: number, bibjson: object) => ({ id: n.toString(16).padStart(32, '0'), bibjson });
const journalAt = (n: number, journal?: string) => row(n, { title: `Journal ${n}`, ref: { journal } });
const articleAt = (n: number, ...urls: readonly (string | undefined)[]) =>
  row(n, { title: `Article ${n}`, link: urls.map((url) => ({ type: 'fulltext', url })) });
const calls = (sent: readonly Sent[]) => sent.map(({ target }) => target).toSorted();
const lookUp = (url: string) => `${METADATA}${encodeURIComponent(url)}`;

/** Answers any search of journals and of articles with these rows. */
function rowsAre(journals: readonly object[], articles: readonly object[]) {
  return ({ target }: Sent) => {
    const results = target.startsWith('/api/search/journals/') ? journals : articles;
    return json({ total: results.length, page: 1, pageSize: 50, query: '', results });
  };
}

/** Has a notification of every page, at a time that depends on the length of its URL. */
function toldOf({ target }: Sent) {
  const url = new URL(target, 'http://index').searchParams.get('url') ?? '';
  return json({ url, latestUpdate: { url, type: 'URL_UPDATED', notifyTime: timeOf(url) } });
}
const timeOf = (url: string) => `2026-02-10T11:22:33.${String(url.length).padStart(9, '0')}Z`;
const shown = (url: string) => ({ url, latestUpdate: { notifiedAt: timeOf(url) }, latestDeletion: null });
const failure = (status: number, word: string) => json({ error: { code: status, status: word } }, status);

const QUERY = `{
  journals(first: 50) { nodes { indexing { ...Told } } }
  articles(first: 50) { nodes { links { indexing { ...Told } } } }
} fragment Told on UrlNotificationStatus { url latestUpdate { notifiedAt } latestDeletion { notifiedAt } }`;
const SEARCHES = ['articles', 'journals'].map((kind) => `/api/search/${kind}/*?pageSize=50&page=1`);

describe('Journal.indexing and ArticleLink.indexing', () => {
  it('cost one call for each different page, of fifty journals and fifty articles with two links each', async () => {
    const home = (n: number) => `${SITE}/${n % 10}/`;
    const paper = (n: number) => `${SITE}/${n % 10}/paper?n=${n % 20}&of=é`;
    const { run, sent } = await gatewayOverAll({
      journals: rowsAre(
        range(50).map((n) => journalAt(n, home(n))),
        range(50).map((n) => articleAt(n, paper(n), home(n))),
      ),
      indexing: toldOf,
    });

    const { data, errors } = await run(QUERY);

    expect(errors).toBeUndefined();
    const different = [...range(10).map(home), ...range(20).map(paper)];
    expect(calls(sent)).toEqual([...SEARCHES, ...different.map(lookUp)].toSorted());
    expect(data).toEqual({
      journals: { nodes: range(50).map((n) => ({ indexing: shown(home(n)) })) },
      articles: {
        nodes: range(50).map((n) => ({ links: [{ indexing: shown(paper(n)) }, { indexing: shown(home(n)) }] })),
      },
    });
  });

  it('are null without a call if there is no URL, and null for a page without notifications', async () => {
    const strange = ['', 'ftp://sample.example.test/1', 'sample.example.test', 'https://sample.example.test/a b'];
    const without = await gatewayOverAll({
      journals: rowsAre([journalAt(1), row(2, {}), journalAt(3, '')], [articleAt(4, undefined, ...strange)]),
      indexing: [],
    });
    const untold = await gatewayOverAll({
      journals: rowsAre([journalAt(1, `${SITE}/`)], [articleAt(2, `${SITE}/2`)]),
      indexing: () => failure(404, 'NOT_FOUND'),
    });

    const answers = [await without.run(QUERY), await untold.run(QUERY)];

    const nothing = { indexing: null };
    const of = (journals: number, links: number) => ({
      data: {
        journals: { nodes: range(journals).map(() => nothing) },
        articles: { nodes: [{ links: range(links).map(() => nothing) }] },
      },
    });
    expect(answers).toEqual([of(3, 5), of(1, 1)]);
    expect([without.sent.length, untold.sent.length]).toEqual([2, 4]);
  });

  it('fail alone if the site is not owned, without affecting other sites', async () => {
    const foreign = 'https://foreign.example.test/1';
    const { run } = await gatewayOverAll({
      journals: rowsAre([journalAt(1, foreign)], [articleAt(2, `${SITE}/2`, foreign)]),
      indexing: (request) => (request.target.includes('foreign') ? failure(403, 'PERMISSION_DENIED') : toldOf(request)),
    });

    const { data, errors } = await run(QUERY.replaceAll('nodes {', 'nodes { title').replace('links {', 'links { url'));

    expect(data).toEqual({
      journals: { nodes: [{ title: 'Journal 1', indexing: null }] },
      articles: {
        nodes: [
          {
            title: 'Article 2',
            links: [
              { url: `${SITE}/2`, indexing: shown(`${SITE}/2`) },
              { url: foreign, indexing: null },
            ],
          },
        ],
      },
    });
    expect(errors?.map(({ path, extensions }) => [path.join('.'), extensions.api, extensions.code]).toSorted()).toEqual(
      [
        ['articles.nodes.0.links.1.indexing', 'indexing', 'PERMISSION_DENIED'],
        ['journals.nodes.0.indexing', 'indexing', 'PERMISSION_DENIED'],
      ],
    );
  });

  it('are there for most pages of the sandbox, the same each time', async () => {
    const { run } = await gatewayOverSandbox('journals', 'indexing');
    const query = `{
      journals(first: 40) { nodes { references { journalUrl } indexing { url latestUpdate { notifiedAt } } } }
      articles(first: 40) { nodes { links { url indexing { url latestUpdate { notifiedAt } } } } } }`;

    const { data, errors } = await run(query);
    const again = await run(query);

    expect(errors).toBeUndefined();
    expect(again.data).toEqual(data);
    const pages = [
      ...data.journals.nodes.map(({ references, indexing }: any) => ({ url: references.journalUrl, indexing })),
      ...data.articles.nodes.flatMap(({ links }: any) => links),
    ];
    const known = pages.filter(({ indexing }) => indexing);
    expect(pages.length).toBe(80);
    expect(known.length).toBeGreaterThan(60);
    expect(known.length).toBeLessThan(80);
    expect(known.filter(({ url, indexing }) => indexing.url !== url || !indexing.latestUpdate)).toEqual([]);
  });

  it('have earlier notifications of a page of the sandbox, and newly published ones', async () => {
    const { run } = await gatewayOverSandbox('journals', 'indexing');
    const query = `{ articles(first: 10) { nodes { links { url indexing {
      latestUpdate { notifiedAt } latestDeletion { kind } } } } } }`;
    const linksNow = async () => (await run(query)).data.articles.nodes.flatMap(({ links }: any) => links);
    const before = (await linksNow()).find(({ indexing }: any) => indexing);

    const { data } = await run(
      'mutation ($url: URL!) { publish(input: { url: $url, kind: DELETED }) { __typename } }',
      { url: before.url },
    );

    expect(data.publish).toEqual({ __typename: 'PublishSuccess' });
    const after = (await linksNow()).find(({ url }: any) => url === before.url);
    expect(before.indexing.latestDeletion).toBeNull();
    expect(after.indexing).toEqual({ ...before.indexing, latestDeletion: { kind: 'DELETED' } });
  });
});
