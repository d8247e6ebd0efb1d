import { accountQueries, BankAccount, BankTransaction, BankTransactionParty } from './accounts.ts';
import { Bank, bankQueries } from './banks.ts';
import { Batch, BatchPayee, BatchPayment, batchQueries } from './batch.ts';
import { batchMutations, batchOfSuccess, openedBatchOfSuccess } from './batch-mutations.ts';
import { DirectDebit, DirectDebitMandate, directDebitQueries } from './direct-debits.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Omit<Resolvers, 'Subscription'> = {
  Query: { ...bankQueries, ...batchQueries, ...directDebitQueries, ...accountQueries },
  Mutation: batchMutations,
  Bank,
  Batch,
  BatchPayment,
  BatchPayee,
  DirectDebit,
  DirectDebitMandate,
  BankAccount,
  BankTransaction,
  BankTransactionParty,
  CreateBatchSuccess: openedBatchOfSuccess,
  AddBatchPaymentSuccess: batchOfSuccess,
  SubmitBatchSuccess: batchOfSuccess,
  CancelBatchSuccess: batchOfSuccess,
};
