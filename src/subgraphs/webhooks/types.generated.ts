import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  Query: 'webhookRequests';
  Mutation: 'createWebhook';
  CreateWebhookSuccess: 'webhook';
  InvalidWebhook: 'message' | 'fields';
  Webhook: 'uuid' | 'url' | 'defaultStatus' | 'defaultContent' | 'defaultContentType' | 'timeoutSeconds' | 'lifetimeSeconds' | 'expiresAt' | 'cors' | 'redirect' | 'actions' | 'alias' | 'premium' | 'premiumExpiresAt' | 'ip' | 'userAgent' | 'createdAt' | 'updatedAt' | 'requests';
  WebhookRequestConnection: 'edges' | 'nodes' | 'pageInfo' | 'totalCount';
  WebhookRequestEdge: 'node' | 'cursor';
  WebhookRequest: 'uuid' | 'webhookUuid' | 'kind' | 'createdAt' | 'updatedAt' | 'sorting' | 'method' | 'url' | 'hostname' | 'query' | 'headers' | 'content' | 'contentJson' | 'form' | 'files' | 'size' | 'durationSeconds' | 'ip' | 'userAgent' | 'countryName' | 'countryCode' | 'region' | 'city' | 'note' | 'actionOutput' | 'actionErrors' | 'mail';
  WebhookRequestField: 'name' | 'value' | 'json';
  WebhookRequestHeader: 'name' | 'values';
  WebhookRequestFile: 'field' | 'fileId' | 'filename' | 'size' | 'contentType';
  WebhookActionOutput: 'actionId' | 'lines';
  WebhookMail: 'sender' | 'messageId' | 'destinations' | 'text' | 'html' | 'checks';
  WebhookMailChecks: 'spam' | 'virus' | 'spf' | 'dkim' | 'dmarc';
};

interface DefinedEnumValues {
  WebhookRequestKind: 'WEB' | 'EMAIL' | 'DNS' | 'UNRECOGNIZED';
};

interface DefinedInputFields {
  CreateWebhookInput: 'defaultStatus' | 'defaultContent' | 'defaultContentType' | 'timeoutSeconds' | 'listenSeconds' | 'lifetimeSeconds' | 'requestLimit' | 'cors' | 'alias' | 'actions' | 'cloneFrom' | 'groupId';
};

export type Query = Pick<Types.Query, DefinedFields['Query']>;
export type WebhookRequestConnection = Pick<Types.WebhookRequestConnection, DefinedFields['WebhookRequestConnection']>;
export type UUID = Types.Uuid;
export type Mutation = Pick<Types.Mutation, DefinedFields['Mutation']>;
export type CreateWebhookResult = Types.CreateWebhookResult;
export type CreateWebhookInput = Pick<Types.CreateWebhookInput, DefinedInputFields['CreateWebhookInput']>;
export type CreateWebhookSuccess = Pick<Types.CreateWebhookSuccess, DefinedFields['CreateWebhookSuccess']>;
export type InvalidWebhook = Pick<Types.InvalidWebhook, DefinedFields['InvalidWebhook']>;
export type Webhook = Pick<Types.Webhook, DefinedFields['Webhook']>;
export type Refusal = Types.Refusal;
export type URL = Types.Url;
export type DateTime = Types.DateTime;
export type WebhookRequestEdge = Pick<Types.WebhookRequestEdge, DefinedFields['WebhookRequestEdge']>;
export type WebhookRequest = Pick<Types.WebhookRequest, DefinedFields['WebhookRequest']>;
export type PageInfo = Types.PageInfo;
export type WebhookRequestKind = DefinedEnumValues['WebhookRequestKind'];
export type BigInt = Types.BigInt;
export type WebhookRequestField = Pick<Types.WebhookRequestField, DefinedFields['WebhookRequestField']>;
export type WebhookRequestHeader = Pick<Types.WebhookRequestHeader, DefinedFields['WebhookRequestHeader']>;
export type JSON = Types.Json;
export type WebhookRequestFile = Pick<Types.WebhookRequestFile, DefinedFields['WebhookRequestFile']>;
export type CountryCode = Types.CountryCode;
export type WebhookActionOutput = Pick<Types.WebhookActionOutput, DefinedFields['WebhookActionOutput']>;
export type WebhookMail = Pick<Types.WebhookMail, DefinedFields['WebhookMail']>;
export type WebhookMailChecks = Pick<Types.WebhookMailChecks, DefinedFields['WebhookMailChecks']>;

export type QueryResolvers = Required<Pick<Types.QueryResolvers, DefinedFields['Query']>>;
export type MutationResolvers = Required<Pick<Types.MutationResolvers, DefinedFields['Mutation']>>;
export type CreateWebhookSuccessResolvers = Pick<Types.CreateWebhookSuccessResolvers, DefinedFields['CreateWebhookSuccess'] | '__isTypeOf'>;
export type InvalidWebhookResolvers = Pick<Types.InvalidWebhookResolvers, DefinedFields['InvalidWebhook'] | '__isTypeOf'>;
export type WebhookResolvers = Pick<Types.WebhookResolvers, DefinedFields['Webhook']>;
export type WebhookRequestConnectionResolvers = Pick<Types.WebhookRequestConnectionResolvers, DefinedFields['WebhookRequestConnection']>;
export type WebhookRequestEdgeResolvers = Pick<Types.WebhookRequestEdgeResolvers, DefinedFields['WebhookRequestEdge']>;
export type WebhookRequestResolvers = Pick<Types.WebhookRequestResolvers, DefinedFields['WebhookRequest']>;
export type WebhookRequestFieldResolvers = Pick<Types.WebhookRequestFieldResolvers, DefinedFields['WebhookRequestField']>;
export type WebhookRequestHeaderResolvers = Pick<Types.WebhookRequestHeaderResolvers, DefinedFields['WebhookRequestHeader']>;
export type WebhookRequestFileResolvers = Pick<Types.WebhookRequestFileResolvers, DefinedFields['WebhookRequestFile']>;
export type WebhookActionOutputResolvers = Pick<Types.WebhookActionOutputResolvers, DefinedFields['WebhookActionOutput']>;
export type WebhookMailResolvers = Pick<Types.WebhookMailResolvers, DefinedFields['WebhookMail']>;
export type WebhookMailChecksResolvers = Pick<Types.WebhookMailChecksResolvers, DefinedFields['WebhookMailChecks']>;

export interface Resolvers {
  Query: QueryResolvers;
  Mutation: MutationResolvers;
  CreateWebhookSuccess?: CreateWebhookSuccessResolvers;
  InvalidWebhook?: InvalidWebhookResolvers;
  Webhook?: WebhookResolvers;
  WebhookRequestConnection?: WebhookRequestConnectionResolvers;
  WebhookRequestEdge?: WebhookRequestEdgeResolvers;
  WebhookRequest?: WebhookRequestResolvers;
  WebhookRequestField?: WebhookRequestFieldResolvers;
  WebhookRequestHeader?: WebhookRequestHeaderResolvers;
  WebhookRequestFile?: WebhookRequestFileResolvers;
  WebhookActionOutput?: WebhookActionOutputResolvers;
  WebhookMail?: WebhookMailResolvers;
  WebhookMailChecks?: WebhookMailChecksResolvers;
};