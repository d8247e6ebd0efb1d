import { edge, pages } from '#graph';
import { resolvers } from './resolvers.ts';

export const journalsCountries = edge(import.meta, {
  between: ['journals', 'countries'],
  resolvers,
  calls: {
    'Country.journals': [pages('journals.searchJournals')],
    'Country.articles': [pages('journals.searchArticles')],
  },
});
