import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  Money: 'countries';
};

export type Money = Types.Money;
export type CountryConnection = Types.CountryConnection;

export type MoneyResolvers = Pick<Types.MoneyResolvers, DefinedFields['Money']>;

export interface Resolvers {
  Money?: MoneyResolvers;
};