import type { ExchangeRate, Failure } from '#contracts/blockchain';
import { BoundedCache, json, mock, type Reply, text, UNKNOWN_PARAMETERS } from '#sandbox';
import { Chain } from './sandbox/chain.ts';

const HOUR = 3_600_000;
const COIN_IN_EUROS = 58_400;
/** The units of a currency for one euro. */
const EURO: Readonly<Record<string, number>> = {
  ARS: 1510,
  AUD: 1.65,
  BRL: 6.05,
  CAD: 1.48,
  CHF: 0.94,
  CLP: 1030,
  CNY: 7.84,
  CZK: 25.1,
  DKK: 7.46,
  EUR: 1,
  GBP: 0.86,
  HKD: 8.52,
  HUF: 396,
  INR: 91.4,
  ISK: 149,
  JPY: 163,
  KRW: 1490,
  NGN: 1640,
  NZD: 1.79,
  PLN: 4.31,
  RON: 4.97,
  RUB: 98.2,
  SEK: 11.2,
  SGD: 1.46,
  THB: 38.3,
  TRY: 37.2,
  TWD: 35.1,
  USD: 1.09,
};
const ADDRESS = /^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/;

const WORDS: Readonly<Record<number, string>> = {
  400: 'not-found-or-invalid-arg',
  404: 'not-found-or-invalid-arg',
  429: 'rate-limit-exceeded',
  503: 'service-unavailable',
};

interface State {
  readonly chain: Chain;
  /** Transactions as they are sent, by the height of the chain. */
  readonly shown: BoundedCache<Reply>;
}

const MOST_SHOWN = 50;

/** A chain that grows with the clock, and what a coin of it costs. */
export const sandbox = mock({
  slug: 'blockchain',
  about: {
    data: 'a chain of 300 blocks, sixty wallets, prices in 28 currencies',
    changes: 'a block every ten minutes, with what was unconfirmed before; prices move',
  },
  seed: (world): State => ({ chain: new Chain(world), shown: new BoundedCache(MOST_SHOWN) }),
  errors: {
    failed: (status, message) => json({ error: WORDS[status] ?? 'internal-error', message } satisfies Failure, status),
    unmatched: notFound,
  },
  ignores: [UNKNOWN_PARAMETERS],
  limits: [{ requests: 1, seconds: 10, per: 'address', operations: ['getAddressBalance'], isTight: true }],
  handlers: {
    getTicker(_request, _state, { clock }) {
      const rates = Object.keys(EURO).map((currency) => [currency, rateIn(currency, clock.now())]);
      return json(Object.fromEntries(rates));
    },
    getAddressBalance(request, { chain }, { clock }) {
      chain.advance(clock.now());
      const addresses = request.parameter('address').split('|');
      if (!addresses.every((address) => ADDRESS.test(address))) return notFound();
      return text(String(addresses.reduce((sum, address) => sum + chain.balance(address), 0)));
    },
    getBalances(request, { chain }, { clock }) {
      chain.advance(clock.now());
      const addresses = (request.query.get('active') ?? '').split('|');
      if (!addresses.every((address) => ADDRESS.test(address))) return notFound();
      return json(Object.fromEntries(addresses.map((address) => [address, chain.activity(address)])));
    },
    listUnspentOutputs(request, { chain }, { clock }) {
      chain.advance(clock.now());
      const address = request.query.get('active') ?? '';
      if (!ADDRESS.test(address)) return notFound();
      const unspent = chain.unspent(address);
      if (unspent.length === 0) return text('No free outputs to spend', 500);
      return json({ unspent_outputs: unspent.slice(0, request.int('limit', 250)) });
    },
    listAddressTransactions(request, { chain }, { clock }) {
      chain.advance(clock.now());
      const address = request.parameter('address');
      if (!ADDRESS.test(address)) return notFound();
      const all = chain.transactionsOf(address);
      const offset = request.int('offset', 0);
      return json({ address, n_tx: all.length, txs: all.slice(offset, offset + request.int('limit', 50)) });
    },
    getBlock(request, { chain }, { clock }) {
      chain.advance(clock.now());
      const block = chain.block(request.parameter('hash'));
      return block ? json(block) : notFound();
    },
    listBlocksAtHeight(request, { chain }, { clock }) {
      chain.advance(clock.now());
      const block = chain.block(Number(request.parameter('height')));
      return block ? json({ blocks: [block] }) : notFound();
    },
    getLatestBlock(_request, { chain }, { clock }) {
      chain.advance(clock.now());
      return json(chain.latest());
    },
    getTransaction(request, { chain, shown }, { clock }) {
      chain.advance(clock.now());
      const hash = request.parameter('txhash');
      return shown.of(`${chain.latest().height}/${hash}`, () => {
        const found = chain.transaction(hash);
        return found ? json(found) : notFound();
      });
    },
  },
});

function rateIn(currency: string, now: number): ExchangeRate {
  const price = (time: number) => Number((COIN_IN_EUROS * (EURO[currency] ?? 1) * tide(time)).toFixed(2));
  const last = price(now);
  return { '15m': price(now - HOUR / 4), last, buy: last, sell: last, symbol: currency };
}

/** Up and down by a few hundredths, over hours and over days. */
function tide(time: number): number {
  return 1 + 0.02 * Math.sin(time / (7 * HOUR)) + 0.03 * Math.sin(time / (90 * HOUR));
}

function notFound(): Reply {
  const failure: Failure = { error: 'not-found-or-invalid-arg', message: 'Item not found or argument invalid' };
  return json(failure, 404);
}
