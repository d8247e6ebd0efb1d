import type { LatestBlock, Ticker } from '#contracts/blockchain';
import type { Lookup } from '#graph';
import { orNull } from '#upstream';
import type { AddressBalance, Transaction } from './models.ts';

/** The key of look-ups of which there is only one. */
export const THE_ONE = '';

/** All rates at once: one call, whatever asks for them. */
export const ticker: Lookup<Ticker> = { one: ({ blockchain }) => blockchain.getTicker() };

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
