import {
  type DeclaredCalls,
  type FieldCall,
  type FieldCalls,
  inheritingVariants,
  loads,
  loadsOnce,
  variants,
} from '#graph';
import type { QueryBlockArgs } from '#schema';
import { activities, balanceByAddress, balances, latestBlock, ticker, unspentByAddress } from './batches.ts';
import { blockByHash, blockByHeight } from './blocks.ts';

const SELDOM = { typical: 0, most: 1 };

/** All rates, which a request reads once. */
export const rates: readonly FieldCall[] = [loadsOnce(ticker)];

/** A field with the balance of an address. */
export const balance: FieldCalls = variants(
  ({ context: { graph } }) => (graph.extras.has('blockchain') ? 'batched' : 'single'),
  (kind) => [loads(kind === 'batched' ? balances : balanceByAddress)],
  'batched',
);
const activity = [loads(activities, { key: 'address' })];
/** The whole block of a reference, which the API may be asked for with the extras only. */
const detailCalls = [loads(blockByHeight, { key: 'block', isEager: true })];
const detailCallsUnlessRead = [loads(blockByHeight, { key: 'block', keys: SELDOM, isEager: true })];
const details: FieldCalls = inheritingVariants(
  ({ from, inherited, info, context: { graph } }) => {
    if (!graph.extras.has('blockchain') || (from === 'Query.latestBlock' && OF_LATEST.has(info.fieldName)))
      return 'none';
    const { where } = inherited as Partial<QueryBlockArgs>;
    return from === 'Query.block' && where?.id != null ? 'read' : 'unread';
  },
  (kind) => (kind === 'none' ? [] : kind === 'read' ? detailCallsUnlessRead : detailCalls),
  'unread',
);
/** Members of the newest block that need no further call. */
const OF_LATEST = new Set(['hash', 'minedAt', 'index', 'transactionCount']);
/** Members that only the whole block has. */
export const BLOCK_DETAILS = [
  'isOnMainChain',
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

/** The calls for a block by its key: its hash, or its height on the main chain. */
export const blockCalls: readonly FieldCall[] = [loadsOnce(latestBlock), loads(blockByHash, { keys: SELDOM })];

export const calls: DeclaredCalls = {
  'Query.exchangeRates': rates,
  'Query.addressBalance': balance,
  'Query.latestBlock': [loadsOnce(latestBlock)],
  'Query.block': variants<QueryBlockArgs>(
    ({ args: { where } }) => (where.id == null ? 'height' : 'hash'),
    (by) =>
      by === 'height' ? [loadsOnce(latestBlock)] : [loads(blockByHash), loadsOnce(latestBlock, '', { keys: SELDOM })],
    'height',
  ),
  'Subscription.blockMined': [loadsOnce(latestBlock)],
  'BitcoinAmount.value': rates,
  'AddressBalance.totalReceived': activity,
  'AddressBalance.transactionCount': activity,
  'AddressBalance.unspentOutputs': [loads(unspentByAddress)],
  'BlockchainBlock.confirmations': [loadsOnce(latestBlock)],
  // Only a block beside the main chain is read for the one before it.
  'BlockchainBlock.previousBlock': [
    loads(blockByHash, { key: 'block', keys: SELDOM }),
    loads(blockByHash, { keys: SELDOM, isAfter: true }),
  ],
  ...Object.fromEntries([...OF_LATEST, ...BLOCK_DETAILS].map((name) => [`BlockchainBlock.${name}`, details])),
  'BlockchainTransactionInput.balance': balance,
  'BlockchainTransactionOutput.balance': balance,
};
