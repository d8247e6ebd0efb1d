import type * as Types from "#schema";
interface DefinedFields {
  OrderAddress: 'country';
  OrderTaxAddress: 'country';
  OrderItemLocation: 'country';
  OrderTaxIdentifier: 'issuingCountry';
};

export type OrderAddress = Types.OrderAddress;
export type Country = Types.Country;
export type OrderTaxAddress = Types.OrderTaxAddress;
export type OrderItemLocation = Types.OrderItemLocation;
export type OrderTaxIdentifier = Types.OrderTaxIdentifier;

export type OrderAddressResolvers = Pick<Types.OrderAddressResolvers, DefinedFields['OrderAddress']>;
export type OrderTaxAddressResolvers = Pick<Types.OrderTaxAddressResolvers, DefinedFields['OrderTaxAddress']>;
export type OrderItemLocationResolvers = Pick<Types.OrderItemLocationResolvers, DefinedFields['OrderItemLocation']>;
export type OrderTaxIdentifierResolvers = Pick<Types.OrderTaxIdentifierResolvers, DefinedFields['OrderTaxIdentifier']>;

export interface Resolvers {
  OrderAddress?: OrderAddressResolvers;
  OrderTaxAddress?: OrderTaxAddressResolvers;
  OrderItemLocation?: OrderItemLocationResolvers;
  OrderTaxIdentifier?: OrderTaxIdentifierResolvers;
};