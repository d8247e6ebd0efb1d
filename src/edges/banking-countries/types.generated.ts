import type * as Types from "#schema";
interface DefinedFields {
  Country: 'banks';
  Bank: 'country';
};

export type Country = Types.Country;
export type BankConnection = Types.BankConnection;
export type Bank = Types.Bank;

export type CountryResolvers = Pick<Types.CountryResolvers, DefinedFields['Country']>;
export type BankResolvers = Pick<Types.BankResolvers, DefinedFields['Bank']>;

export interface Resolvers {
  Country?: CountryResolvers;
  Bank?: BankResolvers;
};