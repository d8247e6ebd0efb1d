import type * as Types from "#schema";
interface DefinedFields {
  Currency: 'banks';
};

export type Currency = Types.Currency;
export type BankConnection = Types.BankConnection;

export type CurrencyResolvers = Pick<Types.CurrencyResolvers, DefinedFields['Currency']>;

export interface Resolvers {
  Currency?: CurrencyResolvers;
};