import { describe, expect, it } from 'vitest';
import { type Paging, pointed, readContract } from '#contract';
import { type Slug, slugs } from '#contracts';
import type { Quote } from '#contracts/quotes';
import { Clock, type Reply, SandboxRequest, World } from '#sandbox';
import { AnswerCheck } from '#test/answer-check';
import { sampleAnswer, samplePage, sampleRows } from './index.ts';

const clock = new Clock();
clock.stop(Date.parse('2026-11-21T12:00:00Z'));
const world = new World('test', clock);

const operationsOf = (slug: Slug) => Object.values(readContract(slug).operations);
const request = (query: string) =>
  new SandboxRequest({ method: 'GET', headers: {} } as never, {
    path: '/',
    query: new URLSearchParams(query),
    base: '',
    parameters: {},
  });
const bodyOf = ({ body }: Reply) => JSON.parse(String(body)) as unknown;

describe('a sample of an answer', () => {
  it.each(slugs)('of %s is valid by its contract', (slug) => {
    const check = new AnswerCheck(slug, { closed: true, words: true });
    const problems = operationsOf(slug)
      .filter(({ answer }) => answer.kind === 'json')
      .flatMap(({ id }) => {
        const { status, headers, body } = sampleAnswer(`${slug}.${id}`, world);
        const answer = { status, headers: headers as Record<string, string>, body: Buffer.from(body) };
        return check.problemsOf(id, answer).map((problem) => `${id} ${problem}`);
      });

    expect(problems.filter((problem) => !/must match pattern|no header/.test(problem))).toEqual([]);
  });
});

describe('sample rows', () => {
  it('have different keys, and times in the past', () => {
    const rows = sampleRows<Quote>(world, 'quotes', 'Quote', 3);

    expect(rows.map(({ _id }) => _id)).toEqual(['quote-1', 'quote-2', 'quote-3']);
    expect(rows[0]).toMatchObject({ content: 'content 1', length: 1, dateAdded: '2026-11-20' });
  });
});

describe('a sample page', () => {
  const all = Array.from({ length: 45 }, (_, index) => ({
    orderId: `o-${index}`,
    id: `m-${index}`,
    name: `n-${index}`,
  }));
  const rowsOf = (reply: Reply, { items }: Paging) => (pointed(bodyOf(reply), items) as unknown[]).length;

  it.each([
    ['marketplace.listOrders', 'limit=10&offset=40', 5],
    ['marketplace.listOrders', 'limit=x&offset=-5', 45],
    ['marketplace.listOrders', 'limit=100000', 45],
    ['quotes.listQuotes', 'limit=20&page=3', 5],
    ['quotes.listQuotes', 'limit=20&page=0', 20],
    ['chat.listMessages', 'limit=10&before=m-38', 6],
    ['chat.listMessages', 'limit=10&before=unknown', 10],
    ['jokes.searchJokes', '', 45],
  ])('of %s for %s has %i rows', (name, query, count) => {
    const [slug = '', id = ''] = name.split('.');
    const { paging } = readContract(slug).operations[id] ?? {};

    expect(rowsOf(samplePage(name, request(query), all, world), paging as Paging)).toBe(count);
  });

  it('has a token of the next one, and none on the last', () => {
    const page = (token: string) =>
      bodyOf(samplePage('reseller.listProducts', request(`pageSize=20&pageToken=${token}`), all, world)) as any;

    expect([page('').nextPageToken, page('20').nextPageToken, page('40').nextPageToken]).toEqual([
      '20',
      '40',
      undefined,
    ]);
    expect([page('').products.length, page('40').products.length]).toEqual([20, 5]);
  });

  it('has the total', () => {
    expect(bodyOf(samplePage('marketplace.listOrders', request('limit=1'), all, world))).toMatchObject({ total: 45 });
  });
});
