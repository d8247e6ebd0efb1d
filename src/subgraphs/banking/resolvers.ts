import type { Instant } from '#contracts/banking';
import { currencyOf, from, fromMilliseconds, listed, paged } from '#graph';
import { ANY_CURRENCY, banksByCurrency } from './batches.ts';
import { listsOf, mergedBatches, rowsOf } from './merged-batches.ts';
import { codeOf, money } from './money.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    banks: (_root, { currency, ...window }, context, info) =>
      listed(context, info, { currency }, window, async () => {
        const banks = await context.load(banksByCurrency, currency ?? ANY_CURRENCY);
        return banks?.rows ?? [];
      }),
    batches(_root, { types, statuses, orderBy, order, ...window }, context, info) {
      const lists = listsOf(types ?? [], statuses ?? []);
      if (lists.length === 1) {
        return paged(context, info, 'banking.listBatches', { order, orderBy, ...lists[0] }, window, { rows: rowsOf });
      }
      return listed(context, info, { types, statuses, order }, window, () =>
        mergedBatches(context.upstream, lists, order ?? 'DESC'),
      );
    },
    directDebits: (_root, { mandateUuid, ...window }, context, info) =>
      paged(context, info, 'banking.listDirectDebits', { mandateUuid }, window),
  },
  Bank: {
    bankUuid: from('aspspUuid'),
    name: from('alias'),
    logoUrl: from('logoUrl'),
    countryCode: from('country.code'),
    countryName: from('country.description'),
    currencyCode: from('currency', codeOf),
    currency: from('currency', (currency) => currencyOf(codeOf(currency))),
    currencyName: from('currency.description'),
    createdAt: from('dateCreated', time),
    updatedAt: from('lastUpdated', time),
    raw: (bank) => bank,
  },
  Batch: {
    batchUuid: from(['batchUuid', 'batchItemUuid'], ({ batchUuid, batchItemUuid }) => batchUuid ?? batchItemUuid),
    name: from('batchName'),
    callbackUrl: from('callbackUrl'),
    currencyCode: from('currency', codeOf),
    currency: from('currency', (currency) => currencyOf(codeOf(currency))),
    valueOfItemsSubmitted: from(['valueOfItemsSubmitted', 'currency'], ({ valueOfItemsSubmitted, currency }) =>
      money(valueOfItemsSubmitted, currency),
    ),
    valueOfItemsFailed: from(['valueOfItemsFailed', 'currency'], ({ valueOfItemsFailed, currency }) =>
      money(valueOfItemsFailed, currency),
    ),
    valueOfItemsSucceeded: from(['valueOfItemsSucceeded', 'currency'], ({ valueOfItemsSucceeded, currency }) =>
      money(valueOfItemsSucceeded, currency),
    ),
    amount: from(['amount', 'currency'], ({ amount, currency }) => money(amount, currency)),
    feeAmount: from(['feeAmount', 'currency'], ({ feeAmount, currency }) => money(feeAmount, currency)),
    taxAmount: from(['taxAmount', 'currency'], ({ taxAmount, currency }) => money(taxAmount, currency)),
    amountAfterCharges: from(['amountAfterCharges', 'currency'], ({ amountAfterCharges, currency }) =>
      money(amountAfterCharges, currency),
    ),
    refId: from('refId', text),
    icanFrom: from('icanFrom', text),
    icanTo: from('icanTo', text),
    reference: from('ref'),
    createdAt: from('dateCreated', fromMilliseconds),
    updatedAt: from('lastUpdated', fromMilliseconds),
    raw: (batch) => batch,
  },
  DirectDebit: {
    mandateUuid: from(['mandateUUid', 'mandateUuid'], ({ mandateUUid, mandateUuid }) => mandateUUid ?? mandateUuid),
    currencyCode: from('currency', codeOf),
    currency: from('currency', (currency) => currencyOf(codeOf(currency))),
    amount: from(['amount', 'currency'], ({ amount, currency }) => money(amount, currency)),
    feeAmount: from(['feeAmount', 'currency'], ({ feeAmount, currency }) => money(feeAmount, currency)),
    taxAmount: from(['taxAmount', 'currency'], ({ taxAmount, currency }) => money(taxAmount, currency)),
    amountAfterCharges: from(['amountAfterCharges', 'currency'], ({ amountAfterCharges, currency }) =>
      money(amountAfterCharges, currency),
    ),
    // The interface spells this status in two ways.
    status: from('status', (status) => (status === 'RECIEVED' ? 'RECEIVED' : status)),
    originatorLogoUrlSmall: from('originatorLogoUrlSmall'),
    originatorLogoUrlLarge: from('originatorLogoUrlLarge'),
    targetIcan: from('targetIcan', text),
    targetPayeeId: from('targetPayeeId', text),
    isIndemnityClaim: from('isDDIC'),
    rejectReason: from('fireRejectReason'),
    refundReason: from('fireRefundReason'),
    createdAt: from('dateCreated', time),
    updatedAt: from('lastUpdated', time),
    refundedAt: from('dateRefunded', fromMilliseconds),
    raw: (debit) => debit,
  },
};

/** A time that is always sent. */
function time(instant: Instant): string {
  return fromMilliseconds(instant) ?? '';
}

function text(id: number | bigint | null | undefined): string | null {
  return id == null ? null : String(id);
}
