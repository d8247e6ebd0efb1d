import type * as Types from "#graph/schema.generated";
interface DefinedFields {
  Money: 'bitcoins';
};

export type Money = Types.Money;
export type Decimal = Types.Decimal;

export type MoneyResolvers = Pick<Types.MoneyResolvers, DefinedFields['Money']>;

export interface Resolvers {
  Money?: MoneyResolvers;
};