import { from, nodeType, subgraph } from '#graph';
import { balanceAt, transactionByHash } from './batches.ts';
import { blockOfKey } from './blocks.ts';
import type { AddressBalance, BlockchainBlock, BlockchainTransaction } from './models.ts';
import { resolvers } from './resolvers.ts';

const BLOCK_DETAILS = [
  'isOnMainChain',
  'previousBlock',
  'version',
  'merkleRoot',
  'bits',
  'nonce',
  'size',
  'weight',
  'fee',
  'transactions',
  'raw',
] as const;

export const blockchain = subgraph(import.meta, {
  slug: 'blockchain',
  resolvers,
  nodes: {
    BlockchainTransaction: nodeType<BlockchainTransaction>({
      key: 'hash',
      load: (hash, { load }) => load(transactionByHash, hash),
    }),
    BlockchainBlock: nodeType<BlockchainBlock>({
      key: from('ref', ({ height, orphanHash }) => orphanHash ?? height),
      load: blockOfKey,
    }),
    AddressBalance: nodeType<AddressBalance>({ key: 'address', load: balanceAt }),
  },
  extras: [
    'Query.block',
    'AddressBalance.totalReceived',
    'AddressBalance.transactionCount',
    'AddressBalance.transactions',
    'AddressBalance.unspentOutputs',
    ...BLOCK_DETAILS.map((name) => `BlockchainBlock.${name}` as const),
  ],
});
