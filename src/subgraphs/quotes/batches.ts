import type { Author } from '#contracts/quotes';
import { type Batch, lookup, pageCount } from '#graph';
import { type Upstream } from '#upstream';

export const quoteById = lookup('quotes.getQuote', 'id');

const AUTHORS_A_PAGE = 150;

export const authorBySlug: Batch<Author> = {
  operation: 'quotes.listAuthors',
  async list(upstream, slugs) {
    const { results, totalCount } = await upstream.quotes.listAuthors({ slug: slugs, limit: slugs.length });
    // A service that ignores the parameter sends the first authors of all.
    const isHeeded = results.every(({ slug }) => slugs.includes(slug));
    return isHeeded ? results : everyAuthor(upstream, totalCount);
  },
  keyOf: ({ slug }) => slug,
  maxKeys: AUTHORS_A_PAGE,
};

async function everyAuthor({ quotes }: Upstream, count: number): Promise<Author[]> {
  const numbers = Array.from({ length: pageCount(count, AUTHORS_A_PAGE) }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((page) => quotes.listAuthors({ limit: AUTHORS_A_PAGE, page })));
  return pages.flatMap(({ results }) => results);
}
