import type { Transaction } from '#contracts/blockchain';
import { nodeType, subgraph } from '#graph';
import { balanceByAddress, transactionByHash } from './batches.ts';
import type { AddressBalance } from './models.ts';
import { resolvers } from './resolvers.ts';

export const blockchain = subgraph(import.meta, {
  slug: 'blockchain',
  resolvers,
  nodes: {
    Transaction: nodeType<Transaction>({ key: 'hash', load: (hash, { load }) => load(transactionByHash, hash) }),
    AddressBalance: nodeType<AddressBalance>({
      key: 'address',
      load: (address, { load }) => load(balanceByAddress, address),
    }),
  },
});
