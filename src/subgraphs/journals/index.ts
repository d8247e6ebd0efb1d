import { type EntityKey, loads, nodeType, subgraph } from '#graph';
import {
  articleByDoi,
  articleById,
  articleOfKey,
  isRowId,
  journalById,
  journalByIssn,
  journalOfKey,
} from './batches.ts';
import { calls } from './calls.ts';
import { resolvers } from './resolvers.ts';

const byIssn = (field: string): EntityKey => ({
  fields: [field],
  load: (issn, { load }) => journalOfKey(issn, load),
  calls: [loads(journalByIssn)],
});

export const journals = subgraph(import.meta, {
  slug: 'journals',
  resolvers,
  calls,
  enums: {
    JournalOrderField: { CREATED_AT: 'CREATED_DATE', UPDATED_AT: 'LAST_UPDATED' },
    ArticleOrderField: { CREATED_AT: 'CREATED_DATE', UPDATED_AT: 'LAST_UPDATED' },
  },
  nodes: {
    Journal: nodeType({
      by: journalById,
      isKey: isRowId,
      key: 'id',
      keys: ['journalId', byIssn('pissn'), byIssn('eissn')],
    }),
    Article: nodeType({
      by: articleById,
      isKey: isRowId,
      key: 'id',
      keys: [
        'articleId',
        { fields: ['doi'], load: (doi, { load }) => articleOfKey(doi, load), calls: [loads(articleByDoi)] },
      ],
    }),
  },
});
