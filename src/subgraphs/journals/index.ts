import type { Article, Journal } from '#contracts/journals';
import { loads, nodeType, subgraph } from '#graph';
import { articleById, journalById, rowById } from './batches.ts';
import { calls } from './calls.ts';
import { resolvers } from './resolvers.ts';

export const journals = subgraph(import.meta, {
  slug: 'journals',
  resolvers,
  calls,
  enums: {
    JournalOrderField: { CREATED_AT: 'CREATED_DATE', UPDATED_AT: 'LAST_UPDATED' },
    ArticleOrderField: { CREATED_AT: 'CREATED_DATE', UPDATED_AT: 'LAST_UPDATED' },
  },
  nodes: {
    Journal: nodeType<Journal>({
      calls: [loads(journalById)],
      key: 'id',
      load: (id, { load }) => rowById(journalById, id, load),
    }),
    Article: nodeType<Article>({
      calls: [loads(articleById)],
      key: 'id',
      load: (id, { load }) => rowById(articleById, id, load),
    }),
  },
});
