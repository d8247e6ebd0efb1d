import type { Article, Journal } from '#contracts/journals';
import { subgraph } from '#graph';
import { articleById, journalById, rowById } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const journals = subgraph(import.meta, {
  slug: 'journals',
  resolvers,
  enums: {
    JournalSortBy: { CREATED_AT: 'CREATED_DATE', UPDATED_AT: 'LAST_UPDATED' },
    ArticleSortBy: { CREATED_AT: 'CREATED_DATE', UPDATED_AT: 'LAST_UPDATED' },
  },
  nodes: {
    Journal: { key: ({ id }: Journal) => id, load: (id, { load }) => rowById(journalById, id, load) },
    Article: { key: ({ id }: Article) => id, load: (id, { load }) => rowById(articleById, id, load) },
  },
});
