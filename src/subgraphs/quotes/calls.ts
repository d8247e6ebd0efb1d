import { type DeclaredCalls, each, pages, variants } from '#graph';
import type { QueryQuotesArgs } from '#schema';

export const calls: DeclaredCalls = {
  'Query.randomQuote': [each('quotes.getRandomQuote')],
  'Query.quotes': variants<QueryQuotesArgs>(
    ({ args: { search } }) => (search == null ? 'quotes.listQuotes' : 'quotes.searchQuotes'),
    (name) => [pages(name as 'quotes.listQuotes')],
    'quotes.listQuotes',
  ),
  'Query.authors': [pages('quotes.listAuthors')],
  'QuoteAuthor.quotes': [pages('quotes.listQuotes')],
};
