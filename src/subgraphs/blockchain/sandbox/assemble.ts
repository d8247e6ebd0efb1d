import { hash } from 'node:crypto';
import type { Input, Outpoint, Output, Transaction } from '#contracts/blockchain';
import { doubleHash, serialize } from './serialize.ts';

/** An output, which is spent once. */
export interface Coin extends Output {
  spent: boolean;
  readonly spending_outpoints: Outpoint[];
}

/** The output that an input spends; `undefined` for new coins. */
export type Source =
  | { readonly hash: string; readonly coin: Coin; readonly script?: undefined }
  | { readonly hash: string; readonly coin?: undefined; readonly script: string };

/** To what an output is locked, and how much. */
export interface Target {
  readonly script: string;
  /** Absent where the output only carries data. */
  readonly address?: string;
  readonly value: number;
}

export interface Draft {
  readonly inputs: readonly Source[];
  readonly outputs: readonly Target[];
  readonly lockTime: number;
  readonly sequence: number;
  readonly fee: number;
}

/** Where new coins come from. */
export const NOWHERE = '0'.repeat(64);
const NEW_COINS_INDEX = 0xffffffff;
const NEW_COINS_WITNESS = `0120${NOWHERE}`;
const WITNESS_BYTES = 108;

/** The transaction of a draft, its hash, size and numbers worked out. What it spends is spent from now on. */
export function assemble({ inputs, outputs, lockTime, sequence, fee }: Draft, time: number): Transaction {
  const sent = inputs.map(({ hash: from, coin, script = '' }) => ({
    hash: from,
    n: coin?.n ?? NEW_COINS_INDEX,
    script,
    sequence,
  }));
  const bytes = serialize({ version: 2, inputs: sent, outputs, lockTime });
  const id = doubleHash(bytes);
  const index = indexOf(id);
  const [base, unlocking] = [
    bytes.length / 2,
    inputs.map(({ coin }) => (coin ? WITNESS_BYTES : NEW_COINS_WITNESS.length / 2)),
  ];
  const size = unlocking.reduce((sum, each) => sum + each, base + 2);
  return {
    hash: id,
    ver: 2,
    vin_sz: inputs.length,
    vout_sz: outputs.length,
    size,
    weight: 3 * base + size,
    fee,
    relayed_by: '0.0.0.0',
    lock_time: lockTime,
    tx_index: index,
    double_spend: false,
    time,
    inputs: inputs.map((source, place) => inputOf(source, { place, sequence, transaction: index })),
    out: outputs.map(({ address, ...output }, n) =>
      coinOf({ n, ...output, tx_index: index, ...(address !== undefined && { addr: address }) }),
    ),
    ...(sequence < 0xfffffffe && { rbf: true }),
  };
}

/** The witness of an input: random bytes in the form of a signature and a key. */
export function witnessOf({ hash: id }: Transaction, { index, prev_out }: Input): string {
  if (prev_out?.addr === undefined) return NEW_COINS_WITNESS;
  const name = `${id}/${index}`;
  return `02${'473044'}${hash('sha512', name)}${'00'.repeat(4)}01${'2102'}${hash('sha256', name)}`;
}

function inputOf({ coin, script = '' }: Source, at: { place: number; sequence: number; transaction: number }): Input {
  const { place, sequence, transaction } = at;
  const spent = coin ?? coinOf({ n: NEW_COINS_INDEX, value: 0, script: '', tx_index: 0 });
  spent.spent = true;
  if (coin) spent.spending_outpoints.push({ tx_index: transaction, n: place });
  return { sequence, script, index: place, prev_out: spent };
}

function coinOf(output: Output): Coin {
  return { type: 0, ...output, spent: false, spending_outpoints: [] };
}

/** 53 bits of the hash. */
function indexOf(id: string): number {
  return Number(BigInt(`0x${id.slice(0, 14)}`) >> 3n);
}
