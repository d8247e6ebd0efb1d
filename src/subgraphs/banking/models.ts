import type * as Wire from '#contracts/banking';

export type Bank = Wire.Aspsp;
/** Payments of a batch have its currency; `sent` is then the payment as it was sent. */
export type BatchPayment = Wire.BatchItem & { readonly sent?: Wire.BatchItem };
export type BatchPaymentResult = Wire.BatchResult;
/** The payee is part of its payment. */
export type BatchPayee = Pick<
  Wire.BatchItem,
  'payeeType' | 'payeeId' | 'destIban' | 'destNsc' | 'destAccountNumber' | 'destAccountHolderName'
>;
export type BankTransactionParty = Wire.RelatedParty;

/** A batch by its UUID, read when it is selected. */
interface OfBatch {
  readonly batchUuid: string;
}
export type CreateBatchSuccess = OfBatch;
export type AddBatchPaymentSuccess = OfBatch & { readonly paymentUuid: string };
export type SubmitBatchSuccess = OfBatch;
export type CancelBatchSuccess = OfBatch;

/** A version of a batch that is followed. */
export interface BatchChanged {
  readonly cursor: string;
  readonly batch: Wire.Batch;
}
