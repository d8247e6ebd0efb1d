import type { Author, Quote } from '#contracts/quotes';
import { subgraph } from '#graph';
import { authorBySlug, quoteById } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const quotes = subgraph(import.meta, {
  slug: 'quotes',
  resolvers,
  enums: {
    AuthorSort: { NAME: 'name', QUOTE_COUNT: 'quoteCount', DATE_ADDED: 'dateAdded', DATE_MODIFIED: 'dateModified' },
    AuthorOrder: { ASCENDING: 'asc', DESCENDING: 'desc' },
  },
  nodes: {
    Quote: { key: ({ _id }: Quote) => _id, load: (id, { load }) => load(quoteById, id) },
    Author: { key: ({ slug }: Author) => slug, load: (slug, { load }) => load(authorBySlug, slug) },
  },
  random: ['Query.randomQuote'],
});
