import { type Context, fromSeconds, listed, THE_ONE } from '#graph';
import { coins, worth } from './amounts.ts';
import { balanceByAddress, latestBlock, ticker, transactionByHash } from './batches.ts';
import type { AddressBalance, ExchangeRate, TransactionOutput } from './models.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    exchangeRates: (_root, { currencies }, context) => ratesIn(currencies, context),
    addressBalance: (_root, { address }, { load }) => load(balanceByAddress, address),
    latestBlock: (_root, _args, { load }) => load(latestBlock, THE_ONE),
    transaction: (_root, { hash }, { load }) => load(transactionByHash, hash),
  },
  ExchangeRate: {
    last: ({ currency, rate }) => ({ amount: rate.last, currency }),
    buy: ({ currency, rate }) => ({ amount: rate.buy, currency }),
    sell: ({ currency, rate }) => ({ amount: rate.sell, currency }),
    fifteenMinutesAgo: ({ currency, rate }) => (rate['15m'] === undefined ? null : { amount: rate['15m'], currency }),
    symbol: ({ rate }) => rate.symbol,
    raw: ({ rate }) => rate,
  },
  AddressBalance: {
    bitcoins: ({ satoshis }) => coins(satoshis),
    async value({ satoshis }, { currencies }, context) {
      const rates = await ratesIn(currencies, context);
      return rates.map(({ currency, rate }) => worth(satoshis, rate.last, currency));
    },
    raw: ({ satoshis }) => satoshis,
  },
  LatestBlock: {
    time: ({ time }) => fromSeconds(time) ?? '',
    index: ({ block_index }) => block_index,
    transactionCount: ({ txIndexes }) => txIndexes?.length,
    raw: (block) => block,
  },
  Transaction: {
    version: ({ ver }) => ver,
    index: ({ tx_index }) => tx_index,
    time: ({ time }) => fromSeconds(time) ?? '',
    block: ({ block_height: height, block_index: index }) => (height == null ? null : { height, index }),
    feeSatoshis: ({ fee }) => fee,
    lockTime: ({ lock_time }) => (/^\d+$/.test(String(lock_time)) ? lock_time : null),
    doubleSpend: ({ double_spend }) => double_spend,
    replaceable: ({ rbf }) => rbf ?? false,
    relayedBy: ({ relayed_by }) => relayed_by,
    inputs: ({ hash, inputs }, window, context, info) => listed(context, info, { hash }, window, async () => inputs),
    outputs: ({ hash, out }, window, context, info) => listed(context, info, { hash }, window, async () => out),
    raw: (transaction) => transaction,
  },
  TransactionBlock: {
    async confirmations({ height }, _args, { load }) {
      const latest = await load(latestBlock, THE_ONE);
      // The newest block may have been told a little earlier than the transaction.
      return latest && Math.max(1, latest.height - height + 1);
    },
  },
  TransactionInput: {
    previousOutput: ({ prev_out }) => (isNewCoins(prev_out) ? null : prev_out),
    balance: ({ prev_out }, _args, context) => balanceOf(prev_out, context),
  },
  TransactionOutput: {
    index: ({ n }) => n,
    satoshis: ({ value }) => value,
    bitcoins: ({ value }) => coins(value),
    address: ({ addr }) => addr,
    balance: (output, _args, context) => balanceOf(output, context),
    addressTag: ({ addr_tag }) => addr_tag,
    addressTagLink: ({ addr_tag_link }) => addr_tag_link,
    transactionIndex: ({ tx_index }) => tx_index,
    spentBy: ({ spending_outpoints }) => spending_outpoints ?? [],
  },
  TransactionOutpoint: { transactionIndex: ({ tx_index }) => tx_index, inputIndex: ({ n }) => n },
};

/** The rates in these currencies, or in all. */
async function ratesIn(currencies: readonly string[] | null | undefined, { load }: Context): Promise<ExchangeRate[]> {
  const entries = Object.entries((await load(ticker, THE_ONE)) ?? {});
  const rates = new Map(entries.filter(([currency]) => /^[A-Z]{3}$/.test(currency)));
  return [...new Set(currencies ?? rates.keys())].flatMap((currency) => {
    const rate = rates.get(currency);
    return rate ? [{ currency, rate }] : [];
  });
}

/** New coins come from nowhere, which servers tell by leaving the output out, or by an empty one. */
function isNewCoins(output: TransactionOutput | null | undefined): boolean {
  return !output || (Number(output.value) === 0 && output.addr === undefined);
}

async function balanceOf(
  output: TransactionOutput | null | undefined,
  { load }: Context,
): Promise<AddressBalance | null> {
  return output?.addr ? load(balanceByAddress, output.addr) : null;
}
