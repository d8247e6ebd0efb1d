import type { Block } from '#contracts/blockchain';
import { BadInputError, type Context, from, type Lookup, lookup, SINGLETON_KEY, upstreamKey } from '#graph';
import { orNull } from '#upstream';
import { latestBlock } from './batches.ts';
import type { BlockReference } from './block-reference.ts';
import type { BlockchainBlock } from './models.ts';

/** A block by its hash. */
export const blockByHash = lookup('blockchain.getBlock', 'hash');

/** The block of the main chain at a height. */
export const blockByHeight: Lookup<Block> = {
  operation: 'blockchain.listBlocksAtHeight',
  async one({ blockchain }, height) {
    const found = await orNull(blockchain.listBlocksAtHeight({ height: Number(height) }));
    return found?.blocks.find((block) => block.main_chain) ?? null;
  },
};

/** The newest block. */
export async function newestBlock({ load }: Context): Promise<BlockchainBlock | null> {
  const latest = await load(latestBlock, SINGLETON_KEY);
  return latest && { ref: { height: latest.height, latest } };
}

/** The whole block; `null` where the API does not have it, or may not be asked. */
export async function detailsOf(
  { height, orphanHash, block }: BlockReference,
  { load, graph }: Context,
): Promise<Block | null> {
  if (block) return block;
  if (!graph.extras.has('blockchain')) return null;
  return orphanHash === undefined ? load(blockByHeight, String(height)) : load(blockByHash, orphanHash);
}

/** A resolver of a member that only the whole block has. */
export function detail<Value>(valueOf: (block: Block) => Value) {
  return from<BlockchainBlock, 'ref', unknown, Promise<Value | null>>('ref', async (ref, _args, context) => {
    const block = await detailsOf(ref, context);
    return block && valueOf(block);
  });
}

/** A block by the value of its field `hash`, if blocks may be asked for. */
export async function blockOfHash(hash: string, context: Context): Promise<BlockchainBlock | null> {
  return context.graph.extras.has('blockchain') ? blockAtHash(hash, context) : null;
}

async function blockAtHash(hash: string, { load }: Context): Promise<BlockchainBlock | null> {
  const block = await load(blockByHash, hash);
  return block && { ref: { height: block.height, orphanHash: block.main_chain ? undefined : block.hash, block } };
}

/** The block of a height on the main chain; `null` beyond the newest block. */
async function blockAtHeight(height: number, { load }: Context): Promise<BlockchainBlock | null> {
  const latest = await load(latestBlock, SINGLETON_KEY);
  return latest && height <= latest.height ? { ref: { height } } : null;
}

/** A block by the key of its type: the height on the main chain, or the hash of another block. */
export function blockOfKey(key: string, context: Context): Promise<BlockchainBlock | null> {
  return /^\d{1,9}$/.test(key) ? blockAtHeight(Number(key), context) : blockAtHash(key, context);
}

/** The block that an argument names. */
export function blockWhere(
  { id, height }: { readonly id?: string | null | undefined; readonly height?: number | null | undefined },
  context: Context,
): Promise<BlockchainBlock | null> {
  if (id != null) return blockOfKey(upstreamKey('BlockchainBlock', id, context), context);
  if (height == null || height < 0) throw new BadInputError('`height` is 0 or greater.');
  return blockAtHeight(height, context);
}

/** The block before another. */
export async function previousOf(ref: BlockReference, context: Context): Promise<BlockchainBlock | null> {
  if (ref.orphanHash === undefined) return ref.height === 0 ? null : { ref: { height: ref.height - 1 } };
  const block = await detailsOf(ref, context);
  return block && blockAtHash(block.prev_block, context);
}
