import type * as Wire from '#contracts/blockchain';
import type { BlockReference } from './block-reference.ts';

/** An entry of the ticker with its key. */
export interface ExchangeRate {
  readonly currencyCode: string;
  readonly rate: Wire.ExchangeRate;
}

export interface BitcoinAmount {
  readonly satoshis: number | bigint;
}

/** A balance with its address. */
export interface AddressBalance {
  readonly address: string;
  readonly satoshis: number | bigint;
  /** Absent where the answer had the balance alone. */
  readonly activity?: Wire.Balance | undefined;
}

/** The known part of a block. The rest is fetched. */
export interface BlockchainBlock {
  readonly ref: BlockReference;
}

/** A block that was mined. Its cursor is its height. */
export interface BlockMined {
  readonly cursor: string;
  readonly block: BlockchainBlock;
}
