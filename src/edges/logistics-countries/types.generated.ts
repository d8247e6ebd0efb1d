import type * as Types from "#schema";
interface DefinedFields {
  FulfillmentConsignee: 'country';
};

export type FulfillmentConsignee = Types.FulfillmentConsignee;
export type Country = Types.Country;

export type FulfillmentConsigneeResolvers = Pick<Types.FulfillmentConsigneeResolvers, DefinedFields['FulfillmentConsignee']>;

export interface Resolvers {
  FulfillmentConsignee?: FulfillmentConsigneeResolvers;
};