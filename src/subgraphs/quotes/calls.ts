import { type DeclaredCalls, pages, variants } from '#graph';
import type { QueryQuotesArgs } from '#schema';

export const calls: DeclaredCalls = {
  'Query.quotes': variants<QueryQuotesArgs>(
    ({ args: { search } }) => (search == null ? 'quotes.listQuotes' : 'quotes.searchQuotes'),
    (name) => [pages(name as 'quotes.listQuotes')],
    'quotes.listQuotes',
  ),
};
