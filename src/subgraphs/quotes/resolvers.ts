import { BadInputError, calling, foundBy, from, loadedBy, paged, pagedBy, textFrom } from '#graph';
import { orNull } from '#upstream';
import { authorBySlug, quoteById } from './batches.ts';
import { conditionsOf, orderOf } from './conditions.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    randomQuote: calling('quotes.getRandomQuote', (_root, { where }, context) =>
      orNull(context.upstream.quotes.getRandomQuote(conditionsOf(where ?? {}, context))),
    ),
    quote: foundBy('Quote', quoteById),
    quotes(_root, { search, where, orderBy, ...window }, context, info) {
      if (search === null || search === undefined) {
        if (!context.graph.extras.has('quotes')) throw new BadInputError('`search` is required without the extras.');
        const args = { ...conditionsOf(where ?? {}, context), ...orderOf(orderBy) };
        return paged(context, info, 'quotes.listQuotes', args, window);
      }
      if (where || orderBy) throw new BadInputError('`search` cannot be combined with `where` or `orderBy`.');
      return paged(context, info, 'quotes.searchQuotes', { query: search }, window);
    },
    author: foundBy('QuoteAuthor', authorBySlug),
    authors: pagedBy('quotes.listAuthors', (_root, { orderBy }) => orderOf(orderBy)),
  },
  Quote: {
    quoteId: from('_id'),
    text: from('content'),
    author: loadedBy('authorSlug', authorBySlug),
    authorName: from('author'),
    createdDate: from('dateAdded', day),
    updatedDate: from('dateModified', day),
  },
  QuoteAuthor: {
    authorId: from('_id'),
    biography: textFrom('bio'),
    description: textFrom('description'),
    url: textFrom('link'),
    quoteCount: from('quoteCount', (count) => (count === undefined ? null : Number(count))),
    quotes: from(
      'slug',
      pagedBy('quotes.listQuotes', (author) => ({ author: [author] })),
    ),
    createdDate: from('dateAdded', day),
    updatedDate: from('dateModified', day),
  },
};

/** Some services send the time too. */
function day(date: string | undefined): string | null {
  return date?.slice(0, 10) || null;
}
