import type { Input, Output, Transaction } from '../../../../mesh/generated/blockchain.ts';
import { hexDigits } from './text.ts';

export const TRANSACTIONS = 10_000;

/** Most transactions are small; some move coins from several addresses, or to several. */
const INPUTS = [1, 1, 2, 1, 3, 1, 2, 1] as const;
const OUTPUTS = [2, 2, 1, 3, 2, 5, 2] as const;
/** Bytes of a transaction without its inputs and outputs, of an input, and of an output. */
const [BASE_BYTES, INPUT_BYTES, OUTPUT_BYTES] = [11, 68, 31];
/** The service numbers transactions by 16 digits, of which every number is a safe integer. */
const FIRST_INDEX = 1e15;

/** The hash of a transaction. */
export const hashOf = (n: number) => hexDigits(`transaction ${n}`, 64);

/** A confirmed transaction with all its inputs and outputs. */
export function transaction(n: number): Transaction {
  const hash = hashOf(n);
  const [inputs, outputs] = [INPUTS[n % INPUTS.length] ?? 1, OUTPUTS[n % OUTPUTS.length] ?? 1];
  const size = BASE_BYTES + inputs * INPUT_BYTES + outputs * OUTPUT_BYTES + inputs * 40;
  return {
    hash,
    ver: 2,
    vin_sz: inputs,
    vout_sz: outputs,
    size,
    weight: size * 4 - inputs * 321,
    fee: 1000 + (n % 5000),
    relayed_by: '0.0.0.0',
    lock_time: 0,
    tx_index: indexOf(hash),
    double_spend: false,
    time: 1_700_000_000 + n,
    block_index: 800_000 + Math.floor(n / 100),
    block_height: 800_000 + Math.floor(n / 100),
    inputs: Array.from({ length: inputs }, (_, place) => input(n, place)),
    out: Array.from({ length: outputs }, (_, place) => output(hash, n, place)),
  };
}

/** The service's own number of a transaction. */
const indexOf = (hash: string) => FIRST_INDEX + Number.parseInt(hash.slice(0, 13), 16);

function input(n: number, place: number): Input {
  const signature = hexDigits(`signature ${n} ${place}`, 140);
  const publicKey = hexDigits(`key ${n} ${place}`, 64);
  const spent = output(hashOf(n + place + 1), n + place + 1, place);
  return {
    sequence: 4_294_967_293,
    witness: `0247${signature}012103${publicKey}`,
    script: '',
    index: place,
    prev_out: { ...spent, spent: true, spending_outpoints: [{ tx_index: indexOf(hashOf(n)), n: place }] },
  };
}

function output(hash: string, n: number, place: number): Output {
  const program = hexDigits(`address ${hash} ${place}`, 40);
  return {
    type: 0,
    spent: false,
    value: 100_000 + ((n * 7919 + place) % 900_000_000),
    spending_outpoints: [],
    n: place,
    tx_index: indexOf(hash),
    script: `0014${program}`,
    addr: `bc1q${program.slice(0, 38).replaceAll(/[1b]/g, 'q')}`,
  };
}
