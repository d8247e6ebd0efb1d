import type * as Types from "#schema";
interface DefinedFields {
  Batch: 'callbackWebhook';
};

export type Batch = Types.Batch;
export type Webhook = Types.Webhook;

export type BatchResolvers = Pick<Types.BatchResolvers, DefinedFields['Batch']>;

export interface Resolvers {
  Batch?: BatchResolvers;
};