import { foundBy, from, fromMilliseconds, loadedBy, pagedBy } from '#graph';
import { accountByNumber, directDebitByUuid, mandateByUuid } from './batches.ts';
import { uuidOf } from './keys.ts';
import { codeOf, money } from './money.ts';
import type { DirectDebitMandateResolvers, DirectDebitResolvers, QueryResolvers } from './types.generated.ts';
import { count, idText, time } from './values.ts';

export const directDebitQueries: Pick<
  QueryResolvers,
  'directDebits' | 'directDebit' | 'directDebitMandates' | 'directDebitMandate'
> = {
  directDebits: pagedBy(
    'banking.listDirectDebits',
    (_root, { mandateId }, context) => ({ mandateUuid: uuidOf('DirectDebitMandate', 'mandateId')(mandateId, context) }),
    { primes: directDebitByUuid },
  ),
  directDebit: foundBy('DirectDebit', directDebitByUuid, uuidOf('DirectDebit')),
  directDebitMandates: pagedBy('banking.listMandates', () => ({}), { primes: mandateByUuid }),
  directDebitMandate: foundBy('DirectDebitMandate', mandateByUuid, uuidOf('DirectDebitMandate')),
};

export const DirectDebit: DirectDebitResolvers = {
  mandateUuid: from(['mandateUUid', 'mandateUuid'], ({ mandateUUid, mandateUuid }) => mandateUUid ?? mandateUuid),
  mandate: from(['mandateUUid', 'mandateUuid'], ({ mandateUUid, mandateUuid }, _args, { load }) => {
    const uuid = mandateUUid ?? mandateUuid;
    return uuid ? load(mandateByUuid, uuid) : null;
  }),
  currencyCode: from('currency', codeOf),
  // The API spells this status in two ways.
  status: from('status', (status) => (status === 'RECIEVED' ? 'RECEIVED' : status)),
  kind: from('type'),
  originatorSmallLogoUrl: from('originatorLogoUrlSmall'),
  originatorLargeLogoUrl: from('originatorLogoUrlLarge'),
  reference: from('directDebitReference'),
  accountId: from('targetIcan', idText),
  account: loadedBy('targetIcan', accountByNumber, { mayBeAbsent: true }),
  payeeId: from('targetPayeeId', idText),
  isIndemnityClaim: from('isDDIC'),
  rejectReason: from('fireRejectReason'),
  refundReason: from('fireRefundReason'),
  createdAt: from('dateCreated', time),
  updatedAt: from('lastUpdated', time),
  refundedAt: from('dateRefunded', fromMilliseconds),
};

export const DirectDebitMandate: DirectDebitMandateResolvers = {
  name: from('alias'),
  reference: from('mandateReference'),
  currencyCode: from('currency', codeOf),
  originatorSmallLogoUrl: from('originatorLogoUrlSmall'),
  originatorLargeLogoUrl: from('originatorLogoUrlLarge'),
  accountId: from('targetIcan', idText),
  account: loadedBy('targetIcan', accountByNumber, { mayBeAbsent: true }),
  collectedCount: from('numberOfDirectDebitCollected', count),
  collectedValue: from(['valueOfDirectDebitCollected', 'currency'], ({ valueOfDirectDebitCollected, currency }) =>
    money(valueOfDirectDebitCollected, currency),
  ),
  latestAmount: from(['latestDirectDebitAmount', 'currency'], ({ latestDirectDebitAmount, currency }) =>
    money(latestDirectDebitAmount, currency),
  ),
  latestCollectedAt: from('latestDirectDebitDate', fromMilliseconds),
  rejectReason: from('fireRejectionReason'),
  directDebits: from(
    'mandateUuid',
    pagedBy('banking.listDirectDebits', (mandateUuid) => ({ mandateUuid }), { primes: directDebitByUuid }),
  ),
  createdAt: from('dateCreated', time),
  updatedAt: from('lastUpdated', time),
  completedAt: from('dateCompleted', fromMilliseconds),
  cancelledAt: from('dateCancelled', fromMilliseconds),
};
