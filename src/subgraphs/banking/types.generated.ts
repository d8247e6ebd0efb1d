import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  Query: 'banks' | 'batches' | 'directDebits';
  BankConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  BankEdge: 'node' | 'cursor';
  Bank: 'id' | 'bankUuid' | 'name' | 'logoUrl' | 'countryCode' | 'countryName' | 'currencyCode' | 'currency' | 'currencyName' | 'createdAt' | 'updatedAt' | 'raw';
  BatchConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  BatchEdge: 'node' | 'cursor';
  Batch: 'batchUuid' | 'type' | 'status' | 'sourceName' | 'name' | 'jobNumber' | 'callbackUrl' | 'currencyCode' | 'currency' | 'numberOfItemsSubmitted' | 'valueOfItemsSubmitted' | 'numberOfItemsFailed' | 'valueOfItemsFailed' | 'numberOfItemsSucceeded' | 'valueOfItemsSucceeded' | 'result' | 'amount' | 'feeAmount' | 'taxAmount' | 'amountAfterCharges' | 'refId' | 'icanFrom' | 'icanTo' | 'reference' | 'createdAt' | 'updatedAt' | 'raw';
  BatchResult: 'code' | 'message';
  DirectDebitConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  DirectDebitEdge: 'node' | 'cursor';
  DirectDebit: 'directDebitUuid' | 'mandateUuid' | 'currencyCode' | 'currency' | 'amount' | 'feeAmount' | 'taxAmount' | 'amountAfterCharges' | 'status' | 'type' | 'originatorName' | 'originatorAlias' | 'originatorReference' | 'originatorLogoUrlSmall' | 'originatorLogoUrlLarge' | 'directDebitReference' | 'targetIcan' | 'targetPayeeId' | 'isIndemnityClaim' | 'rejectReason' | 'refundReason' | 'schemeRejectReason' | 'schemeRejectReasonCode' | 'schemeRefundReason' | 'schemeRefundReasonCode' | 'createdAt' | 'updatedAt' | 'refundedAt' | 'raw';
};

interface DefinedEnumValues {
  BatchOrderBy: 'DATE';
  BatchType: 'INTERNAL_TRANSFER' | 'BANK_TRANSFER' | 'INTERNATIONAL_TRANSFER' | 'NEW_PAYEE' | 'UNRECOGNIZED';
  BatchStatus: 'OPEN' | 'PENDING_APPROVAL' | 'PENDING_PARENT_BATCH_APPROVAL' | 'READY_FOR_PROCESSING' | 'PROCESSING' | 'COMPLETE' | 'REJECTED' | 'CANCELLED' | 'SUBMITTED' | 'REMOVED' | 'SUCCEEDED' | 'FAILED' | 'UNRECOGNIZED';
  DirectDebitStatus: 'RECEIVED' | 'REJECT_REQUESTED' | 'REJECT_READY_FOR_PROCESSING' | 'REJECT_RECORD_IN_PROGRESS' | 'REJECT_RECORDED' | 'REJECT_FILE_CREATED' | 'REJECT_FILE_SENT' | 'COLLECTED' | 'REFUND_REQUESTED' | 'REFUND_RECORD_IN_PROGRESS' | 'REFUND_RECORDED' | 'REFUND_FILE_CREATED' | 'REFUND_FILE_SENT' | 'UNRECOGNIZED';
  DirectDebitType: 'FIRST_COLLECTION' | 'ONGOING_COLLECTION' | 'REPRESENTED_COLLECTION' | 'FINAL_COLLECTION' | 'UNRECOGNIZED';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type BankConnection = Pick<Types.BankConnection, DefinedFields['BankConnection']>;
export type CurrencyCode = Types.CurrencyCode;
export type BatchConnection = Pick<Types.BatchConnection, DefinedFields['BatchConnection']>;
export type BatchType = DefinedEnumValues['BatchType'];
export type BatchStatus = DefinedEnumValues['BatchStatus'];
export type BatchOrderBy = DefinedEnumValues['BatchOrderBy'];
export type SortDirection = Types.SortDirection;
export type DirectDebitConnection = Pick<Types.DirectDebitConnection, DefinedFields['DirectDebitConnection']>;
export type UUID = Types.Uuid;
export type BankEdge = Pick<Types.BankEdge, DefinedFields['BankEdge']>;
export type Bank = Pick<Types.Bank, DefinedFields['Bank']>;
export type PageInfo = Types.PageInfo;
export type URL = Types.Url;
export type CountryCode = Types.CountryCode;
export type Currency = Types.Currency;
export type DateTime = Types.DateTime;
export type JSON = Types.Json;
export type Node = Types.Node;
export type BatchEdge = Pick<Types.BatchEdge, DefinedFields['BatchEdge']>;
export type Batch = Pick<Types.Batch, DefinedFields['Batch']>;
export type BigInt = Types.BigInt;
export type Money = Types.Money;
export type BatchResult = Pick<Types.BatchResult, DefinedFields['BatchResult']>;
export type DirectDebitEdge = Pick<Types.DirectDebitEdge, DefinedFields['DirectDebitEdge']>;
export type DirectDebit = Pick<Types.DirectDebit, DefinedFields['DirectDebit']>;
export type DirectDebitStatus = DefinedEnumValues['DirectDebitStatus'];
export type DirectDebitType = DefinedEnumValues['DirectDebitType'];

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type BankConnectionResolvers = Pick<Types.BankConnectionResolvers, DefinedFields['BankConnection']>;
export type BankEdgeResolvers = Pick<Types.BankEdgeResolvers, DefinedFields['BankEdge']>;
export type BankResolvers = Pick<Types.BankResolvers, DefinedFields['Bank'] | '__isTypeOf'>;
export type BatchConnectionResolvers = Pick<Types.BatchConnectionResolvers, DefinedFields['BatchConnection']>;
export type BatchEdgeResolvers = Pick<Types.BatchEdgeResolvers, DefinedFields['BatchEdge']>;
export type BatchResolvers = Pick<Types.BatchResolvers, DefinedFields['Batch']>;
export type BatchResultResolvers = Pick<Types.BatchResultResolvers, DefinedFields['BatchResult']>;
export type DirectDebitConnectionResolvers = Pick<Types.DirectDebitConnectionResolvers, DefinedFields['DirectDebitConnection']>;
export type DirectDebitEdgeResolvers = Pick<Types.DirectDebitEdgeResolvers, DefinedFields['DirectDebitEdge']>;
export type DirectDebitResolvers = Pick<Types.DirectDebitResolvers, DefinedFields['DirectDebit']>;

export interface Resolvers {
  Query: QueryResolvers;
  BankConnection?: BankConnectionResolvers;
  BankEdge?: BankEdgeResolvers;
  Bank?: BankResolvers;
  BatchConnection?: BatchConnectionResolvers;
  BatchEdge?: BatchEdgeResolvers;
  Batch?: BatchResolvers;
  BatchResult?: BatchResultResolvers;
  DirectDebitConnection?: DirectDebitConnectionResolvers;
  DirectDebitEdge?: DirectDebitEdgeResolvers;
  DirectDebit?: DirectDebitResolvers;
};