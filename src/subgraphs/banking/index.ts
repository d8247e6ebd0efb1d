import type { Aspsp } from '#contracts/banking';
import { nodeType, subgraph } from '#graph';
import { ANY_CURRENCY, banksByCurrency } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const banking = subgraph(import.meta, {
  slug: 'banking',
  resolvers,
  nodes: {
    Bank: nodeType<Aspsp>({
      key: 'aspspUuid',
      load: async (uuid, { load }) => (await load(banksByCurrency, ANY_CURRENCY))?.withUuid(uuid),
    }),
  },
});
