import type { Author, Quote } from '#contracts/quotes';
import { loads, nodeType, subgraph } from '#graph';
import { authorBySlug, quoteById } from './batches.ts';
import { calls } from './calls.ts';
import { resolvers } from './resolvers.ts';

export const quotes = subgraph(import.meta, {
  slug: 'quotes',
  resolvers,
  calls,
  enums: {
    QuoteOrderField: {
      AUTHOR_NAME: 'author',
      TEXT: 'content',
      LENGTH: 'length',
      CREATED_DATE: 'dateAdded',
      UPDATED_DATE: 'dateModified',
    },
    QuoteAuthorOrderField: {
      NAME: 'name',
      QUOTE_COUNT: 'quoteCount',
      CREATED_DATE: 'dateAdded',
      UPDATED_DATE: 'dateModified',
    },
  },
  nodes: {
    Quote: nodeType<Quote>({
      calls: [loads(quoteById)],
      key: '_id',
      keys: ['quoteId'],
      load: (id, { load }) => load(quoteById, id),
    }),
    QuoteAuthor: nodeType<Author>({
      calls: [loads(authorBySlug)],
      key: 'slug',
      keys: ['slug'],
      load: (slug, { load }) => load(authorBySlug, slug),
    }),
  },
  random: ['Query.randomQuote'],
  extras: ['Query.quote', 'Query.quotes(where:)', 'Query.quotes(orderBy:)', 'QuoteAuthor.quotes'],
});
