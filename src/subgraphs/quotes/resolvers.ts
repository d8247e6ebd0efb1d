import { BadInputError, from, paged, textFrom } from '#graph';
import { orNull } from '#upstream';
import { authorBySlug } from './batches.ts';
import type { Resolvers } from './types.generated.ts';

const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

export const resolvers: Resolvers = {
  Query: {
    randomQuote(_root, { tags, minLength }, { upstream: { quotes } }) {
      // The service reads it as an alternative.
      if (tags?.some((tag) => tag.includes('|'))) throw new BadInputError('A tag cannot contain `|`.');
      return orNull(quotes.getRandomQuote({ tags, minLength }));
    },
    quotes: (_root, { search, ...window }, context, info) =>
      paged(context, info, 'quotes.searchQuotes', { query: search }, window),
    authors: (_root, { sortBy, order, ...window }, context, info) =>
      paged(context, info, 'quotes.listAuthors', { sortBy, order: order && DIRECTIONS[order] }, window),
  },
  Quote: {
    quoteId: from('_id'),
    text: from('content'),
    author: from('authorSlug', (slug, _args, { load }) => load(authorBySlug, slug)),
    authorName: from('author'),
    addedDate: from('dateAdded', day),
    modifiedDate: from('dateModified', day),
    raw: (quote) => quote,
  },
  Author: {
    authorId: from('_id'),
    biography: textFrom('bio'),
    description: textFrom('description'),
    url: textFrom('link'),
    quoteCount: from('quoteCount', (count) => (count === undefined ? null : Number(count))),
    quotes: from('slug', (author, window, context, info) =>
      paged(context, info, 'quotes.listQuotes', { author }, window),
    ),
    addedDate: from('dateAdded', day),
    modifiedDate: from('dateModified', day),
    raw: (author) => author,
  },
};

/** Some services send the time too. */
function day(date: string | undefined): string | null {
  return date?.slice(0, 10) || null;
}
