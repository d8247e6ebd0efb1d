import { type DeclaredCalls, each, type FieldCalls, loads, loadsOnce, pages, variants } from '#graph';
import type {
  BankAccountTransactionsArgs,
  MutationAddBatchPaymentArgs,
  QueryBanksArgs,
  QueryBatchesArgs,
} from '#schema';
import { isFiltered } from './accounts.ts';
import {
  ANY_CURRENCY,
  accountByNumber,
  banksByCurrency,
  batchByUuid,
  directDebitByUuid,
  mandateByUuid,
  openedBatch,
} from './batches.ts';
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
  'Subscription.batchChanged': [each('banking.getBatch')],
  'Query.bank': banksOf(),
  'Query.banks': variants<QueryBanksArgs>(({ args: { where } }) => where?.currencyCode ?? ANY_CURRENCY, banksOf),
  'Query.batches': variants<QueryBatchesArgs>(
    ({ args: { where } }) => String(listsOf(where?.kinds ?? undefined, where?.statuses ?? undefined).length),
    (lists) =>
      lists === '1'
        ? [pages('banking.listBatches')]
        : [each('banking.listBatches', { times: { typical: Number(lists), most: Number(lists) * MOST_PAGES } })],
    '1',
  ),
  'Query.batch': [loads(batchByUuid)],
  'Query.directDebits': [pages('banking.listDirectDebits')],
  'Query.directDebit': [loads(directDebitByUuid)],
  'Query.directDebitMandates': [pages('banking.listMandates')],
  'Query.directDebitMandate': [loads(mandateByUuid)],
  'Query.bankAccounts': [pages('banking.listAccounts')],
  'Query.bankAccount': [loads(accountByNumber)],
  'Query.bankTransactions': transactions,
  'Mutation.createBatch': [each('banking.createBatch')],
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
  'BatchPayment.sourceAccount': [loads(accountByNumber)],
  'BatchPayment.destinationAccount': [loads(accountByNumber)],
  'DirectDebit.mandate': [loads(mandateByUuid)],
  'DirectDebit.account': [loads(accountByNumber)],
  'DirectDebitMandate.account': [loads(accountByNumber)],
  'DirectDebitMandate.directDebits': [pages('banking.listDirectDebits')],
  'BankAccount.transactions': transactions,
};

function ifRefused() {
  return each('banking.getBatch', { times: { typical: 0, most: 1 }, isAfter: true });
}
