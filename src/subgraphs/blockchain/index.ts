import { from, loads, nodeType, subgraph } from '#graph';
import { balanceAt, transactionByHash } from './batches.ts';
import { blockByHash, blockOfHash, blockOfKey } from './blocks.ts';
import { BLOCK_DETAILS, balance, blockCalls, calls } from './calls.ts';
import { live } from './live.ts';
import type { AddressBalance, BlockchainBlock } from './models.ts';
import { resolvers } from './resolvers.ts';

export const blockchain = subgraph(import.meta, {
  slug: 'blockchain',
  resolvers,
  calls,
  live,
  nodes: {
    BlockchainTransaction: nodeType({ by: transactionByHash, key: 'hash', keys: ['hash'] }),
    BlockchainBlock: nodeType<BlockchainBlock>({
      calls: blockCalls,
      key: from('ref', ({ height, orphanHash }) => orphanHash ?? height),
      keys: [{ fields: ['hash'], load: blockOfHash, calls: [loads(blockByHash)] }],
      load: blockOfKey,
    }),
    AddressBalance: nodeType<AddressBalance>({ calls: balance, key: 'address', keys: ['address'], load: balanceAt }),
  },
  extras: ['Query.block', ...BLOCK_DETAILS.map((name) => `BlockchainBlock.${name}` as const)],
});
