import { type Context, currencyOf, flagFrom, from, fromSeconds, listed, listFrom, SINGLETON_KEY } from '#graph';
import { coins, worth } from './amounts.ts';
import { balanceByAddress, latestBlock, ticker, transactionByHash } from './batches.ts';
import type { AddressBalance, ExchangeRate, TransactionOutput } from './models.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    exchangeRates: (_root, { currencies }, context) => ratesIn(currencies, context),
    addressBalance: (_root, { address }, { load }) => load(balanceByAddress, address),
    latestBlock: (_root, _args, { load }) => load(latestBlock, SINGLETON_KEY),
    transaction: (_root, { hash }, { load }) => load(transactionByHash, hash),
  },
  ExchangeRate: {
    last: from(['currencyCode', 'rate.last'], ({ currencyCode, rate }) => ({ amount: rate.last, currencyCode })),
    buy: from(['currencyCode', 'rate.buy'], ({ currencyCode, rate }) => ({ amount: rate.buy, currencyCode })),
    sell: from(['currencyCode', 'rate.sell'], ({ currencyCode, rate }) => ({ amount: rate.sell, currencyCode })),
    fifteenMinutesAgo: from(['currencyCode', 'rate.15m'], ({ currencyCode, rate }) =>
      rate['15m'] === undefined ? null : { amount: rate['15m'], currencyCode },
    ),
    currency: from('currencyCode', currencyOf),
    symbol: from('rate.symbol'),
    raw: from('rate'),
  },
  AddressBalance: {
    bitcoins: from('satoshis', coins),
    value: from('satoshis', async (satoshis, { currencies }, context) => {
      const rates = await ratesIn(currencies, context);
      return rates.map(({ currencyCode, rate }) => worth(satoshis, rate.last, currencyCode));
    }),
    raw: from('satoshis'),
  },
  LatestBlock: {
    time: from('time', (time) => fromSeconds(time) ?? ''),
    index: from('block_index'),
    transactionCount: from('txIndexes', (indexes) => indexes?.length),
    raw: (block) => block,
  },
  Transaction: {
    version: from('ver'),
    index: from('tx_index'),
    time: from('time', (time) => fromSeconds(time)),
    block: from(['block_height', 'block_index'], ({ block_height: height, block_index: index }) =>
      height == null ? null : { height, index },
    ),
    feeSatoshis: from('fee'),
    lockTime: from('lock_time', (time) => (/^\d+$/.test(String(time)) ? time : null)),
    doubleSpend: from('double_spend'),
    replaceable: flagFrom('rbf'),
    relayedBy: from('relayed_by'),
    inputs: from(['hash', 'inputs'], ({ hash, inputs }, window, context, info) =>
      listed(context, info, { hash }, window, async () => inputs),
    ),
    outputs: from(['hash', 'out'], ({ hash, out }, window, context, info) =>
      listed(context, info, { hash }, window, async () => out),
    ),
    raw: (transaction) => transaction,
  },
  TransactionBlock: {
    confirmations: from('height', async (height, _args, { load }) => {
      const latest = await load(latestBlock, SINGLETON_KEY);
      // The transaction may be newer than the answer that named the latest block.
      return latest && Math.max(1, latest.height - height + 1);
    }),
  },
  TransactionInput: {
    previousOutput: from('prev_out', (output) => (isNewCoins(output) ? null : output)),
    balance: from('prev_out', (output, _args, context) => balanceOf(output?.addr, context)),
  },
  TransactionOutput: {
    index: from('n'),
    satoshis: from('value'),
    bitcoins: from('value', coins),
    address: from('addr'),
    balance: from('addr', (address, _args, context) => balanceOf(address, context)),
    addressTag: from('addr_tag'),
    addressTagLink: from('addr_tag_link'),
    transactionIndex: from('tx_index'),
    spentBy: listFrom('spending_outpoints'),
  },
  TransactionOutpoint: { transactionIndex: from('tx_index'), inputIndex: from('n') },
};

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
function isNewCoins(output: TransactionOutput | null | undefined): boolean {
  return !output || (Number(output.value) === 0 && output.addr === undefined);
}

async function balanceOf(address: string | null | undefined, { load }: Context): Promise<AddressBalance | null> {
  return address ? load(balanceByAddress, address) : null;
}
