import type * as Types from "#schema";
interface DefinedFields {
  Query: 'urlNotification';
  Mutation: 'publish';
  UrlNotificationStatus: 'id' | 'url' | 'latestUpdate' | 'latestDeletion' | 'raw';
  UrlNotification: 'url' | 'kind' | 'notifiedAt';
  PublishSuccess: 'urlNotification';
  UrlOwnershipNotVerified: 'code' | 'message';
  UrlNotificationQuotaExceeded: 'code' | 'message' | 'retryAfterSeconds';
};

interface DefinedEnumValues {
  UrlNotificationKind: 'UPDATED' | 'DELETED' | 'UNRECOGNIZED';
  UrlNotificationKindInput: 'UPDATED' | 'DELETED';
};

interface DefinedInputFields {
  PublishInput: 'url' | 'kind';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type UrlNotificationStatus = Pick<Types.UrlNotificationStatus, DefinedFields['UrlNotificationStatus']>;
export type URL = Types.Url;
export type Mutation = Pick<Types.Mutation, DefinedFields['Mutation']>;
export type PublishResult = Types.PublishResult;
export type PublishInput = Pick<Types.PublishInput, DefinedInputFields['PublishInput']>;
export type UrlNotification = Pick<Types.UrlNotification, DefinedFields['UrlNotification']>;
export type JSON = Types.Json;
export type Node = Types.Node;
export type UrlNotificationKind = DefinedEnumValues['UrlNotificationKind'];
export type DateTime = Types.DateTime;
export type UrlNotificationKindInput = DefinedEnumValues['UrlNotificationKindInput'];
export type PublishSuccess = Pick<Types.PublishSuccess, DefinedFields['PublishSuccess']>;
export type UrlOwnershipNotVerified = Pick<Types.UrlOwnershipNotVerified, DefinedFields['UrlOwnershipNotVerified']>;
export type UrlNotificationQuotaExceeded = Pick<Types.UrlNotificationQuotaExceeded, DefinedFields['UrlNotificationQuotaExceeded']>;
export type RejectionCode = Types.RejectionCode;
export type AccessDenied = Types.AccessDenied;
export type Rejection = Types.Rejection;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type MutationResolvers = Required<Pick<Types.MutationResolvers, DefinedFields['Mutation']>>;
export type UrlNotificationStatusResolvers = Pick<Types.UrlNotificationStatusResolvers, DefinedFields['UrlNotificationStatus'] | '__isTypeOf'>;
export type UrlNotificationResolvers = Pick<Types.UrlNotificationResolvers, DefinedFields['UrlNotification']>;
export type PublishSuccessResolvers = Pick<Types.PublishSuccessResolvers, DefinedFields['PublishSuccess'] | '__isTypeOf'>;
export type UrlOwnershipNotVerifiedResolvers = Pick<Types.UrlOwnershipNotVerifiedResolvers, DefinedFields['UrlOwnershipNotVerified'] | '__isTypeOf'>;
export type UrlNotificationQuotaExceededResolvers = Pick<Types.UrlNotificationQuotaExceededResolvers, DefinedFields['UrlNotificationQuotaExceeded'] | '__isTypeOf'>;

export interface Resolvers {
  Query: QueryResolvers;
  Mutation: MutationResolvers;
  UrlNotificationStatus?: UrlNotificationStatusResolvers;
  UrlNotification?: UrlNotificationResolvers;
  PublishSuccess?: PublishSuccessResolvers;
  UrlOwnershipNotVerified?: UrlOwnershipNotVerifiedResolvers;
  UrlNotificationQuotaExceeded?: UrlNotificationQuotaExceededResolvers;
};