import { hash } from 'node:crypto';
import type { Block, Transaction } from '#contracts/blockchain';
import { doubleHash, little } from './serialize.ts';

/** The parts of a block. */
export interface Mined {
  readonly height: number;
  /** In seconds. */
  readonly time: number;
  readonly hash: string;
  readonly transactions: readonly Transaction[];
}

const TARGET = 386_089_497;
const HEADER_BYTES = 80;

/** The blocks that have come so far, by hash and by height. */
export class MinedBlocks {
  readonly #byHash = new Map<string, Mined>();
  readonly #byHeight = new Map<number, Mined>();

  add(height: number, time: number, transactions: readonly Transaction[]): Mined {
    const digest = doubleHash(little(height, 4) + transactions.map((each) => each.hash).join(''));
    const mined = { height, time, hash: `${'0'.repeat(19)}${digest.slice(19)}`, transactions };
    this.#byHash.set(mined.hash, mined);
    this.#byHeight.set(height, mined);
    return mined;
  }

  /** The block of a hash or a height as it is sent, with transactions as `show` has them. */
  show(key: string | number, show: (transaction: Transaction) => Transaction): Block | undefined {
    const mined = typeof key === 'number' ? this.#byHeight.get(key) : this.#byHash.get(key.toLowerCase());
    if (!mined) return undefined;
    const { height, time, transactions } = mined;
    const sum = (pick: (transaction: Transaction) => number) => transactions.reduce((all, each) => all + pick(each), 0);
    return {
      hash: mined.hash,
      ver: 0x20000000,
      prev_block: this.#byHeight.get(height - 1)?.hash ?? hash('sha256', `before ${mined.hash}`),
      mrkl_root: doubleHash(transactions.map((each) => each.hash).join('')),
      time,
      bits: TARGET,
      fee: sum((each) => Number(each.fee)),
      nonce: Number.parseInt(mined.hash.slice(-8), 16),
      n_tx: transactions.length,
      size: HEADER_BYTES + sum((each) => each.size),
      weight: 4 * HEADER_BYTES + sum((each) => each.weight ?? 0),
      block_index: height,
      main_chain: true,
      height,
      tx: transactions.map(show),
    };
  }
}
