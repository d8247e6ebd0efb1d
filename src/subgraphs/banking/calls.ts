import { type DeclaredCalls, each, type FieldCalls, loads, loadsOnce, pages, variants } from '#graph';
import type {
  BankAccountTransactionsArgs,
  MutationAddBatchPaymentArgs,
  QueryBanksArgs,
  QueryBatchesArgs,
} from '#schema';
import { isFiltered } from './accounts.ts';
import { ANY_CURRENCY, banksByCurrency, mandateByUuid, openedBatch } from './batches.ts';
import { listsOf, MOST_PAGES } from './merged-batches.ts';

/** A batch is read anew after each mutation. */
const readAgain = [each('banking.getBatch')];
const opened = [loads(openedBatch, { key: 'opened' })];
const transactions: FieldCalls = variants<BankAccountTransactionsArgs>(
  ({ args }) => (isFiltered(args) ? 'banking.filterTransactions' : 'banking.listTransactions'),
  (name) => [pages(name as 'banking.listTransactions')],
  'banking.listTransactions',
);

/** The calls for the banks of a key. */
export const banksOf = (currency: string = ANY_CURRENCY) => [loadsOnce(banksByCurrency, currency)];

export const calls: DeclaredCalls = {
  'Query.banks': variants<QueryBanksArgs>(({ args: { where } }) => where?.currencyCode ?? ANY_CURRENCY, banksOf),
  'Query.batches': variants<QueryBatchesArgs>(
    ({ args: { where } }) => String(listsOf(where?.kinds ?? undefined, where?.statuses ?? undefined).length),
    (lists) =>
      lists === '1'
        ? [pages('banking.listBatches')]
        : [each('banking.listBatches', { times: { typical: Number(lists), most: Number(lists) * MOST_PAGES } })],
    '1',
  ),
  'Query.bankTransactions': transactions,
  // Where the API refuses, the batch's status tells why.
  'Mutation.addBatchPayment': variants<MutationAddBatchPaymentArgs>(
    ({ args: { input } }) =>
      input.payment.internalTransfer ? 'banking.addInternalTransfer' : 'banking.addBankTransfer',
    (name) => [each(name as 'banking.addBankTransfer'), ifRefused()],
    'banking.addBankTransfer',
  ),
  'Mutation.submitBatch': [each('banking.submitBatch'), ifRefused()],
  'Mutation.cancelBatch': [each('banking.cancelBatch'), ifRefused()],
  'CreateBatchSuccess.batch': opened,
  'CreateBatchSuccess.batchEdge': opened,
  'AddBatchPaymentSuccess.batch': readAgain,
  'SubmitBatchSuccess.batch': readAgain,
  'CancelBatchSuccess.batch': readAgain,
  'Batch.payments': [pages('banking.listBankTransfers', { alternatives: ['banking.listInternalTransfers'] })],
  'DirectDebit.mandate': [loads(mandateByUuid)],
  'BankAccount.transactions': transactions,
};

function ifRefused() {
  return each('banking.getBatch', { times: { typical: 0, most: 1 }, isAfter: true });
}
