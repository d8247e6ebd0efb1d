// Business banking API. Generated from mesh/banking.yaml: do not edit.
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
  readonly items?: readonly BatchItem[];
}

/** Either id may name a batch, and nothing else is sure to be there. */
export interface Batch {
  readonly batchUuid?: string;
  /** Names the batch in some versions. */
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
  readonly dateCreated?: string | null;
  readonly lastUpdated?: string | null;
}

/** Newer servers also send old words with DEPRECATED_ before them. */
export type BatchType = "INTERNAL_TRANSFER" | "BANK_TRANSFER" | "INTERNATIONAL_TRANSFER" | "NEW_PAYEE" | (string & {});

export type BatchStatus = "OPEN" | "PENDING_APPROVAL" | "PENDING_PARENT_BATCH_APPROVAL" | "READY_FOR_PROCESSING" | "PROCESSING" | "COMPLETE" | "REJECTED" | "CANCELLED" | (string & {});

/** A batch that is read by its UUID, which is then always there. */
export type BatchDetails = Batch & unknown;

export type BatchItemStatus = "SUBMITTED" | "REMOVED" | "SUCCEEDED" | "FAILED" | (string & {});

export interface BatchItemPage {
  readonly total: number;
  readonly items?: readonly BatchItem[];
}

/** A payment of a batch. Nothing but its id is sure to be there. */
export interface BatchItem {
  readonly batchItemUuid: string;
  readonly status?: BatchItemStatus;
  /** A bare code. */
  readonly currency?: string | null;
  readonly result?: BatchResult;
  /** In minor units. */
  readonly amount?: number | bigint;
  /** In minor units. */
  readonly feeAmount?: number | bigint;
  /** In minor units. */
  readonly taxAmount?: number | bigint;
  /** In minor units. */
  readonly amountAfterCharges?: number | bigint;
  /** The number of the resulting payment. */
  readonly refId?: number | bigint;
  /** The account that the payment leaves. */
  readonly icanFrom?: number | bigint;
  /** The account that an internal transfer reaches. */
  readonly icanTo?: number | bigint;
  /** The text of an internal transfer. */
  readonly ref?: string;
  /** The text of a bank transfer for the business. */
  readonly myRef?: string;
  /** The text of a bank transfer on the payee's statement. */
  readonly yourRef?: string;
  readonly payeeType?: PayeeType;
  readonly payeeId?: number | bigint;
  readonly destIban?: string;
  /** The sort code. */
  readonly destNsc?: string;
  readonly destAccountNumber?: string;
  readonly destAccountHolderName?: string;
  readonly dateCreated?: string | null;
  readonly lastUpdated?: string | null;
}

export type PayeeType = "PAYEE_ID" | "ACCOUNT_DETAILS" | (string & {});

export interface BatchResult {
  readonly code?: number | bigint;
  readonly message?: string;
}

export interface NewBatch {
  readonly type: "INTERNAL_TRANSFER" | "BANK_TRANSFER" | (string & {});
  readonly currency: "EUR" | "GBP" | (string & {});
  readonly batchName?: string;
  readonly jobNumber?: string;
  /** A UUID of the caller's choice. */
  readonly batchUuid?: string;
  /** Where the batch's events are posted to. It must answer 200. */
  readonly callbackUrl?: string;
}

export interface CreatedBatch {
  readonly batchUuid: string;
}

export interface NewInternalTransfer {
  readonly icanFrom: number | bigint;
  readonly icanTo: number | bigint;
  /** In minor units. */
  readonly amount: number | bigint;
  readonly ref?: string;
}

/** The payee is named by its number, by an IBAN, or by a sort code and an account number. */
export interface NewBankTransfer {
  readonly icanFrom: number | bigint;
  readonly payeeType: PayeeType;
  readonly payeeId?: number | bigint;
  readonly destIban?: string;
  readonly destNsc?: string;
  readonly destAccountNumber?: string;
  readonly destAccountHolderName?: string;
  /** In minor units. */
  readonly amount: number | bigint;
  readonly myRef?: string;
  readonly yourRef?: string;
}

export interface NewBatchItem {
  readonly batchItemUuid: string;
}

export interface AccountList {
  readonly accounts: readonly Account[];
}

export interface Account {
  readonly ican: number | bigint;
  readonly name: string;
  /** In minor units. */
  readonly balance: number | bigint;
  readonly currency: Currency;
  /** The IBAN. Of accounts in euros only. */
  readonly ciban?: string | null;
  /** The BIC. Of accounts in euros only. */
  readonly cbic?: string | null;
  /** The sort code. */
  readonly cnsc?: string | null;
  /** The account number. */
  readonly ccan?: string | null;
  readonly defaultAccount?: boolean;
  readonly directDebitsAllowed?: boolean;
  /** Older servers send `MIGRATED`. */
  readonly status?: "LIVE" | "BREXIT_MIGRATED" | "MIGRATED" | (string & {});
}

export interface TransactionPage {
  readonly total: number | bigint;
  readonly dateRangeTo?: number | bigint;
  readonly transactions: readonly Transaction[];
}

/** One side of a transaction, in the account that it is listed for. */
export interface Transaction {
  readonly txnId: number | bigint;
  readonly refId?: number | bigint;
  readonly ican?: number | bigint;
  readonly type: string;
  readonly currency: Currency;
  /** In minor units. */
  readonly amountBeforeCharges?: number | bigint;
  /** In minor units. */
  readonly feeAmount?: number | bigint;
  /** In minor units. */
  readonly taxAmount?: number | bigint;
  /** In minor units. */
  readonly amountAfterCharges?: number | bigint;
  /** Of the account afterwards. In minor units. */
  readonly balance?: number | bigint;
  readonly myRef?: string | null;
  readonly date: Instant;
  readonly relatedParty?: RelatedParty;
}

/** The other side of a transaction. Older servers send the name alone. */
export interface RelatedParty {
  readonly type?: "FIRE_ACCOUNT" | "EXTERNAL_ACCOUNT" | "WITHDRAWAL_ACCOUNT" | "CARD_MERCHANT" | "CARD_ATM" | (string & {});
  readonly alias?: string;
  readonly account?: RelatedAccount;
}

export interface RelatedAccount {
  readonly id?: number | bigint;
  readonly alias?: string;
  readonly nsc?: string | null;
  readonly accountNumber?: string | null;
  readonly bic?: string | null;
  readonly iban?: string | null;
}

export interface MandatePage {
  readonly total: number | bigint;
  readonly mandates: readonly Mandate[];
}

export interface Mandate {
  readonly mandateUuid: string;
  readonly currency: Currency;
  readonly status: "CREATED" | "LIVE" | "REJECT_REQUESTED" | "REJECT_RECORD_IN_PROGRESS" | "REJECT_RECORDED" | "REJECT_FILE_CREATED" | "REJECT_FILE_SENT" | "CANCEL_REQUESTED" | "CANCEL_RECORD_IN_PROGRESS" | "CANCEL_RECORDED" | "CANCEL_FILE_CREATED" | "CANCEL_FILE_SENT" | "COMPLETE" | "DORMANT" | (string & {});
  readonly alias?: string | null;
  readonly mandateReference?: string | null;
  readonly originatorName?: string | null;
  readonly originatorAlias?: string | null;
  readonly originatorReference?: string | null;
  readonly originatorLogoUrlSmall?: string | null;
  readonly originatorLogoUrlLarge?: string | null;
  /** The account's number. */
  readonly targetIcan?: number | bigint | null;
  readonly numberOfDirectDebitCollected?: number | bigint | null;
  /** In minor units. */
  readonly valueOfDirectDebitCollected?: number | bigint | null;
  /** In minor units. */
  readonly latestDirectDebitAmount?: number | bigint | null;
  readonly latestDirectDebitDate?: Instant | null;
  readonly fireRejectionReason?: string | null;
  readonly schemeCancelReason?: string | null;
  readonly schemeCancelReasonCode?: string | null;
  readonly dateCreated: Instant;
  readonly lastUpdated: Instant;
  readonly dateCompleted?: Instant | null;
  readonly dateCancelled?: Instant | null;
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

/** The operations of this API: what each takes and what it answers. */
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
    /** Batches in this state, or of servers that list payments, payments in this state. Newer servers do not know it. */
    batchStatus?: "OPEN" | "PENDING_APPROVAL" | "PENDING_PARENT_BATCH_APPROVAL" | "READY_FOR_PROCESSING" | "PROCESSING" | "COMPLETE" | "REJECTED" | "CANCELLED" | "SUBMITTED" | "REMOVED" | "SUCCEEDED" | "FAILED" | (string & {}) | null;
    /** Rows to skip. */
    offset?: number | null;
    /** Rows a page. */
    limit?: number | null;
  }; optional: true; answer: BatchPage; item: Batch };
  /** Opens a batch, to which payments are added before it is submitted. */
  createBatch: { args: {
    body: NewBatch;
  }; optional: false; answer: CreatedBatch; item: never };
  /** A batch by its UUID. */
  getBatch: { args: {
    /** The batch's UUID. */
    batchUuid: string;
  }; optional: false; answer: BatchDetails; item: never };
  /** Submits a batch that is open. */
  submitBatch: { args: {
    /** The batch's UUID. */
    batchUuid: string;
  }; optional: false; answer: undefined; item: never };
  /** Cancels a batch that is open. */
  cancelBatch: { args: {
    /** The batch's UUID. */
    batchUuid: string;
  }; optional: false; answer: undefined; item: never };
  /** Payments of a batch of internal transfers. */
  listInternalTransfers: { args: {
    /** The batch's UUID. */
    batchUuid: string;
    /** Rows to skip. */
    offset?: number | null;
    /** Rows a page. */
    limit?: number | null;
  }; optional: false; answer: BatchItemPage; item: BatchItem };
  /** Adds a payment to an open batch of internal transfers. */
  addInternalTransfer: { args: {
    /** The batch's UUID. */
    batchUuid: string;
    body: NewInternalTransfer;
  }; optional: false; answer: NewBatchItem; item: never };
  /** Payments of a batch of bank transfers. */
  listBankTransfers: { args: {
    /** The batch's UUID. */
    batchUuid: string;
    /** Rows to skip. */
    offset?: number | null;
    /** Rows a page. */
    limit?: number | null;
  }; optional: false; answer: BatchItemPage; item: BatchItem };
  /** Adds a payment to an open batch of bank transfers. */
  addBankTransfer: { args: {
    /** The batch's UUID. */
    batchUuid: string;
    body: NewBankTransfer;
  }; optional: false; answer: NewBatchItem; item: never };
  /** Accounts of the business, by name. */
  listAccounts: { args: {
    /** Rows to skip. */
    offset?: number | null;
    /** Rows a page. */
    limit?: number | null;
  }; optional: true; answer: AccountList; item: Account };
  /** An account of the business. */
  getAccount: { args: {
    /** The account's number, assigned by the service. */
    ican: string;
  }; optional: false; answer: Account; item: never };
  /** Transactions of an account, the newest first. */
  listTransactions: { args: {
    /** The account's number, assigned by the service. */
    ican: string;
    /** Rows to skip. */
    offset?: number | null;
    /** Rows a page. */
    limit?: number | null;
  }; optional: false; answer: TransactionPage; item: Transaction };
  /** Transactions of an account in a range of time, the newest first. */
  filterTransactions: { args: {
    /** The account's number, assigned by the service. */
    ican: string;
    /** Transactions from this time on, in milliseconds since 1970. */
    dateRangeFrom: number | bigint;
    /** Transactions until this time, in milliseconds since 1970. */
    dateRangeTo: number | bigint;
    /** Transactions whose reference contains this text. Empty for all. */
    searchKeyword: string;
    /** Transactions of these types. */
    transactionTypes: readonly string[];
    /** How many transactions to leave out. The operation has no parameter for the length of a page. */
    offset: number;
  }; optional: false; answer: TransactionPage; item: Transaction };
  /** Direct debit payments of a mandate. */
  listDirectDebits: { args: {
    /** The mandate whose payments are listed. */
    mandateUuid: string;
    /** Rows to skip. */
    offset?: number | null;
    /** Rows a page. */
    limit?: number | null;
  }; optional: false; answer: DirectDebitPage; item: DirectDebit };
  /** A direct debit payment by its UUID. */
  getDirectDebit: { args: {
    /** The direct debit's UUID. */
    directDebitUuid: string;
  }; optional: false; answer: DirectDebit; item: never };
  /** Direct debit mandates of the business. */
  listMandates: { args: {
    /** Rows to skip. */
    offset?: number | null;
    /** Rows a page. */
    limit?: number | null;
  }; optional: true; answer: MandatePage; item: Mandate };
  /** A direct debit mandate by its UUID. */
  getMandate: { args: {
    /** The mandate's UUID. */
    mandateUuid: string;
  }; optional: false; answer: Mandate; item: never };
}
