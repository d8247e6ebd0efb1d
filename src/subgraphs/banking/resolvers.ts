import type { Instant } from '#contracts/banking';
import { fromMilliseconds, listed, paged } from '#graph';
import { ANY_CURRENCY, banksByCurrency } from './batches.ts';
import { codeOf, moneyFields } from './money.ts';
import type { Resolvers } from './types.generated.ts';

export const resolvers: Resolvers = {
  Query: {
    banks: (_root, { currency, ...window }, context, info) =>
      listed(context, info, { currency }, window, async () => {
        const banks = await context.load(banksByCurrency, currency ?? ANY_CURRENCY);
        return banks?.rows ?? [];
      }),
    batches(_root, { types, statuses, orderBy, order, ...window }, context, info) {
      const args = { order, orderBy, batchTypes: types, batchStatus: statuses };
      return paged(context, info, 'banking.listBatches', args, window, {
        rows: ({ batchRequests, batches, items }) => batchRequests ?? batches ?? items ?? [],
      });
    },
    directDebits: (_root, { mandateUuid, ...window }, context, info) =>
      paged(context, info, 'banking.listDirectDebits', { mandateUuid }, window),
  },
  Bank: {
    bankUuid: ({ aspspUuid }) => aspspUuid,
    name: ({ alias }) => alias,
    logoUrl: ({ logoUrl }) => logoUrl || null,
    countryCode: ({ country }) => country.code,
    countryName: ({ country }) => country.description,
    currency: ({ currency }) => codeOf(currency),
    currencyName: ({ currency }) => currency.description,
    createdAt: ({ dateCreated }) => time(dateCreated),
    updatedAt: ({ lastUpdated }) => time(lastUpdated),
    raw: (bank) => bank,
  },
  Batch: {
    batchUuid: ({ batchUuid, batchItemUuid }) => batchUuid ?? batchItemUuid,
    name: ({ batchName }) => batchName,
    callbackUrl: ({ callbackUrl }) => callbackUrl || null,
    currency: ({ currency }) => codeOf(currency),
    ...moneyFields('valueOfItemsSubmitted', 'valueOfItemsFailed', 'valueOfItemsSucceeded'),
    ...moneyFields('amount', 'feeAmount', 'taxAmount', 'amountAfterCharges'),
    refId: ({ refId }) => text(refId),
    icanFrom: ({ icanFrom }) => text(icanFrom),
    icanTo: ({ icanTo }) => text(icanTo),
    reference: ({ ref }) => ref,
    createdAt: ({ dateCreated }) => fromMilliseconds(dateCreated),
    updatedAt: ({ lastUpdated }) => fromMilliseconds(lastUpdated),
    raw: (batch) => batch,
  },
  DirectDebit: {
    mandateUuid: ({ mandateUUid, mandateUuid }) => mandateUUid ?? mandateUuid,
    currency: ({ currency }) => codeOf(currency),
    ...moneyFields('amount', 'feeAmount', 'taxAmount', 'amountAfterCharges'),
    // One state under two spellings.
    status: ({ status }) => (status === 'RECIEVED' ? 'RECEIVED' : status),
    originatorLogoUrlSmall: ({ originatorLogoUrlSmall }) => originatorLogoUrlSmall || null,
    originatorLogoUrlLarge: ({ originatorLogoUrlLarge }) => originatorLogoUrlLarge || null,
    targetIcan: ({ targetIcan }) => text(targetIcan),
    targetPayeeId: ({ targetPayeeId }) => text(targetPayeeId),
    isIndemnityClaim: ({ isDDIC }) => isDDIC,
    rejectReason: ({ fireRejectReason }) => fireRejectReason,
    refundReason: ({ fireRefundReason }) => fireRefundReason,
    createdAt: ({ dateCreated }) => time(dateCreated),
    updatedAt: ({ lastUpdated }) => time(lastUpdated),
    refundedAt: ({ dateRefunded }) => fromMilliseconds(dateRefunded),
    raw: (debit) => debit,
  },
};

/** A moment that is always told. */
function time(instant: Instant): string {
  return fromMilliseconds(instant) ?? '';
}

function text(id: number | bigint | null | undefined): string | null {
  return id == null ? null : String(id);
}
