import type * as Types from "#schema";
interface DefinedFields {
  UserAddress: 'country';
};

export type UserAddress = Types.UserAddress;
export type Country = Types.Country;

export type UserAddressResolvers = Pick<Types.UserAddressResolvers, DefinedFields['UserAddress']>;

export interface Resolvers {
  UserAddress?: UserAddressResolvers;
};