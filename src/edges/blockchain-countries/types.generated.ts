import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  ExchangeRate: 'countries';
};

export type ExchangeRate = Types.ExchangeRate;
export type CountryConnection = Types.CountryConnection;

export type ExchangeRateResolvers = Pick<Types.ExchangeRateResolvers, DefinedFields['ExchangeRate']>;

export interface Resolvers {
  ExchangeRate?: ExchangeRateResolvers;
};