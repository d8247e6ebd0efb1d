import type { Article, Journal } from '#contracts/journals';
import { nodeType, subgraph } from '#graph';
import { articleById, journalById, rowById } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const journals = subgraph(import.meta, {
  slug: 'journals',
  resolvers,
  enums: {
    JournalOrderField: { CREATED_AT: 'CREATED_DATE', UPDATED_AT: 'LAST_UPDATED' },
    ArticleOrderField: { CREATED_AT: 'CREATED_DATE', UPDATED_AT: 'LAST_UPDATED' },
  },
  nodes: {
    Journal: nodeType<Journal>({ key: 'id', load: (id, { load }) => rowById(journalById, id, load) }),
    Article: nodeType<Article>({ key: 'id', load: (id, { load }) => rowById(articleById, id, load) }),
  },
});
