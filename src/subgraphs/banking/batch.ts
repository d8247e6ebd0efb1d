import type { BatchItemPage } from '#contracts/banking';
import { foundBy, from, fromMilliseconds, listed, loadedBy, paged } from '#graph';
import { accountByNumber, batchByUuid } from './batches.ts';
import { uuidOf, uuidOfBatch } from './keys.ts';
import { isPayment, listsOf, mergedBatches, rowsOf } from './merged-batches.ts';
import type { BatchPayment as Payment } from './models.ts';
import { codeOf, money } from './money.ts';
import type { BatchPayeeResolvers, BatchPaymentResolvers, BatchResolvers, QueryResolvers } from './types.generated.ts';
import { count, idText } from './values.ts';

export const batchQueries: Pick<QueryResolvers, 'batches' | 'batch'> = {
  batches(_root, { where, orderBy, ...window }, context, info) {
    const lists = listsOf(where?.kinds ?? undefined, where?.statuses ?? undefined);
    const [field, direction] = [orderBy?.field, orderBy?.direction];
    if (lists.length === 1) {
      const args = { order: direction, orderBy: field, ...lists[0] };
      return paged(context, info, 'banking.listBatches', args, window, { rows: rowsOf });
    }
    return listed(context, info, { where, direction }, window, () =>
      mergedBatches(context.upstream, lists, direction ?? 'DESC'),
    );
  },
  batch: foundBy('Batch', batchByUuid, uuidOf('Batch')),
};

export const Batch: BatchResolvers = {
  batchUuid: from(['batchUuid', 'batchItemUuid'], ({ batchUuid, batchItemUuid }) =>
    uuidOfBatch({ batchUuid, batchItemUuid }),
  ),
  kind: from('type'),
  name: from('batchName'),
  callbackUrl: from('callbackUrl'),
  currencyCode: from('currency', codeOf),
  submittedCount: from('numberOfItemsSubmitted', count),
  submittedValue: from(['valueOfItemsSubmitted', 'currency'], ({ valueOfItemsSubmitted, currency }) =>
    money(valueOfItemsSubmitted, currency),
  ),
  failedCount: from('numberOfItemsFailed', count),
  failedValue: from(['valueOfItemsFailed', 'currency'], ({ valueOfItemsFailed, currency }) =>
    money(valueOfItemsFailed, currency),
  ),
  succeededCount: from('numberOfItemsSucceeded', count),
  succeededValue: from(['valueOfItemsSucceeded', 'currency'], ({ valueOfItemsSucceeded, currency }) =>
    money(valueOfItemsSucceeded, currency),
  ),
  payments(batch, window, context, info) {
    const { type, currency } = batch;
    const batchUuid = uuidOfBatch(batch);
    if (isPayment(batch)) return listed(context, info, { batchUuid }, window, async () => [batch]);
    const rows = (page: BatchItemPage) => paymentsIn(page, currency);
    switch (type) {
      case 'INTERNAL_TRANSFER':
        return paged(context, info, 'banking.listInternalTransfers', { batchUuid }, window, { rows });
      case 'BANK_TRANSFER':
        return paged(context, info, 'banking.listBankTransfers', { batchUuid }, window, { rows });
      default:
        return null;
    }
  },
  createdAt: from('dateCreated', fromMilliseconds),
  updatedAt: from('lastUpdated', fromMilliseconds),
};

export const BatchPayment: BatchPaymentResolvers = {
  paymentUuid: from('batchItemUuid'),
  transactionReferenceId: from('refId', idText),
  sourceAccountId: from('icanFrom', idText),
  sourceAccount: loadedBy('icanFrom', accountByNumber, { mayBeAbsent: true }),
  destinationAccountId: from('icanTo', idText),
  destinationAccount: loadedBy('icanTo', accountByNumber, { mayBeAbsent: true }),
  payee: from(
    ['payeeType', 'payeeId', 'destIban', 'destNsc', 'destAccountNumber', 'destAccountHolderName'],
    (payment) => (payment.payeeType === undefined && payment.payeeId === undefined ? null : payment),
  ),
  reference: from(['ref', 'myRef'], ({ ref, myRef }) => ref ?? myRef),
  payeeReference: from('yourRef'),
  createdAt: from('dateCreated', fromMilliseconds),
  updatedAt: from('lastUpdated', fromMilliseconds),
  raw: (payment) => payment.sent ?? payment,
};

/** The payments of a page, with the currency of their batch. */
function paymentsIn({ items = [] }: BatchItemPage, currency: string | null | undefined): readonly Payment[] {
  return items.map((sent) => (sent.currency || !currency ? sent : { ...sent, currency, sent }));
}

export const BatchPayee: BatchPayeeResolvers = {
  payeeId: from('payeeId', idText),
  name: from('destAccountHolderName'),
  iban: from('destIban'),
  sortCode: from('destNsc'),
  accountNumber: from('destAccountNumber'),
};
