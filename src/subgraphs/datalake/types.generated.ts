import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  Query: 'fileAccess';
  Mutation: 'concurrentAppend' | 'setExpiry';
  FileAccess: 'granted' | 'path' | 'actions';
  ConcurrentAppendSuccess: 'path' | 'bytesAppended' | 'appends';
  AppendInterrupted: 'message' | 'bytesAppended';
  AppendKindMismatch: 'message';
  FileNotFound: 'message';
  SetExpirySuccess: 'path';
  FileExpected: 'message';
};

interface DefinedEnumValues {
  FileAction: 'READ' | 'WRITE' | 'EXECUTE';
  AppendSync: 'DATA' | 'METADATA' | 'CLOSE';
};

interface DefinedInputFields {
  ConcurrentAppendInput: 'path' | 'content' | 'createIfMissing' | 'sync';
  AppendContent: 'text' | 'base64' | 'file';
  SetExpiryInput: 'path' | 'expiry';
  FileExpiry: 'never' | 'millisecondsFromNow' | 'millisecondsFromCreation' | 'at';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type FileAccess = Pick<Types.FileAccess, DefinedFields['FileAccess']>;
export type FileAction = DefinedEnumValues['FileAction'];
export type Mutation = Pick<Types.Mutation, DefinedFields['Mutation']>;
export type ConcurrentAppendResult = Types.ConcurrentAppendResult;
export type ConcurrentAppendInput = Pick<Types.ConcurrentAppendInput, DefinedInputFields['ConcurrentAppendInput']>;
export type SetExpiryResult = Types.SetExpiryResult;
export type SetExpiryInput = Pick<Types.SetExpiryInput, DefinedInputFields['SetExpiryInput']>;
export type AppendContent = Pick<Types.AppendContent, DefinedInputFields['AppendContent']>;
export type AppendSync = DefinedEnumValues['AppendSync'];
export type Base64 = Types.Base64;
export type Upload = Types.Upload;
export type ConcurrentAppendSuccess = Pick<Types.ConcurrentAppendSuccess, DefinedFields['ConcurrentAppendSuccess']>;
export type AppendInterrupted = Pick<Types.AppendInterrupted, DefinedFields['AppendInterrupted']>;
export type AppendKindMismatch = Pick<Types.AppendKindMismatch, DefinedFields['AppendKindMismatch']>;
export type FileNotFound = Pick<Types.FileNotFound, DefinedFields['FileNotFound']>;
export type BigInt = Types.BigInt;
export type Refusal = Types.Refusal;
export type FileExpiry = Pick<Types.FileExpiry, DefinedInputFields['FileExpiry']>;
export type DateTime = Types.DateTime;
export type SetExpirySuccess = Pick<Types.SetExpirySuccess, DefinedFields['SetExpirySuccess']>;
export type FileExpected = Pick<Types.FileExpected, DefinedFields['FileExpected']>;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type MutationResolvers = Required<Pick<Types.MutationResolvers, DefinedFields['Mutation']>>;
export type FileAccessResolvers = Pick<Types.FileAccessResolvers, DefinedFields['FileAccess']>;
export type ConcurrentAppendSuccessResolvers = Pick<Types.ConcurrentAppendSuccessResolvers, DefinedFields['ConcurrentAppendSuccess'] | '__isTypeOf'>;
export type AppendInterruptedResolvers = Pick<Types.AppendInterruptedResolvers, DefinedFields['AppendInterrupted'] | '__isTypeOf'>;
export type AppendKindMismatchResolvers = Pick<Types.AppendKindMismatchResolvers, DefinedFields['AppendKindMismatch'] | '__isTypeOf'>;
export type FileNotFoundResolvers = Pick<Types.FileNotFoundResolvers, DefinedFields['FileNotFound'] | '__isTypeOf'>;
export type SetExpirySuccessResolvers = Pick<Types.SetExpirySuccessResolvers, DefinedFields['SetExpirySuccess'] | '__isTypeOf'>;
export type FileExpectedResolvers = Pick<Types.FileExpectedResolvers, DefinedFields['FileExpected'] | '__isTypeOf'>;

export interface Resolvers {
  Query: QueryResolvers;
  Mutation: MutationResolvers;
  FileAccess?: FileAccessResolvers;
  ConcurrentAppendSuccess?: ConcurrentAppendSuccessResolvers;
  AppendInterrupted?: AppendInterruptedResolvers;
  AppendKindMismatch?: AppendKindMismatchResolvers;
  FileNotFound?: FileNotFoundResolvers;
  SetExpirySuccess?: SetExpirySuccessResolvers;
  FileExpected?: FileExpectedResolvers;
};