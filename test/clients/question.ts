import { json } from '#test/harness';

/** The hash of the transaction that every client asks for. */
export const HASH = 'aa11bb22cc33dd44ee55ff6600112233445566778899aabbccddeeff00112233';

/** The query that every client sends: the one that the bench measures. */
export const QUERY =
  'query TransactionQuery($hash: String!) { transaction(hash: $hash) { hash size weight fee: feeSatoshis relayedBy } }';

/** The answer's data, without what clients add to the selection. */
export const DATA = { transaction: { hash: HASH, size: 222, weight: 561, fee: '1410', relayedBy: '0.0.0.0' } };

const output = (n: number) => ({
  type: 0,
  spent: false,
  value: 50_000,
  spending_outpoints: [],
  n,
  tx_index: 1_983_842_466_781_001,
  script: '0014bb',
  addr: 'bc1qexampleout',
});

/** The transaction as the blockchain interface sends it. */
export const transaction = json({
  hash: HASH,
  ver: 2,
  vin_sz: 1,
  vout_sz: 1,
  size: 222,
  weight: 561,
  fee: 1410,
  relayed_by: '0.0.0.0',
  lock_time: 0,
  tx_index: 1_983_842_466_781_001,
  double_spend: false,
  time: 1_767_225_000,
  block_index: 930_000,
  block_height: 930_000,
  inputs: [{ sequence: 4_294_967_293, witness: '0247', script: '', index: 0, prev_out: output(1) }],
  out: [output(0)],
});
