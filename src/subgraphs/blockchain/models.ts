import type * as Wire from '#contracts/blockchain';

/** A row of the ticker, with the key that it stands under. */
export interface ExchangeRate {
  readonly currency: string;
  readonly rate: Wire.ExchangeRate;
}

/** The interface sends the number alone. */
export interface AddressBalance {
  readonly address: string;
  readonly satoshis: bigint;
}

export type LatestBlock = Wire.LatestBlock;
export type Transaction = Wire.Transaction;
export type TransactionInput = Wire.Input;
export type TransactionOutput = Wire.Output;
export type TransactionOutpoint = Wire.Outpoint;

/** The part of a transaction that tells of its block. */
export interface TransactionBlock {
  readonly height: number;
  readonly index: number | null | undefined;
}
