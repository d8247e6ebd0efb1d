import type * as Types from "#schema";
interface DefinedFields {
  Currency: 'countries';
};

export type Currency = Types.Currency;
export type CountryConnection = Types.CountryConnection;

export type CurrencyResolvers = Pick<Types.CurrencyResolvers, DefinedFields['Currency']>;

export interface Resolvers {
  Currency?: CurrencyResolvers;
};