import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  FulfillmentConsignee: 'country';
};

export type FulfillmentConsignee = Types.FulfillmentConsignee;
export type Country = Types.Country;

export type FulfillmentConsigneeResolvers = Pick<Types.FulfillmentConsigneeResolvers, DefinedFields['FulfillmentConsignee']>;

export interface Resolvers {
  FulfillmentConsignee?: FulfillmentConsigneeResolvers;
};