import type { Author, Quote } from '#contracts/quotes';
import { nodeType, subgraph } from '#graph';
import { authorBySlug, quoteById } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const quotes = subgraph(import.meta, {
  slug: 'quotes',
  resolvers,
  enums: {
    AuthorSortBy: { NAME: 'name', QUOTE_COUNT: 'quoteCount', ADDED_DATE: 'dateAdded', MODIFIED_DATE: 'dateModified' },
  },
  nodes: {
    Quote: nodeType<Quote>({ key: '_id', load: (id, { load }) => load(quoteById, id) }),
    Author: nodeType<Author>({ key: 'slug', load: (slug, { load }) => load(authorBySlug, slug) }),
  },
  random: ['Query.randomQuote'],
});
