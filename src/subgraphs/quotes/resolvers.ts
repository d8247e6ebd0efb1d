import { BadInputError, paged } from '#graph';
import { orNull } from '#upstream';
import { authorBySlug } from './batches.ts';
import type { Resolvers } from './types.generated.ts';

const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

export const resolvers: Resolvers = {
  Query: {
    randomQuote(_root, { tags, minLength }, { upstream: { quotes } }) {
      // It would make alternatives of them all.
      if (tags?.some((tag) => tag.includes('|'))) throw new BadInputError('A tag cannot contain `|`.');
      return orNull(quotes.getRandomQuote({ tags, minLength }));
    },
    quotes: (_root, { search, ...window }, context, info) =>
      paged(context, info, 'quotes.searchQuotes', { query: search }, window),
    authors: (_root, { sortBy, order, ...window }, context, info) =>
      paged(context, info, 'quotes.listAuthors', { sortBy, order: order && DIRECTIONS[order] }, window),
  },
  Quote: {
    quoteId: ({ _id }) => _id,
    text: ({ content }) => content,
    author: ({ authorSlug }, _args, { load }) => load(authorBySlug, authorSlug),
    authorName: ({ author }) => author,
    addedDate: ({ dateAdded }) => day(dateAdded),
    modifiedDate: ({ dateModified }) => day(dateModified),
    raw: (quote) => quote,
  },
  Author: {
    authorId: ({ _id }) => _id,
    biography: ({ bio }) => bio || null,
    description: ({ description }) => description || null,
    url: ({ link }) => link || null,
    quoteCount: ({ quoteCount }) => (quoteCount === undefined ? null : Number(quoteCount)),
    quotes: ({ slug }, window, context, info) => paged(context, info, 'quotes.listQuotes', { author: slug }, window),
    addedDate: ({ dateAdded }) => day(dateAdded),
    modifiedDate: ({ dateModified }) => day(dateModified),
    raw: (author) => author,
  },
};

/** Some services send the time too. */
function day(date: string | undefined): string | null {
  return date?.slice(0, 10) || null;
}
