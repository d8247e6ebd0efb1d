import type * as Wire from '#contracts/blockchain';

/** An entry of the ticker with its key. */
export interface ExchangeRate {
  readonly currencyCode: string;
  readonly rate: Wire.ExchangeRate;
}

/** The interface sends only the number. */
export interface AddressBalance {
  readonly address: string;
  readonly satoshis: bigint;
}

export type LatestBlock = Wire.LatestBlock;
export type Transaction = Wire.Transaction;
export type TransactionInput = Wire.Input;
export type TransactionOutput = Wire.Output;
export type TransactionOutpoint = Wire.Outpoint;

/** The members of a transaction about its block. */
export interface TransactionBlock {
  readonly height: number;
  readonly index: number | null | undefined;
}
