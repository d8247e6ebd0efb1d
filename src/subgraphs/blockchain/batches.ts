import type { Balance, UnspentOutput } from '#contracts/blockchain';
import { type Batch, type Context, type Lookup, lookup, SINGLETON_KEY } from '#graph';
import { orNull, type Upstream, UpstreamStatusError } from '#upstream';
import type { AddressBalance, ExchangeRate } from './models.ts';

/** All rates, in one call for a request. */
export const ticker = lookup('blockchain.getTicker');

/** The rate of a coin in a currency; `null` where the API has none. */
export async function rateIn(currency: string, { load }: Context): Promise<ExchangeRate | null> {
  if (!/^[A-Z]{3}$/i.test(currency)) return null;
  const code = currency.toUpperCase();
  const rates = (await load(ticker, SINGLETON_KEY)) ?? {};
  const rate = Object.hasOwn(rates, code) ? rates[code] : undefined;
  return rate ? { currencyCode: code, rate } : null;
}

/** The newest price of a coin in a currency; `null` where the API has none. */
export async function priceIn(currency: string, context: Context): Promise<number | null> {
  return (await rateIn(currency, context))?.rate.last ?? null;
}

export const latestBlock = lookup('blockchain.getLatestBlock');

/** One call for each address: of several addresses the API sends only the sum. */
export const balanceByAddress: Lookup<AddressBalance> = {
  operation: 'blockchain.getAddressBalance',
  one: balanceOf,
};

async function balanceOf({ blockchain }: Upstream, address: string): Promise<AddressBalance | null> {
  const satoshis = await orNull(blockchain.getAddressBalance({ address }));
  return satoshis === null ? null : { address, satoshis };
}

/** Addresses in a call. The API names no limit; this one bounds the length of the request. */
const MOST_ADDRESSES = 50;

/** One call for several addresses, which is no operation of the specification. */
export const activities: Batch<AddressBalance> = {
  operation: 'blockchain.getBalances',
  maxKeys: MOST_ADDRESSES,
  keyOf: ({ address }) => address,
  async list({ blockchain }, addresses) {
    const found = (await orNull(blockchain.getBalances({ active: addresses }))) ?? {};
    return Object.entries(found).map(([address, activity]) => ({
      address,
      satoshis: activity.final_balance,
      activity,
    }));
  },
};

/** The same, with the operation of the specification for a single address. Its answer does not tell the activity. */
export const balances: Batch<AddressBalance> = {
  ...activities,
  single: 'blockchain.getAddressBalance',
  one: balanceOf,
};

/** The balance of an address; `null` where it is malformed. One in capitals is the same in small letters (BIP 173). */
export function balanceAt(address: string, { load, graph }: Context): Promise<AddressBalance | null> {
  const canonical = /^BC1[\dA-Z]+$/.test(address) ? address.toLowerCase() : address;
  return load(graph.extras.has('blockchain') ? balances : balanceByAddress, canonical);
}

/** The received total and transaction count of an address. */
export async function activityOf(
  { address, activity }: Pick<AddressBalance, 'address' | 'activity'>,
  { load }: Context,
): Promise<Balance | undefined> {
  return activity ?? (await load(activities, address))?.activity;
}

const MOST_UNSPENT = 1000;
/** The plain text of a failure that stands for an empty list. Where it is JSON, the contract's row has it. */
const NOTHING_TO_SPEND = 'No free outputs to spend';

/** The outputs that an address can spend. The API has no next page. */
export const unspentByAddress: Lookup<readonly UnspentOutput[]> = {
  operation: 'blockchain.listUnspentOutputs',
  async one({ blockchain }, active) {
    try {
      const found = await orNull(blockchain.listUnspentOutputs({ active, limit: MOST_UNSPENT }));
      return found?.unspent_outputs ?? [];
    } catch (error) {
      if (error instanceof UpstreamStatusError && error.body === NOTHING_TO_SPEND) return [];
      throw error;
    }
  },
};

export const transactionByHash = lookup('blockchain.getTransaction', 'txhash');
