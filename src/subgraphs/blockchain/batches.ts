import type { LatestBlock, Ticker } from '#contracts/blockchain';
import { type Context, type Lookup, SINGLETON_KEY } from '#graph';
import { orNull } from '#upstream';
import type { AddressBalance, ExchangeRate, Transaction } from './models.ts';

/** All rates at once: one call, whatever asks for them. */
export const ticker: Lookup<Ticker> = { one: ({ blockchain }) => blockchain.getTicker() };

/** What a coin costs in a currency; nothing where the interface does not tell it. */
export async function rateIn(currency: string, { load }: Context): Promise<ExchangeRate | null> {
  if (!/^[A-Z]{3}$/i.test(currency)) return null;
  const code = currency.toUpperCase();
  const rates = (await load(ticker, SINGLETON_KEY)) ?? {};
  const rate = Object.hasOwn(rates, code) ? rates[code] : undefined;
  return rate ? { currency: code, rate } : null;
}

/** The newest price of a coin in a currency; nothing where the interface has none. */
export async function priceIn(currency: string, context: Context): Promise<number | null> {
  return (await rateIn(currency, context))?.rate.last ?? null;
}

export const latestBlock: Lookup<LatestBlock> = { one: ({ blockchain }) => blockchain.getLatestBlock() };

/** The interface takes several addresses at once too, but answers with nothing but their sum. */
export const balanceByAddress: Lookup<AddressBalance> = {
  async one({ blockchain }, address) {
    const satoshis = await orNull(blockchain.getAddressBalance({ address }));
    return satoshis === null ? null : { address, satoshis };
  },
};

export const transactionByHash: Lookup<Transaction> = {
  one: ({ blockchain }, txhash) => orNull(blockchain.getTransaction({ txhash })),
};
