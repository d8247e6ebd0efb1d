import { type DeclaredCalls, each, loads, pages, variants } from '#graph';
import type { QueryQuotesArgs } from '#schema';
import { authorBySlug, quoteById } from './batches.ts';

export const calls: DeclaredCalls = {
  'Query.randomQuote': [each('quotes.getRandomQuote')],
  'Query.quote': [loads(quoteById)],
  'Query.quotes': variants<QueryQuotesArgs>(
    ({ args: { search } }) => (search == null ? 'quotes.listQuotes' : 'quotes.searchQuotes'),
    (name) => [pages(name as 'quotes.listQuotes')],
    'quotes.listQuotes',
  ),
  'Query.author': [loads(authorBySlug)],
  'Query.authors': [pages('quotes.listAuthors')],
  'Quote.author': [loads(authorBySlug)],
  'QuoteAuthor.quotes': [pages('quotes.listQuotes')],
};
