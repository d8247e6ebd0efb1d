import type { Author, AuthorPage, Quote } from '#contracts/quotes';
import {
  BoundedCache,
  json,
  memoize,
  mock,
  type Random,
  type Reply,
  type SandboxRequest,
  type World,
  withEntityTag,
} from '#sandbox';
import { Search } from './sandbox/search.ts';
import { authorOf, quotesOf } from './sandbox/words.ts';

interface State {
  readonly quotes: readonly Quote[];
  readonly byAuthor: ReadonlyMap<string, readonly Quote[]>;
  readonly authors: readonly Author[];
  /** The ids of authors by their slugs. */
  readonly authorIds: ReadonlyMap<string, string>;
  readonly draws: Random;
  readonly search: Search;
  /** Quotes and authors that were asked for in the same way before. */
  readonly found: BoundedCache<readonly Quote[]>;
  readonly ordered: BoundedCache<readonly Author[]>;
}

const DEEPEST = 10_000;
const LONGEST = 10_000;
const MOST_KEPT = 50;
const SEVERAL_AUTHORS = 'Multiple authors should be separated by a pipe';

/** Five thousand quotes of people who never lived. */
export const sandbox = mock({
  slug: 'quotes',
  about: { data: '5,000 by 400 authors', changes: 'each draw is another one' },
  seed(world: World): State {
    const random = world.random('quotes');
    const drafts = Array.from({ length: 400 }, (_, index) => authorOf(random, index, world.today));
    const quotes = quotesOf(random, drafts, world.today);
    const byAuthor = Map.groupBy(quotes, ({ authorSlug }) => authorSlug);
    const authors = drafts.map((author) => ({ ...author, quoteCount: byAuthor.get(author.slug)?.length ?? 0 }));
    return {
      quotes,
      byAuthor,
      authors,
      authorIds: new Map(authors.map(({ slug, _id }) => [slug, _id])),
      draws: world.random('quotes/draws'),
      search: new Search(quotes),
      found: new BoundedCache(MOST_KEPT),
      ordered: new BoundedCache(MOST_KEPT),
    };
  },
  errors: {
    invalid: () => failure(422, 'The query parameter is empty'),
    throttled: ({ state }) => {
      const reply = failure(429, 'Too many requests, please try again later.');
      return state ? { ...reply, headers: { ...reply.headers, 'retry-after': String(state.limit.seconds) } } : reply;
    },
    failed: (status, message) => failure(status, message),
  },
  ignores: [
    {
      in: 'query',
      rules: ['unknown', 'repeated', 'type', 'enum', 'minimum', 'maximum', 'maxItems'],
      what: 'unknown parameters, and values that are not allowed',
      why: 'the server takes the default instead, or the nearest value that is allowed',
    },
  ],
  limits: [{ requests: 180, seconds: 60, per: 'address' }],
  limitHeaders: ([state]) => ({
    'ratelimit-limit': String(state?.limit.requests),
    'ratelimit-remaining': String(state?.remaining),
    'ratelimit-reset': String(Math.ceil((state?.resetMs ?? 0) / 1000)),
  }),
  handlers: {
    getRandomQuote(request, state) {
      const fitting = fittingQuotes(request, state);
      if (!fitting) return failure(400, SEVERAL_AUTHORS);
      return fitting.length > 0 ? answer(request, state.draws.pick(fitting)) : failure(404, 'Not Found');
    },
    searchQuotes(request, { search, authorIds, found }) {
      const query = request.query.get('query') ?? '';
      if (!search.hasWord(query)) return failure(422, 'The query parameter is empty');
      const rows = found.of(`search ${query}`, () => search.find(query));
      const { lastItemIndex: _unsent, ...page } = pageOf(request, rows);
      return answer(request, {
        ...page,
        results: page.results.map((quote) => ({ ...quote, authorId: authorIds.get(quote.authorSlug), __v: 0 })),
      });
    },
    listQuotes(request, state) {
      const fitting = fittingQuotes(request, state);
      return fitting ? answer(request, pageOf(request, sortedQuotes(request, fitting))) : failure(400, SEVERAL_AUTHORS);
    },
    getQuote(request, { quotes }) {
      const quote = quotes.find(({ _id }) => _id === request.parameter('id'));
      return quote ? answer(request, quote) : notFound();
    },
    listAuthors(request, { authors, ordered }) {
      const slugs = request.query.get('slug')?.split(/[|,]/).map(slugOf);
      const { by, order } = orderOf(request);
      const all = ordered.of(`${by} ${order}`, () => authors.toSorted(comparing(by, order)));
      const page = pageOf(request, slugs ? all.filter(({ slug }) => slugs.includes(slug)) : all);
      return answer(request, page satisfies AuthorPage);
    },
  },
  other: notFound,
});

/** The quotes that a request's conditions leave; `undefined` if its authors are joined by a comma. */
function fittingQuotes(request: SandboxRequest, { quotes, byAuthor, found }: State): readonly Quote[] | undefined {
  const [tags = '', author = ''] = ['tags', 'author'].map((name) => request.query.get(name) ?? '');
  const [least, most] = [request.int('minLength', 0), request.int('maxLength', LONGEST)];
  if (author.includes(',')) return undefined;
  return found.of(`quotes ${least} ${most} ${author} ${tags}`, () => {
    const slugs = [...new Set(author.split('|').map(slugOf))];
    const written = author === '' ? quotes : slugs.flatMap((slug) => byAuthor.get(slug) ?? []);
    const hasTags = tagged(tags);
    return written.filter((quote) => quote.length >= least && quote.length <= most && hasTags(quote));
  });
}

const QUOTE_KEYS = ['dateAdded', 'dateModified', 'author', 'content', 'length'] as const;

function sortedQuotes({ query }: SandboxRequest, quotes: readonly Quote[]): readonly Quote[] {
  const by = QUOTE_KEYS.find((key) => key === query.get('sortBy'));
  if (!by) return quotes;
  const sign = query.get('order') === 'desc' ? -1 : 1;
  return quotes.toSorted((one, other) => {
    const [left, right] = [one[by] ?? '', other[by] ?? ''];
    return sign * (left < right ? -1 : left > right ? 1 : 0) || (one._id < other._id ? -1 : 1);
  });
}

/** A `|` anywhere makes alternatives of all tags; without one, a quote has to have each. */
function tagged(text: string): (quote: Quote) => boolean {
  if (text === '') return () => true;
  const isAny = text.includes('|');
  const wanted = text.split(isAny ? '|' : ',').map(slugOf);
  return (quote) => {
    const own = tagsOf(quote);
    return isAny ? wanted.some((tag) => own.includes(tag)) : wanted.every((tag) => own.includes(tag));
  };
}

const tagsOf = memoize(({ tags }: Quote) => tags.map(slugOf));

function slugOf(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

const KEYS = ['name', 'quoteCount', 'dateAdded', 'dateModified'] as const;
type Key = (typeof KEYS)[number];
type Order = 'ascending' | 'descending';

function orderOf({ query }: SandboxRequest): { by: Key; order: Order } {
  const by = KEYS.find((key) => key === query.get('sortBy')) ?? 'name';
  const order = query.get('order') ?? query.get('sortOrder') ?? (by === 'name' ? 'asc' : 'desc');
  return { by, order: ['desc', 'descending', '-1'].includes(order) ? 'descending' : 'ascending' };
}

function comparing(by: Key, order: Order): (one: Author, other: Author) => number {
  const sign = order === 'descending' ? -1 : 1;
  return (one, other) => {
    const [left, right] = [one[by] ?? '', other[by] ?? ''];
    return sign * (left < right ? -1 : left > right ? 1 : 0) || (one.slug < other.slug ? -1 : 1);
  };
}

function pageOf<Row>(request: SandboxRequest, rows: readonly Row[]) {
  const limit = Math.min(150, Math.max(1, request.int('limit', 20)));
  const page = Math.max(1, request.int('page', 1));
  const start = Math.min(DEEPEST, (page - 1) * limit);
  const results = rows.slice(start, start + limit);
  const last = start + results.length;
  const lastItemIndex = last < rows.length ? last : null;
  return {
    count: results.length,
    totalCount: rows.length,
    page,
    totalPages: Math.ceil(rows.length / limit),
    lastItemIndex,
    results,
  };
}

function answer(request: SandboxRequest, body: object): Reply {
  return withEntityTag(request, json(body));
}

function failure(statusCode: number, statusMessage: string): Reply {
  return json({ statusCode, statusMessage }, statusCode);
}

function notFound(): Reply {
  return failure(404, 'The requested resource could not be found');
}
