/** The hash of the transaction that every client requests. */
export const HASH = 'aa11bb22cc33dd44ee55ff6600112233445566778899aabbccddeeff00112233';

/** The query that every client sends: the one that the bench measures. */
export const QUERY = 'query TransactionQuery($hash: ID!) { transaction(id: $hash) { hash size weight relayedBy } }';

/** The response's data, without the fields that clients add to the selection. */
export const DATA = {
  transaction: { hash: HASH, size: 222, weight: 561, relayedBy: '0.0.0.0' },
};
