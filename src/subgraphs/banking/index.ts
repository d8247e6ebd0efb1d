import type { Aspsp } from '#contracts/banking';
import { subgraph } from '#graph';
import { bankByUuid } from './batches.ts';
import { resolvers } from './resolvers.ts';

export const banking = subgraph(import.meta, {
  slug: 'banking',
  resolvers,
  nodes: { Bank: { key: ({ aspspUuid }: Aspsp) => aspspUuid, load: (uuid, { load }) => load(bankByUuid, uuid) } },
});
