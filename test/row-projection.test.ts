import { describe, expect, it } from 'vitest';
import { gatewayOver, json, type Reply } from '#test/harness';

const row = (n: number) => ({
  _id: `q${n}`,
  content: `Quote ${n}`,
  author: `Author ${n}`,
  authorSlug: 'a',
  tags: ['a tag'],
  length: 7,
  dateAdded: '2020-01-01',
});
const page = { count: 2, totalCount: 2, page: 1, totalPages: 1, results: [row(1), row(2)] };
/** Invalid JSON within a member that most selections leave out. */
const BROKEN = JSON.stringify(page).replaceAll('["a tag"]', '[a tag]');
const broken: Reply = { status: 200, headers: { 'content-type': 'application/json' }, body: BROKEN };
const asking = (selected: string) => `{ quotes(search: "sea") { totalCount nodes { ${selected} } } }`;
const nodes = (...all: object[]) => ({ data: { quotes: { totalCount: 2, nodes: all } } });
const texts = nodes({ text: 'Quote 1' }, { text: 'Quote 2' });

describe('a member of a row that is not selected', () => {
  it('is not parsed', async () => {
    const { run } = await gatewayOver('quotes', [broken]);

    expect(await run(asking('text'))).toEqual(texts);
  });

  it.each(['tags', 'raw', 'text ... on Quote { again: tags }'])(
    'is parsed where it is selected, as in %s',
    async (selected) => {
      const { run } = await gatewayOver('quotes', [broken]);

      const { errors } = await run(asking(selected));

      expect(errors?.map(({ message }) => message)).toEqual(['quotes answered with JSON that cannot be read']);
    },
  );

  it('is parsed where projectRows is off', async () => {
    const settings = { performance: { projectRows: false, cache: false } };
    const { run } = await gatewayOver('quotes', [broken], { settings });

    expect((await run(asking('text'))).errors).toHaveLength(1);
  });

  it('is cached all the same, for later requests that select it', async () => {
    const reply = json(page, 200, { 'cache-control': 'max-age=60' });
    const { run, sent } = await gatewayOver('quotes', [reply], { settings: { performance: {} } });

    const answers = [await run(asking('text')), await run(asking('tags'))];

    expect(answers).toEqual([texts, nodes({ tags: ['a tag'] }, { tags: ['a tag'] })]);
    expect(sent.length).toBe(1);
  });

  it('is parsed for callers that select it and share the call', async () => {
    const settings = { performance: { cache: false, coalesceCalls: true } };
    const { run, sent } = await gatewayOver('quotes', () => json(page), { settings });

    const answers = await Promise.all([run(asking('text')), run(asking('authorName')), run(asking('tags raw'))]);

    expect(answers).toEqual([
      texts,
      nodes({ authorName: 'Author 1' }, { authorName: 'Author 2' }),
      nodes({ tags: ['a tag'], raw: row(1) }, { tags: ['a tag'], raw: row(2) }),
    ]);
    expect(sent.length).toBe(1);
  });
});
