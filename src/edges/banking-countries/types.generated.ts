import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  Country: 'banks';
  Bank: 'country' | 'currencyCountries';
  Batch: 'currencyCountries';
  DirectDebit: 'currencyCountries';
};

export type Country = Types.Country;
export type BankConnection = Types.BankConnection;
export type Bank = Types.Bank;
export type CountryConnection = Types.CountryConnection;
export type Batch = Types.Batch;
export type DirectDebit = Types.DirectDebit;

export type CountryResolvers = Pick<Types.CountryResolvers, DefinedFields['Country']>;
export type BankResolvers = Pick<Types.BankResolvers, DefinedFields['Bank']>;
export type BatchResolvers = Pick<Types.BatchResolvers, DefinedFields['Batch']>;
export type DirectDebitResolvers = Pick<Types.DirectDebitResolvers, DefinedFields['DirectDebit']>;

export interface Resolvers {
  Country?: CountryResolvers;
  Bank?: BankResolvers;
  Batch?: BatchResolvers;
  DirectDebit?: DirectDebitResolvers;
};