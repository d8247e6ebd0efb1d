import type { Article, Journal } from '#contracts/journals';
import {
  BoundedCache,
  json,
  mock,
  type Reply,
  type SandboxRequest,
  text,
  UNKNOWN_PARAMETERS,
  type World,
} from '#sandbox';
import { articleCollection } from './sandbox/articles.ts';
import { type Collection, Index } from './sandbox/collection.ts';
import { JOURNALS, journalCollection, journalTraits } from './sandbox/journals.ts';
import { BadQuery, search } from './sandbox/search.ts';

interface Searched<Row> {
  readonly collection: Collection<Row>;
  readonly index: Index;
  /** Earlier results, by query and sort. */
  readonly found: BoundedCache<Found>;
}

interface Found {
  readonly total: number;
  /** As many as can be read: the last page may reach beyond the wall. */
  readonly rows: readonly number[];
}

interface State {
  readonly journals: Searched<Journal>;
  readonly articles: Searched<Article>;
}

const MOST_ROWS = 100;
const WALL = 1000;
const MOST_KEPT = 100;
const TOO_MANY = '<html><head><title>429 Too Many Requests</title></head><body></body></html>\n';

/** Twenty thousand journals and a hundred thousand articles, made up from their numbers when they are shown. */
export const sandbox = mock({
  slug: 'journals',
  about: { data: '20,000 journals, 100,000 articles' },
  seed(world: World): State {
    const traits = journalTraits(world.random('journals').int(0, JOURNALS - 1));
    const searched = <Row>(collection: Collection<Row>) => ({
      collection,
      index: new Index(collection),
      found: new BoundedCache<Found>(MOST_KEPT),
    });
    return {
      journals: searched(journalCollection(traits, world.today)),
      articles: searched(articleCollection(traits, world.today)),
    };
  },
  errors: {
    invalid: () => refusal('Page and page size have to be whole numbers'),
    // The proxy in front of the service limits requests, and answers itself.
    throttled: () => text(TOO_MANY, 429, { 'content-type': 'text/html' }),
  },
  ignores: [
    UNKNOWN_PARAMETERS,
    {
      in: 'query',
      rules: ['minimum', 'maximum'],
      names: ['page', 'pageSize'],
      what: '`page` and `pageSize` out of bounds',
      why: 'too large a size is lowered, and below 1 means the default',
    },
  ],
  limits: [{ requests: 2, seconds: 1, per: 'address', burst: 5, isTight: true }],
  handlers: {
    searchJournals: (request, { journals }, world) => answer(request, journals, world),
    searchArticles: (request, { articles }, world) => answer(request, articles, world),
  },
  other: () => failure(404, 'not_found', 'There is nothing at this address'),
});

function answer<Row>(request: SandboxRequest, { collection, index, found }: Searched<Row>, world: World): Reply {
  const [page, pageSize] = [pageNumber(request, 'page', 1), pageNumber(request, 'pageSize', 10)];
  if (page === undefined || pageSize === undefined) return refusal('Page and page size have to be whole numbers');
  const size = pageSize < 1 ? 10 : Math.min(pageSize, MOST_ROWS);
  const offset = (Math.max(1, page) - 1) * size;
  if (offset >= WALL) return refusal(`Only the first ${WALL} rows can be read; the data dump has all`);
  const sort = sortOf(request.query.get('sort'), collection.orders);
  if (sort === null) return refusal('The sort is malformed');
  try {
    const query = request.parameter('query');
    const { total, rows } = found.of(`${sort?.by} ${sort?.descends} ${query}`, () => {
      const all = search(query, index);
      return { total: all.count, rows: index.first(all, sort, WALL + MOST_ROWS) };
    });
    const results = rows.slice(offset, offset + size).map((row) => collection.show(row));
    return pageOf(request, { page: Math.max(1, page), pageSize: size, total, query, results }, world);
  } catch (error) {
    if (error instanceof BadQuery) return refusal(error.message);
    throw error;
  }
}

function pageNumber({ query }: SandboxRequest, name: string, fallback: number): number | undefined {
  const value = query.get(name) ?? String(fallback);
  return /^-?\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** `null` where it cannot be read. */
function sortOf(sort: string | null, orders: Collection<unknown>['orders']) {
  if (sort === null) return undefined;
  const [by = '', direction = 'asc', ...more] = sort.split(':');
  if (!(by in orders) || !/^(asc|desc)$/.test(direction) || more.length > 0) return null;
  return { by, descends: direction === 'desc' };
}

interface Page {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly query: string;
  readonly results: readonly unknown[];
}

/** The links tell of pages beyond the wall too. */
function pageOf(request: SandboxRequest, { page, pageSize, total, query, results }: Page, world: World): Reply {
  const sort = request.query.get('sort');
  const last = Math.max(1, Math.ceil(total / pageSize));
  const more = sort === null ? '' : `&sort=${encodeURIComponent(sort)}`;
  const address = (to: number) => `${request.base}${request.path}?page=${to}&pageSize=${pageSize}${more}`;
  const links = {
    ...(page < last && { next: address(page + 1) }),
    ...(page > 1 && { prev: address(page - 1) }),
    last: address(last),
  };
  const timestamp = `${world.clock.iso().slice(0, -1)}042Z`;
  const body = { total, page, pageSize, timestamp, query, results, ...links, ...(sort !== null && { sort }) };
  return json(body, 200, {
    'x-total-count': String(total),
    link: Object.entries(links)
      .map(([relation, to]) => `<${to}>; rel=${relation}`)
      .join(', '),
    'access-control-allow-origin': '*',
  });
}

const refusal = (error: string) => failure(400, 'bad_request', error);

function failure(status: number, word: string, error: string): Reply {
  return json({ status: word, error: `${error} (ref: 5b0c3c1e-0000-11f0-8000-000000000000)` }, status);
}
