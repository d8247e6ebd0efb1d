import { from, nodeType, subgraph } from '#graph';
import { accountByNumber, bankByUuid, batchByUuid, directDebitByUuid, mandateByUuid } from './batches.ts';
import { calls } from './calls.ts';
import { isNumber, isUuid, uuidOfBatch } from './keys.ts';
import { live } from './live.ts';
import { money } from './money.ts';
import { resolvers } from './resolvers.ts';

export const banking = subgraph(import.meta, {
  slug: 'banking',
  resolvers,
  money: { of: money, currency: 'currency' },
  calls,
  live,
  hook: { sentAt: 'generationTime' },
  enums: {
    BankTransactionPartyKind: { INTERNAL_ACCOUNT: 'FIRE_ACCOUNT', PAYEE_ACCOUNT: 'WITHDRAWAL_ACCOUNT' },
  },
  nodes: {
    Bank: nodeType({ by: bankByUuid, key: 'aspspUuid', keys: ['bankUuid'] }),
    Batch: nodeType({
      by: batchByUuid,
      isKey: isUuid,
      key: from(['batchUuid', 'batchItemUuid'], uuidOfBatch),
      keys: ['batchUuid'],
    }),
    DirectDebit: nodeType({ by: directDebitByUuid, isKey: isUuid, key: 'directDebitUuid', keys: ['directDebitUuid'] }),
    DirectDebitMandate: nodeType({ by: mandateByUuid, isKey: isUuid, key: 'mandateUuid', keys: ['mandateUuid'] }),
    BankAccount: nodeType({ by: accountByNumber, isKey: isNumber, key: from('ican', String), keys: ['accountId'] }),
  },
  extras: ['Query.bankTransactions', 'Mutation.addBatchPayment'],
});
