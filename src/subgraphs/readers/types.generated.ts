import type * as Types from "#schema";
interface DefinedFields {
  Query: 'reader';
  Mutation: 'updateReaderEntitlements' | 'deleteReader';
  Reader: 'id' | 'resourceName' | 'publicationId' | 'readerId' | 'entitlements' | 'raw';
  ReaderEntitlement: 'productId' | 'subscriptionToken' | 'detail' | 'expiresAt';
  UpdateReaderEntitlementsSuccess: 'reader';
  DeleteReaderSuccess: 'deletedReaderId';
  ReaderNotFound: 'code' | 'message';
  ReaderAccessDenied: 'code' | 'message';
  ReaderHasEntitlements: 'code' | 'message';
};

interface DefinedInputFields {
  UpdateReaderEntitlementsInput: 'id' | 'entitlements';
  ReaderEntitlementInput: 'productId' | 'subscriptionToken' | 'detail' | 'expiresAt';
  DeleteReaderInput: 'id' | 'force';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type Reader = Pick<Types.Reader, DefinedFields['Reader']>;
export type Mutation = Pick<Types.Mutation, DefinedFields['Mutation']>;
export type UpdateReaderEntitlementsResult = Types.UpdateReaderEntitlementsResult;
export type UpdateReaderEntitlementsInput = Pick<Types.UpdateReaderEntitlementsInput, DefinedInputFields['UpdateReaderEntitlementsInput']>;
export type DeleteReaderResult = Types.DeleteReaderResult;
export type DeleteReaderInput = Pick<Types.DeleteReaderInput, DefinedInputFields['DeleteReaderInput']>;
export type ReaderEntitlement = Pick<Types.ReaderEntitlement, DefinedFields['ReaderEntitlement']>;
export type JSON = Types.Json;
export type Node = Types.Node;
export type DateTime = Types.DateTime;
export type ReaderEntitlementInput = Pick<Types.ReaderEntitlementInput, DefinedInputFields['ReaderEntitlementInput']>;
export type UpdateReaderEntitlementsSuccess = Pick<Types.UpdateReaderEntitlementsSuccess, DefinedFields['UpdateReaderEntitlementsSuccess']>;
export type ReaderAccessDenied = Pick<Types.ReaderAccessDenied, DefinedFields['ReaderAccessDenied']>;
export type ReaderNotFound = Pick<Types.ReaderNotFound, DefinedFields['ReaderNotFound']>;
export type DeleteReaderSuccess = Pick<Types.DeleteReaderSuccess, DefinedFields['DeleteReaderSuccess']>;
export type ReaderHasEntitlements = Pick<Types.ReaderHasEntitlements, DefinedFields['ReaderHasEntitlements']>;
export type RejectionCode = Types.RejectionCode;
export type NotFound = Types.NotFound;
export type Rejection = Types.Rejection;
export type AccessDenied = Types.AccessDenied;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type MutationResolvers = Required<Pick<Types.MutationResolvers, DefinedFields['Mutation']>>;
export type ReaderResolvers = Pick<Types.ReaderResolvers, DefinedFields['Reader'] | '__isTypeOf'>;
export type ReaderEntitlementResolvers = Pick<Types.ReaderEntitlementResolvers, DefinedFields['ReaderEntitlement']>;
export type UpdateReaderEntitlementsSuccessResolvers = Pick<Types.UpdateReaderEntitlementsSuccessResolvers, DefinedFields['UpdateReaderEntitlementsSuccess'] | '__isTypeOf'>;
export type DeleteReaderSuccessResolvers = Pick<Types.DeleteReaderSuccessResolvers, DefinedFields['DeleteReaderSuccess'] | '__isTypeOf'>;
export type ReaderNotFoundResolvers = Pick<Types.ReaderNotFoundResolvers, DefinedFields['ReaderNotFound'] | '__isTypeOf'>;
export type ReaderAccessDeniedResolvers = Pick<Types.ReaderAccessDeniedResolvers, DefinedFields['ReaderAccessDenied'] | '__isTypeOf'>;
export type ReaderHasEntitlementsResolvers = Pick<Types.ReaderHasEntitlementsResolvers, DefinedFields['ReaderHasEntitlements'] | '__isTypeOf'>;

export interface Resolvers {
  Query: QueryResolvers;
  Mutation: MutationResolvers;
  Reader?: ReaderResolvers;
  ReaderEntitlement?: ReaderEntitlementResolvers;
  UpdateReaderEntitlementsSuccess?: UpdateReaderEntitlementsSuccessResolvers;
  DeleteReaderSuccess?: DeleteReaderSuccessResolvers;
  ReaderNotFound?: ReaderNotFoundResolvers;
  ReaderAccessDenied?: ReaderAccessDeniedResolvers;
  ReaderHasEntitlements?: ReaderHasEntitlementsResolvers;
};