import type { Transaction } from '#contracts/blockchain';
import { subgraph } from '#graph';
import { balanceByAddress, transactionByHash } from './batches.ts';
import type { AddressBalance } from './models.ts';
import { resolvers } from './resolvers.ts';

export const blockchain = subgraph(import.meta, {
  slug: 'blockchain',
  resolvers,
  nodes: {
    Transaction: { key: ({ hash }: Transaction) => hash, load: (hash, { load }) => load(transactionByHash, hash) },
    AddressBalance: {
      key: ({ address }: AddressBalance) => address,
      load: (address, { load }) => load(balanceByAddress, address),
    },
  },
});
