import { nodeType, subgraph } from '#graph';
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
    Quote: nodeType({ by: quoteById, key: '_id', keys: ['quoteId'] }),
    QuoteAuthor: nodeType({ by: authorBySlug, key: 'slug', keys: ['slug'] }),
  },
  random: ['Query.randomQuote'],
  extras: ['Query.quotes(where:)', 'Query.quotes(orderBy:)'],
});
