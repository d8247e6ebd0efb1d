import { type DeclaredCalls, type FieldCall, LONGEST_ROW_LIST, loads, pages, variants } from '#graph';
import type { QueryArticleArgs, QueryJournalArgs } from '#schema';
import { articleByDoi, articleById, journalById, journalByIssn } from './batches.ts';

/** ISSNs are tried in turn until one leads to a journal. A journal has one for each edition. */
const MOST_ISSNS = 4;
const journalOfIssns: readonly FieldCall[] = Array.from({ length: MOST_ISSNS }, (_, index) =>
  loads(journalByIssn, {
    key: `issn ${index}`,
    keys: { typical: index === 0 ? 1 : 0, most: 1 },
    isAfter: index > 0,
  }),
);
const journalsOfIssns = [loads(journalByIssn, { keys: { typical: 1, most: LONGEST_ROW_LIST } })];

export const calls: DeclaredCalls = {
  'Query.journal': variants<QueryJournalArgs>(
    ({ args: { id } }) => (/^\d{4}-/.test(id) ? 'issn' : 'id'),
    (by) => [loads(by === 'issn' ? journalByIssn : journalById)],
    'id',
  ),
  'Query.article': variants<QueryArticleArgs>(
    ({ args: { id } }) => (id.startsWith('10.') ? 'doi' : 'id'),
    (by) => [loads(by === 'doi' ? articleByDoi : articleById)],
    'id',
  ),
  'Journal.predecessors': journalsOfIssns,
  'Journal.successors': journalsOfIssns,
  'Journal.articles': [pages('journals.searchArticles')],
  'Article.journal': journalOfIssns,
};
