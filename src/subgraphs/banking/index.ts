import type { Aspsp } from '#contracts/banking';
import { subgraph } from '#graph';
import { ANY_CURRENCY, banksByCurrency } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const banking = subgraph(import.meta, {
  slug: 'banking',
  resolvers,
  nodes: {
    Bank: {
      key: ({ aspspUuid }: Aspsp) => aspspUuid,
      load: async (uuid, { load }) => (await load(banksByCurrency, ANY_CURRENCY))?.withUuid(uuid),
    },
  },
});
