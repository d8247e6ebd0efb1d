import type * as Types from "#schema";
interface DefinedFields {
  Query: 'fileAccess';
  Mutation: 'concurrentAppend' | 'setExpiry';
  DatalakeFileAccess: 'isGranted' | 'path' | 'actions';
  ConcurrentAppendSuccess: 'path' | 'byteCount' | 'appendCount';
  DatalakeAppendInterrupted: 'code' | 'message' | 'byteCount';
  DatalakeAppendKindMismatch: 'code' | 'message';
  DatalakeFileNotFound: 'code' | 'message';
  SetExpirySuccess: 'path';
  DatalakeFileExpected: 'code' | 'message';
};

interface DefinedEnumValues {
  DatalakeFileAction: 'READ' | 'WRITE' | 'EXECUTE';
  DatalakeAppendSync: 'DATA' | 'METADATA' | 'CLOSE';
  DatalakeFileExpiryOption: 'NEVER';
};

interface DefinedInputFields {
  ConcurrentAppendInput: 'path' | 'content' | 'createIfMissing' | 'sync';
  DatalakeAppendContent: 'text' | 'base64' | 'file';
  SetExpiryInput: 'path' | 'expiry';
  DatalakeFileExpiry: 'option' | 'fromNowMilliseconds' | 'fromCreationMilliseconds' | 'at';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type DatalakeFileAccess = Pick<Types.DatalakeFileAccess, DefinedFields['DatalakeFileAccess']>;
export type DatalakeFileAction = DefinedEnumValues['DatalakeFileAction'];
export type Mutation = Pick<Types.Mutation, DefinedFields['Mutation']>;
export type ConcurrentAppendResult = Types.ConcurrentAppendResult;
export type ConcurrentAppendInput = Pick<Types.ConcurrentAppendInput, DefinedInputFields['ConcurrentAppendInput']>;
export type SetExpiryResult = Types.SetExpiryResult;
export type SetExpiryInput = Pick<Types.SetExpiryInput, DefinedInputFields['SetExpiryInput']>;
export type DatalakeAppendContent = Pick<Types.DatalakeAppendContent, DefinedInputFields['DatalakeAppendContent']>;
export type DatalakeAppendSync = DefinedEnumValues['DatalakeAppendSync'];
export type Base64 = Types.Base64;
export type Upload = Types.Upload;
export type ConcurrentAppendSuccess = Pick<Types.ConcurrentAppendSuccess, DefinedFields['ConcurrentAppendSuccess']>;
export type DatalakeAppendInterrupted = Pick<Types.DatalakeAppendInterrupted, DefinedFields['DatalakeAppendInterrupted']>;
export type DatalakeAppendKindMismatch = Pick<Types.DatalakeAppendKindMismatch, DefinedFields['DatalakeAppendKindMismatch']>;
export type DatalakeFileNotFound = Pick<Types.DatalakeFileNotFound, DefinedFields['DatalakeFileNotFound']>;
export type BigInt = Types.BigInt;
export type RejectionCode = Types.RejectionCode;
export type Rejection = Types.Rejection;
export type NotFound = Types.NotFound;
export type DatalakeFileExpiry = Pick<Types.DatalakeFileExpiry, DefinedInputFields['DatalakeFileExpiry']>;
export type DatalakeFileExpiryOption = DefinedEnumValues['DatalakeFileExpiryOption'];
export type DateTime = Types.DateTime;
export type SetExpirySuccess = Pick<Types.SetExpirySuccess, DefinedFields['SetExpirySuccess']>;
export type DatalakeFileExpected = Pick<Types.DatalakeFileExpected, DefinedFields['DatalakeFileExpected']>;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type MutationResolvers = Required<Pick<Types.MutationResolvers, DefinedFields['Mutation']>>;
export type DatalakeFileAccessResolvers = Pick<Types.DatalakeFileAccessResolvers, DefinedFields['DatalakeFileAccess']>;
export type ConcurrentAppendSuccessResolvers = Pick<Types.ConcurrentAppendSuccessResolvers, DefinedFields['ConcurrentAppendSuccess'] | '__isTypeOf'>;
export type DatalakeAppendInterruptedResolvers = Pick<Types.DatalakeAppendInterruptedResolvers, DefinedFields['DatalakeAppendInterrupted'] | '__isTypeOf'>;
export type DatalakeAppendKindMismatchResolvers = Pick<Types.DatalakeAppendKindMismatchResolvers, DefinedFields['DatalakeAppendKindMismatch'] | '__isTypeOf'>;
export type DatalakeFileNotFoundResolvers = Pick<Types.DatalakeFileNotFoundResolvers, DefinedFields['DatalakeFileNotFound'] | '__isTypeOf'>;
export type SetExpirySuccessResolvers = Pick<Types.SetExpirySuccessResolvers, DefinedFields['SetExpirySuccess'] | '__isTypeOf'>;
export type DatalakeFileExpectedResolvers = Pick<Types.DatalakeFileExpectedResolvers, DefinedFields['DatalakeFileExpected'] | '__isTypeOf'>;

export interface Resolvers {
  Query: QueryResolvers;
  Mutation: MutationResolvers;
  DatalakeFileAccess?: DatalakeFileAccessResolvers;
  ConcurrentAppendSuccess?: ConcurrentAppendSuccessResolvers;
  DatalakeAppendInterrupted?: DatalakeAppendInterruptedResolvers;
  DatalakeAppendKindMismatch?: DatalakeAppendKindMismatchResolvers;
  DatalakeFileNotFound?: DatalakeFileNotFoundResolvers;
  SetExpirySuccess?: SetExpirySuccessResolvers;
  DatalakeFileExpected?: DatalakeFileExpectedResolvers;
};