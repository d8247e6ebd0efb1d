import type {
  Transaction as BlockchainTransaction,
  Output as BlockchainTransactionOutput,
} from '#contracts/blockchain';
import {
  type Context,
  flagFrom,
  foundBy,
  from,
  fromSeconds,
  listed,
  listFrom,
  loadedBy,
  pagedBy,
  SINGLETON_KEY,
  upstreamKey,
} from '#graph';
import { coins, worth } from './amounts.ts';
import { activityOf, balanceAt, ticker, transactionByHash, unspentByAddress } from './batches.ts';
import { blockResolvers } from './block-resolvers.ts';
import { blockWhere, newestBlock } from './blocks.ts';
import type { AddressBalance, BitcoinAmount, ExchangeRate } from './models.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Omit<Resolvers, 'Subscription'> = {
  Query: {
    exchangeRates: (_root, { currencies }, context) => ratesIn(currencies, context),
    addressBalance: (_root, { id }, context) => balanceAt(upstreamKey('AddressBalance', id, context), context),
    latestBlock: (_root, _args, context) => newestBlock(context),
    block: (_root, { where }, context) => blockWhere(where, context),
    transaction: foundBy('BlockchainTransaction', transactionByHash),
  },
  ExchangeRate: {
    last: from(['currencyCode', 'rate.last'], ({ currencyCode, rate }) => ({ amount: rate.last, currencyCode })),
    buy: from(['currencyCode', 'rate.buy'], ({ currencyCode, rate }) => ({ amount: rate.buy, currencyCode })),
    sell: from(['currencyCode', 'rate.sell'], ({ currencyCode, rate }) => ({ amount: rate.sell, currencyCode })),
    fifteenMinutesAgo: from(['currencyCode', 'rate.15m'], ({ currencyCode, rate }) =>
      rate['15m'] === undefined ? null : { amount: rate['15m'], currencyCode },
    ),
    symbol: from('rate.symbol'),
    raw: from('rate'),
  },
  BitcoinAmount: {
    bitcoins: from('satoshis', coins),
    value: from('satoshis', async (satoshis, { currencies }, context) => {
      const rates = await ratesIn(currencies, context);
      return rates.map(({ currencyCode, rate }) => worth(BigInt(satoshis), rate.last, currencyCode));
    }),
  },
  AddressBalance: {
    amount: from('satoshis', amountOf),
    totalReceived: from(['address', 'activity'], async ({ address, activity }, _args, context) => {
      const known = await activityOf({ address, activity }, context);
      return known && amountOf(known.total_received);
    }),
    transactionCount: from(
      ['address', 'activity'],
      async ({ address, activity }, _args, context) => (await activityOf({ address, activity }, context))?.n_tx,
    ),
    transactions: from(
      'address',
      pagedBy('blockchain.listAddressTransactions', (address) => ({ address })),
    ),
    unspentOutputs: from('address', (address, window, context, info) =>
      listed(context, info, { address }, window, async () => (await context.load(unspentByAddress, address)) ?? []),
    ),
    raw: from('satoshis'),
  },
  BlockchainUnspentOutput: {
    transactionHash: from('tx_hash_big_endian'),
    transaction: loadedBy('tx_hash_big_endian', transactionByHash),
    index: from('tx_output_n'),
    amount: from('value', amountOf),
    transactionIndex: from('tx_index'),
  },
  BlockchainBlock: blockResolvers,
  BlockchainTransaction: {
    version: from('ver'),
    index: from('tx_index'),
    seenAt: from('time', (time) => fromSeconds(time)),
    block: from('block_height', (height) => (height == null ? null : { ref: { height } })),
    fee: from(['fee', 'inputs', 'out', 'vin_sz', 'vout_sz'], ({ fee, inputs, out, vin_sz, vout_sz }) => {
      const satoshis = fee ?? feeOf({ inputs, out, vin_sz, vout_sz });
      return satoshis === null ? null : amountOf(satoshis);
    }),
    lockTime: from('lock_time', (time) => (/^\d+$/.test(String(time)) ? time : null)),
    isDoubleSpend: from('double_spend'),
    isReplaceable: flagFrom('rbf'),
    relayedBy: from('relayed_by'),
    inputs: from(['hash', 'inputs'], ({ hash, inputs }, window, context, info) =>
      listed(context, info, { hash }, window, async () => inputs),
    ),
    outputs: from(['hash', 'out'], ({ hash, out }, window, context, info) =>
      listed(context, info, { hash }, window, async () => out),
    ),
  },
  BlockchainTransactionInput: {
    previousOutput: from('prev_out', (output) => (isNewCoins(output) ? null : output)),
    balance: from('prev_out', (output, _args, context) => balanceOf(output?.addr, context)),
  },
  BlockchainTransactionOutput: {
    index: from('n'),
    amount: from('value', amountOf),
    address: from('addr'),
    balance: from('addr', (address, _args, context) => balanceOf(address, context)),
    addressTag: from('addr_tag'),
    addressTagUrl: from('addr_tag_link'),
    scriptKind: from('type'),
    transactionIndex: from('tx_index'),
    isSpent: from('spent'),
    spentBy: listFrom('spending_outpoints'),
  },
  BlockchainTransactionOutpoint: { transactionIndex: from('tx_index'), inputIndex: from('n') },
};

function amountOf(satoshis: number | bigint): BitcoinAmount {
  return { satoshis };
}

/**
 * The fee of a transaction that does not say it: what its inputs have beyond its outputs. Null where an input or output is
 * missing, or does not say its value. A transaction of new coins, which pays no fee, has a single input.
 */
function feeOf({
  inputs,
  out,
  vin_sz,
  vout_sz,
}: Pick<BlockchainTransaction, 'inputs' | 'out' | 'vin_sz' | 'vout_sz'>): bigint | null {
  if (inputs.length !== vin_sz || out.length !== vout_sz) return null;
  const spent = inputs.map(({ prev_out }) => prev_out);
  if (spent.length === 1 && isNewCoins(spent[0])) return 0n;
  if (spent.some((output) => !output)) return null;
  const fee = sumOf(spent.map((output) => output?.value ?? 0)) - sumOf(out.map(({ value }) => value));
  return fee < 0n ? null : fee;
}

const sumOf = (values: readonly (number | bigint)[]) => values.reduce<bigint>((sum, value) => sum + BigInt(value), 0n);

/** The rates in these currencies, or in all. */
async function ratesIn(currencies: readonly string[] | null | undefined, { load }: Context): Promise<ExchangeRate[]> {
  const entries = Object.entries((await load(ticker, SINGLETON_KEY)) ?? {});
  const rates = new Map(entries.filter(([currency]) => /^[A-Z]{3}$/.test(currency)));
  return [...new Set(currencies ?? rates.keys())].flatMap((currencyCode) => {
    const rate = rates.get(currencyCode);
    return rate ? [{ currencyCode, rate }] : [];
  });
}

/** New coins have no previous output: servers leave it out, or send an empty one. */
function isNewCoins(output: BlockchainTransactionOutput | null | undefined): boolean {
  return !output || (Number(output.value) === 0 && output.addr === undefined);
}

async function balanceOf(address: string | null | undefined, context: Context): Promise<AddressBalance | null> {
  return address ? balanceAt(address, context) : null;
}
