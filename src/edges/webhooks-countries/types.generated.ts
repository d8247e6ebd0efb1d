import type * as Types from "#schema";
interface DefinedFields {
  WebhookRequest: 'country';
};

export type WebhookRequest = Types.WebhookRequest;
export type Country = Types.Country;

export type WebhookRequestResolvers = Pick<Types.WebhookRequestResolvers, DefinedFields['WebhookRequest']>;

export interface Resolvers {
  WebhookRequest?: WebhookRequestResolvers;
};