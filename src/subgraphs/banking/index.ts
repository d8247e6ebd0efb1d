import type { Account, Aspsp, Batch, DirectDebit, Mandate } from '#contracts/banking';
import { from, nodeType, subgraph } from '#graph';
import {
  ANY_CURRENCY,
  accountByNumber,
  banksByCurrency,
  batchByUuid,
  directDebitByUuid,
  mandateByUuid,
} from './batches.ts';
import { banksOf, calls } from './calls.ts';
import { isNumber, isUuid } from './keys.ts';
import { live } from './live.ts';
import { resolvers } from './resolvers.ts';

export const banking = subgraph(import.meta, {
  slug: 'banking',
  resolvers,
  calls,
  live,
  hook: { sentAt: 'generationTime' },
  enums: {
    BankTransactionPartyKind: { INTERNAL_ACCOUNT: 'FIRE_ACCOUNT', PAYEE_ACCOUNT: 'WITHDRAWAL_ACCOUNT' },
  },
  nodes: {
    Bank: nodeType<Aspsp>({
      calls: banksOf(),
      key: 'aspspUuid',
      keys: ['bankUuid'],
      load: async (uuid, { load }) => (await load(banksByCurrency, ANY_CURRENCY))?.withUuid(uuid),
    }),
    Batch: nodeType<Batch>({
      by: batchByUuid,
      isKey: isUuid,
      key: from<Batch, 'batchUuid' | 'batchItemUuid', unknown, string>(
        ['batchUuid', 'batchItemUuid'],
        ({ batchUuid, batchItemUuid }) => batchUuid ?? batchItemUuid ?? '',
      ),
      keys: ['batchUuid'],
    }),
    DirectDebit: nodeType<DirectDebit>({
      by: directDebitByUuid,
      isKey: isUuid,
      key: 'directDebitUuid',
      keys: ['directDebitUuid'],
    }),
    DirectDebitMandate: nodeType<Mandate>({
      by: mandateByUuid,
      isKey: isUuid,
      key: 'mandateUuid',
      keys: ['mandateUuid'],
    }),
    BankAccount: nodeType<Account>({
      by: accountByNumber,
      isKey: isNumber,
      key: from<Account, 'ican', unknown, string>('ican', String),
      keys: ['accountId'],
    }),
  },
  extras: ['Query.bankTransactions', 'Mutation.addBatchPayment'],
});
