// Business banking interface. Generated from mesh/banking.yaml: do not edit.
export interface AspspList {
  readonly total: number;
  readonly aspsps: readonly Aspsp[];
}

export interface Aspsp {
  readonly aspspUuid: string;
  /** The bank's name. */
  readonly alias: string;
  readonly logoUrl?: string | null;
  readonly country: Country;
  readonly currency: Currency;
  readonly dateCreated: string;
  readonly lastUpdated: string;
}

export interface Country {
  /** Two capital letters. */
  readonly code?: string;
  /** The country's English name. */
  readonly description?: string;
}

export interface Currency {
  readonly code?: "EUR" | "GBP" | (string & {});
  /** The currency's name. */
  readonly description?: string;
}

/** The rows stand under one of three names, by the version of the server. */
export interface BatchPage {
  readonly total: number;
  readonly batchRequests?: readonly Batch[];
  readonly batches?: readonly Batch[];
  /** Each row is one payment. */
  readonly items?: readonly Batch[];
}

/** A batch, or one payment of a batch. Either id may name it, and nothing else is sure to be there. */
export interface Batch {
  readonly batchUuid?: string;
  /** Names a payment and in some versions a batch. */
  readonly batchItemUuid?: string;
  readonly type?: BatchType;
  readonly status?: BatchStatus;
  readonly sourceName?: string | null;
  readonly batchName?: string | null;
  readonly jobNumber?: string | null;
  /** May hold a secret. */
  readonly callbackUrl?: string | null;
  /** A bare code. */
  readonly currency?: string | null;
  readonly numberOfItemsSubmitted?: number | bigint | null;
  /** In minor units. */
  readonly valueOfItemsSubmitted?: number | bigint | null;
  readonly numberOfItemsFailed?: number | bigint | null;
  /** In minor units. */
  readonly valueOfItemsFailed?: number | bigint | null;
  readonly numberOfItemsSucceeded?: number | bigint | null;
  /** In minor units. */
  readonly valueOfItemsSucceeded?: number | bigint | null;
  readonly result?: BatchResult;
  /** Of a payment. In minor units. */
  readonly amount?: number | bigint;
  /** Of a payment. In minor units. */
  readonly feeAmount?: number | bigint;
  /** Of a payment. In minor units. */
  readonly taxAmount?: number | bigint;
  /** Of a payment. In minor units. */
  readonly amountAfterCharges?: number | bigint;
  /** Of a payment. */
  readonly refId?: number | bigint;
  /** The account that a payment leaves. */
  readonly icanFrom?: number | bigint;
  /** The account that a payment reaches. */
  readonly icanTo?: number | bigint;
  /** The text of a payment. */
  readonly ref?: string;
  readonly dateCreated?: string | null;
  readonly lastUpdated?: string | null;
}

/** Newer servers also send old words with DEPRECATED_ before them. */
export type BatchType = "INTERNAL_TRANSFER" | "BANK_TRANSFER" | "INTERNATIONAL_TRANSFER" | "NEW_PAYEE" | (string & {});

/** The first eight are states of a batch, the others of one payment. */
export type BatchStatus = "OPEN" | "PENDING_APPROVAL" | "PENDING_PARENT_BATCH_APPROVAL" | "READY_FOR_PROCESSING" | "PROCESSING" | "COMPLETE" | "REJECTED" | "CANCELLED" | "SUBMITTED" | "REMOVED" | "SUCCEEDED" | "FAILED" | (string & {});

/** Of a payment. */
export interface BatchResult {
  readonly code?: number | bigint;
  readonly message?: string;
}

export interface DirectDebitPage {
  readonly total: number | bigint;
  readonly directdebits: readonly DirectDebit[];
}

/** The mandate's id comes under one of two spellings. */
export interface DirectDebit {
  readonly directDebitUuid: string;
  readonly mandateUUid?: string;
  readonly mandateUuid?: string;
  readonly currency: Currency;
  /** In minor units. */
  readonly amount: number | bigint;
  /** In minor units. */
  readonly feeAmount?: number | bigint | null;
  /** In minor units. */
  readonly taxAmount?: number | bigint | null;
  /** In minor units. */
  readonly amountAfterCharges?: number | bigint | null;
  readonly status: DirectDebitStatus;
  readonly type: "FIRST_COLLECTION" | "ONGOING_COLLECTION" | "REPRESENTED_COLLECTION" | "FINAL_COLLECTION" | (string & {});
  readonly originatorName?: string | null;
  readonly originatorAlias?: string | null;
  readonly originatorReference?: string | null;
  readonly originatorLogoUrlSmall?: string | null;
  readonly originatorLogoUrlLarge?: string | null;
  readonly directDebitReference?: string | null;
  /** The account's id. */
  readonly targetIcan?: number | bigint | null;
  /** The payee's id. */
  readonly targetPayeeId?: number | bigint | null;
  /** True of a refund claimed under the indemnity. */
  readonly isDDIC?: boolean | null;
  readonly fireRejectReason?: string | null;
  readonly fireRefundReason?: string | null;
  readonly schemeRejectReason?: string | null;
  readonly schemeRejectReasonCode?: "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "A" | "B" | (string & {}) | null;
  readonly schemeRefundReason?: string | null;
  readonly schemeRefundReasonCode?: string | null;
  readonly dateCreated: Instant;
  readonly lastUpdated: Instant;
  readonly dateRefunded?: Instant | null;
}

/** The first two are one state under two spellings. */
export type DirectDebitStatus = "RECIEVED" | "RECEIVED" | "REJECT_REQUESTED" | "REJECT_READY_FOR_PROCESSING" | "REJECT_RECORD_IN_PROGRESS" | "REJECT_RECORDED" | "REJECT_FILE_CREATED" | "REJECT_FILE_SENT" | "COLLECTED" | "REFUND_REQUESTED" | "REFUND_RECORD_IN_PROGRESS" | "REFUND_RECORDED" | "REFUND_FILE_CREATED" | "REFUND_FILE_SENT" | (string & {});

/** A date and time, or the milliseconds since 1970. */
export type Instant = string | number;

export interface Failure {
  readonly errors?: readonly Notice[];
}

export interface Notice {
  readonly code?: number | bigint;
  readonly message?: string;
}

/** The operations of this interface: what each takes and what it answers. */
export interface Operations {
  /** Banks that payments can be asked of, for callers that show the choice of bank themselves. */
  listAspsps: { args: {
    /** Banks of this currency only. */
    currency?: "EUR" | "GBP" | (string & {}) | null;
  }; optional: true; answer: AspspList; item: Aspsp };
  /** Batches of payments by type and status. */
  listBatches: { args: {
    /** The direction of the order. */
    order?: "DESC" | "ASC" | (string & {}) | null;
    /** What the rows are ordered by. */
    orderBy?: "DATE" | (string & {}) | null;
    /** Batches of this type. The plural name takes one value. */
    batchTypes?: BatchType | null;
    /** Batches in this state. Newer servers do not know it. */
    batchStatus?: BatchStatus | null;
    /** Rows to skip. */
    offset?: number | null;
    /** Rows a page. */
    limit?: number | null;
  }; optional: true; answer: BatchPage; item: Batch };
  /** Direct debit payments of a mandate. */
  listDirectDebits: { args: {
    /** The mandate whose payments are listed. */
    mandateUuid: string;
    /** Rows to skip. */
    offset?: number | null;
    /** Rows a page. */
    limit?: number | null;
  }; optional: false; answer: DirectDebitPage; item: DirectDebit };
}
