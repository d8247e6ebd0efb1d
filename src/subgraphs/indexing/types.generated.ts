import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  Query: 'urlNotification';
  Mutation: 'publish';
  UrlNotificationMetadata: 'id' | 'url' | 'latestUpdate' | 'latestRemove' | 'raw';
  UrlNotification: 'url' | 'type' | 'notifiedAt';
  PublishSuccess: 'urlNotification';
  OwnershipNotVerified: 'message';
};

interface DefinedEnumValues {
  UrlNotificationType: 'URL_UPDATED' | 'URL_DELETED' | 'UNRECOGNIZED';
};

interface DefinedInputFields {
  PublishInput: 'url' | 'type';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type UrlNotificationMetadata = Pick<Types.UrlNotificationMetadata, DefinedFields['UrlNotificationMetadata']>;
export type URL = Types.Url;
export type Mutation = Pick<Types.Mutation, DefinedFields['Mutation']>;
export type PublishResult = Types.PublishResult;
export type PublishInput = Pick<Types.PublishInput, DefinedInputFields['PublishInput']>;
export type UrlNotification = Pick<Types.UrlNotification, DefinedFields['UrlNotification']>;
export type JSON = Types.Json;
export type Node = Types.Node;
export type UrlNotificationType = DefinedEnumValues['UrlNotificationType'];
export type DateTime = Types.DateTime;
export type PublishSuccess = Pick<Types.PublishSuccess, DefinedFields['PublishSuccess']>;
export type OwnershipNotVerified = Pick<Types.OwnershipNotVerified, DefinedFields['OwnershipNotVerified']>;
export type Refusal = Types.Refusal;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type MutationResolvers = Required<Pick<Types.MutationResolvers, DefinedFields['Mutation']>>;
export type UrlNotificationMetadataResolvers = Pick<Types.UrlNotificationMetadataResolvers, DefinedFields['UrlNotificationMetadata'] | '__isTypeOf'>;
export type UrlNotificationResolvers = Pick<Types.UrlNotificationResolvers, DefinedFields['UrlNotification']>;
export type PublishSuccessResolvers = Pick<Types.PublishSuccessResolvers, DefinedFields['PublishSuccess'] | '__isTypeOf'>;
export type OwnershipNotVerifiedResolvers = Pick<Types.OwnershipNotVerifiedResolvers, DefinedFields['OwnershipNotVerified'] | '__isTypeOf'>;

export interface Resolvers {
  Query: QueryResolvers;
  Mutation: MutationResolvers;
  UrlNotificationMetadata?: UrlNotificationMetadataResolvers;
  UrlNotification?: UrlNotificationResolvers;
  PublishSuccess?: PublishSuccessResolvers;
  OwnershipNotVerified?: OwnershipNotVerifiedResolvers;
};