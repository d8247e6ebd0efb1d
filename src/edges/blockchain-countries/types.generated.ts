import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  ExchangeRate: 'countries';
  CountryCurrency: 'exchangeRate';
};

export type ExchangeRate = Types.ExchangeRate;
export type CountryConnection = Types.CountryConnection;
export type CountryCurrency = Types.CountryCurrency;

export type ExchangeRateResolvers = Pick<Types.ExchangeRateResolvers, DefinedFields['ExchangeRate']>;
export type CountryCurrencyResolvers = Pick<Types.CountryCurrencyResolvers, DefinedFields['CountryCurrency']>;

export interface Resolvers {
  ExchangeRate?: ExchangeRateResolvers;
  CountryCurrency?: CountryCurrencyResolvers;
};