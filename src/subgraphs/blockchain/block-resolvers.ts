import { from, fromSeconds, listed, SINGLETON_KEY } from '#graph';
import { latestBlock } from './batches.ts';
import { detail, detailsOf, previousOf } from './blocks.ts';
import type { BlockchainBlockResolvers } from './types.generated.ts';

/** The resolvers of a block: what its reference does not have is read from the whole block. */
export const blockResolvers: BlockchainBlockResolvers = {
  height: from('ref.height'),
  hash: from('ref', async (ref, _args, context) => (ref.latest ?? (await detailsOf(ref, context)))?.hash),
  minedAt: from('ref', async (ref, _args, context) =>
    fromSeconds((ref.latest ?? (await detailsOf(ref, context)))?.time),
  ),
  index: from('ref', async (ref, _args, context) => (ref.latest ?? (await detailsOf(ref, context)))?.block_index),
  transactionCount: from(
    'ref',
    async (ref, _args, context) => ref.latest?.txIndexes?.length ?? (await detailsOf(ref, context))?.n_tx,
  ),
  confirmations: from('ref', async ({ height, orphanHash }, _args, { load }) => {
    if (orphanHash !== undefined) return null;
    const latest = await load(latestBlock, SINGLETON_KEY);
    // The block may be newer than the answer that named the latest block.
    return latest && Math.max(1, latest.height - height + 1);
  }),
  isOnMainChain: detail((block) => block.main_chain),
  previousBlock: from('ref', (ref, _args, context) => previousOf(ref, context)),
  version: detail((block) => block.ver),
  merkleRoot: detail((block) => block.mrkl_root),
  bits: detail((block) => block.bits),
  nonce: detail((block) => block.nonce),
  size: detail((block) => block.size),
  weight: detail((block) => block.weight),
  fee: detail((block) => ({ satoshis: block.fee })),
  transactions: from('ref', async (ref, window, context, info) => {
    const block = await detailsOf(ref, context);
    return block && listed(context, info, { hash: block.hash }, window, async () => block.tx);
  }),
  raw: detail((block) => block),
};
