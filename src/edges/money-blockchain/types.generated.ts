import type * as Types from "#schema";
interface DefinedFields {
  Money: 'bitcoins' | 'convertedTo';
  Currency: 'exchangeRate';
};

export type Money = Types.Money;
export type Decimal = Types.Decimal;
export type CurrencyCode = Types.CurrencyCode;
export type Currency = Types.Currency;
export type ExchangeRate = Types.ExchangeRate;

export type MoneyResolvers = Pick<Types.MoneyResolvers, DefinedFields['Money']>;
export type CurrencyResolvers = Pick<Types.CurrencyResolvers, DefinedFields['Currency']>;

export interface Resolvers {
  Money?: MoneyResolvers;
  Currency?: CurrencyResolvers;
};