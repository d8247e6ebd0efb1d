import type { Author, AuthorPage, Quote } from '#contracts/quotes';
import { json, type Random, type Reply, type SandboxRequest, standIn, type World, withEntityTag } from '#sandbox';
import { matches } from './sandbox/search.ts';
import { authorOf, quotesOf } from './sandbox/words.ts';

interface State {
  readonly quotes: readonly Quote[];
  readonly authors: readonly Author[];
  readonly draws: Random;
}

const DEEPEST = 10_000;
const LIMITS = { 'ratelimit-limit': '180', 'ratelimit-remaining': '179', 'ratelimit-reset': '60' };

/** Five thousand quotes of people who never lived. */
export const sandbox = standIn({
  slug: 'quotes',
  seed(world: World): State {
    const random = world.random('quotes');
    const drafts = Array.from({ length: 400 }, (_, index) => authorOf(random, index, world.today));
    const quotes = quotesOf(random, drafts, world.today);
    const counts = Map.groupBy(quotes, ({ authorSlug }) => authorSlug);
    const authors = drafts.map((author) => ({ ...author, quoteCount: counts.get(author.slug)?.length ?? 0 }));
    return { quotes, authors, draws: world.random('quotes/draws') };
  },
  handlers: {
    getRandomQuote(request, { quotes, draws }) {
      const hasTags = tagged(request.query.get('tags') ?? '');
      const least = request.int('minLength', 0);
      const fitting = quotes.filter((quote) => quote.length >= least && hasTags(quote));
      return fitting.length > 0 ? answer(request, draws.pick(fitting)) : failure(404, 'Not Found');
    },
    searchQuotes(request, { quotes, authors }) {
      const found = matches(request.query.get('query') ?? '', quotes);
      if (!found) return failure(422, 'The query parameter is empty');
      const ids = new Map(authors.map(({ slug, _id }) => [slug, _id]));
      const { lastItemIndex: _unsent, ...page } = pageOf(request, found);
      return answer(request, {
        ...page,
        results: page.results.map((quote) => ({ ...quote, authorId: ids.get(quote.authorSlug), __v: 0 })),
      });
    },
    listQuotes(request, { quotes }) {
      const author = request.query.get('author') ?? '';
      if (author.includes(',')) return failure(400, 'Multiple authors should be separated by a pipe');
      const wanted = author === '' ? undefined : author.split('|').map(slugOf);
      return answer(
        request,
        pageOf(
          request,
          quotes.filter(({ authorSlug }) => wanted?.includes(authorSlug) ?? true),
        ),
      );
    },
    getQuote(request, { quotes }) {
      const quote = quotes.find(({ _id }) => _id === request.parameter('id'));
      return quote ? answer(request, quote) : notFound();
    },
    listAuthors(request, { authors }) {
      const slugs = request.query.get('slug')?.split(/[|,]/).map(slugOf);
      const page = pageOf(
        request,
        authors.filter(({ slug }) => slugs?.includes(slug) ?? true).toSorted(orderOf(request)),
      );
      return answer(request, page satisfies AuthorPage);
    },
  },
  other: notFound,
});

/** A `|` anywhere makes alternatives of all tags; without one, a quote has to have each. */
function tagged(text: string): (quote: Quote) => boolean {
  if (text === '') return () => true;
  const isAny = text.includes('|');
  const wanted = text.split(isAny ? '|' : ',').map(slugOf);
  return ({ tags }) => {
    const own = tags.map(slugOf);
    return isAny ? wanted.some((tag) => own.includes(tag)) : wanted.every((tag) => own.includes(tag));
  };
}

function slugOf(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-');
}

function orderOf({ query }: SandboxRequest): (one: Author, other: Author) => number {
  const asked = query.get('sortBy');
  const by = asked === 'quoteCount' || asked === 'dateAdded' || asked === 'dateModified' ? asked : 'name';
  const order = query.get('order') ?? query.get('sortOrder') ?? (by === 'name' ? 'asc' : 'desc');
  const sign = ['desc', 'descending', '-1'].includes(order) ? -1 : 1;
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
  return withEntityTag(request, json(body, 200, LIMITS));
}

function failure(statusCode: number, statusMessage: string): Reply {
  return json({ statusCode, statusMessage }, statusCode, LIMITS);
}

function notFound(): Reply {
  return failure(404, 'The requested resource could not be found');
}
