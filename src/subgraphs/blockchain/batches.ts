import type { LatestBlock, Ticker } from '#contracts/blockchain';
import { type Context, type Lookup, SINGLETON_KEY } from '#graph';
import { orNull } from '#upstream';
import type { AddressBalance, ExchangeRate, Transaction } from './models.ts';

/** All rates, in one call for a request. */
export const ticker: Lookup<Ticker> = { one: ({ blockchain }) => blockchain.getTicker() };

/** The rate of a coin in a currency; `null` where the interface has none. */
export async function rateIn(currency: string, { load }: Context): Promise<ExchangeRate | null> {
  if (!/^[A-Z]{3}$/i.test(currency)) return null;
  const code = currency.toUpperCase();
  const rates = (await load(ticker, SINGLETON_KEY)) ?? {};
  const rate = Object.hasOwn(rates, code) ? rates[code] : undefined;
  return rate ? { currencyCode: code, rate } : null;
}

/** The newest price of a coin in a currency; `null` where the interface has none. */
export async function priceIn(currency: string, context: Context): Promise<number | null> {
  return (await rateIn(currency, context))?.rate.last ?? null;
}

export const latestBlock: Lookup<LatestBlock> = { one: ({ blockchain }) => blockchain.getLatestBlock() };

/** One call for each address: of several addresses the interface sends only the sum. */
export const balanceByAddress: Lookup<AddressBalance> = {
  async one({ blockchain }, address) {
    const satoshis = await orNull(blockchain.getAddressBalance({ address }));
    return satoshis === null ? null : { address, satoshis };
  },
};

export const transactionByHash: Lookup<Transaction> = {
  one: ({ blockchain }, txhash) => orNull(blockchain.getTransaction({ txhash })),
};
